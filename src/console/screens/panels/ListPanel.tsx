import { fillValues } from '../../actions/fill.ts';
import { ScreenView } from '../ScreenView.tsx';
import { ScreenTitleContext } from '../screen-title-context.ts';

interface Props {
  /** Id of a list screen. */
  list: string;
  send: Record<string, unknown> | undefined;
  values: Record<string, unknown>;
}

/** A declared list among the panels, whose heading is that of what is around it. Its page stands in the address. */
export default function ListPanel({ list, send = {}, values }: Props) {
  return (
    <ScreenTitleContext value="">
      <ScreenView id={list} params={fillValues(send, values)} />
    </ScreenTitleContext>
  );
}
