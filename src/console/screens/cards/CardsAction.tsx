import type { Action } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useRunAction } from '../../actions/use-run-action.ts';

/** A control beside the title of the cards. */
export function CardsAction({ action, record }: { action: Action; record: Record<string, unknown> }) {
  const drawn = useDrawn();
  const run = useRunAction();
  if (!drawn(action, record)) return null;
  return <GatedButton action={action} record={record} run={() => void run(action, { record })} />;
}
