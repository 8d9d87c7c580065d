import type { Action } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useRunAction } from '../../actions/use-run-action.ts';

interface Props {
  action: Action;
  record: Record<string, unknown>;
  params?: Record<string, unknown>;
  done?(): void;
}

/** A control beside the title of the cards. */
export function CardsAction({ action, record, params, done }: Props) {
  const drawn = useDrawn();
  const run = useRunAction();
  if (!drawn(action, record)) return null;
  return <GatedButton action={action} record={record} run={() => void run(action, { record, params, done })} />;
}
