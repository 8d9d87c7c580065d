import type { Action } from '../../../shared/documents/screen.ts';
import { ActionMenu } from '../../actions/ActionMenu.tsx';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import type { RowAction } from '../../actions/use-history.ts';
import { useWords } from '../../messages/use-words.ts';
import type { ListView, Row } from './list-view.ts';
import type { Reorder } from './use-reorder.ts';

interface Props {
  actions: readonly RowAction[];
  row: Row;
  name: string;
  run: ListView['run'];
  reorder: Reorder;
  allInMenu?: boolean;
}

/** One action stands in the row, the others (or all) behind one button: there is what takes something away. */
export function RowActions({ actions, row, name, run, reorder, allInMenu }: Props) {
  const words = useWords();
  const drawn = useDrawn();
  const offered = actions.filter((action) => drawn(action, row) && reorder.offers(action, row.id));
  const first = allInMenu ? undefined : offered.find(({ danger, inMenu }) => !danger && !inMenu);
  const others = offered.filter((action) => action !== first);
  const does = { 'move-up': () => reorder.step(row.id, -1), 'move-down': () => reorder.step(row.id, 1) };
  const runHere = (action: Action) => void run(action, { record: row, does });
  return (
    <>
      {first && (
        <GatedButton
          action={{ ...first, icon: undefined }}
          record={row}
          run={() => runHere(first)}
          variant="text"
          aria-label={words('action-of', { action: first.label, name })}
        />
      )}
      {others.length > 0 && (
        <ActionMenu actions={others} record={row} label={words('more-of', { name })} run={runHere} />
      )}
    </>
  );
}
