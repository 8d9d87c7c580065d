import { useSearchParams } from 'react-router';
import type { ListScreen as Document } from '../../../shared/documents/screen.ts';
import { ScreenView } from '../ScreenView.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { ListBody } from './ListBody.tsx';
import { ListFrame, useListDefaults } from './ListFrame.tsx';
import { useListAddress } from './use-list-address.ts';

/** A declared list, or in its place the one record that the address names. */
export default function ListScreen(props: ScreenProps<Document>) {
  const [search] = useSearchParams();
  const { detail } = props.screen;
  const id = detail && search.get(detail.key);
  return id ? <ScreenView key={id} id={detail.screen} params={{ ...props.params, id }} /> : <Listed {...props} />;
}

/** With its whole state in the address. */
function Listed({ screen, params }: ScreenProps<Document>) {
  const defaults = useListDefaults(screen);
  const address = useListAddress(defaults);
  return (
    <ListFrame screen={screen} address={address} defaults={defaults} params={params}>
      <ListBody screen={screen} address={address} params={params} pageSizes={defaults.pageSizes} />
    </ListFrame>
  );
}
