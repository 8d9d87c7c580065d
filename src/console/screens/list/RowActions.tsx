import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import type { Action } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import type { ListView, Row } from './list-view.ts';
import type { Reorder } from './use-reorder.ts';

const loadMenu = () => import('./RowMenu.tsx');
const RowMenu = lazy(loadMenu);

interface Props {
  actions: readonly Action[];
  row: Row;
  name: string;
  run: ListView['run'];
  reorder: Reorder;
  allInMenu?: boolean;
}

/** The first action stands in the row, the others (or all) behind one button. */
export function RowActions({ actions, row, name, run, reorder, allInMenu }: Props) {
  const words = useWords();
  const drawn = useDrawn();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = actions.filter((action) => drawn(action, row) && reorder.offers(action));
  const [first, others] = allInMenu ? [undefined, offered] : [offered[0], offered.slice(1)];
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
        <IconButton
          aria-label={words('more-of', { name })}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onPointerEnter={loadMenu}
          onFocus={loadMenu}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="more" fontSize="small" />
        </IconButton>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <RowMenu actions={others} record={row} anchor={anchor} run={runHere} close={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
