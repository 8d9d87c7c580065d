import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { Action, ListScreen } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { rescueFocus } from '../../actions/rescue-focus.ts';
import { useEntity } from '../../artifacts/use-artifacts.ts';
import { useWords } from '../../messages/use-words.ts';
import type { ListView, Row } from './list-view.ts';
import { useAll } from './use-all.ts';
import { useAsked } from './use-asked.ts';

// Few lists have it.
const SelectAll = lazy(() => import('./SelectAll.tsx'));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  fontSize: '0.875rem',
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

/** What can be done with the selected rows. The selection outlives a change of the page. */
export function BulkBar({ screen, view }: { screen: ListScreen; view: ListView }) {
  const { selectedIds, total = 0, onSelect, onUnselectItems } = useListContext();
  const all = useAll();
  const words = useWords();
  const entity = useEntity(screen.resource);
  const records = useSeen(selectedIds);
  const running = useRef(false);
  const asked = useAsked(screen);
  if (!screen.bulk || view.bulk.length === 0) return null;
  const box = screen.selectAll && total > 0 && (
    <Suspense>
      <SelectAll message={screen.selectAll} all={all} />
    </Suspense>
  );
  if (selectedIds.length === 0) return box || null;
  const clear = () => (all.on ? all.set(false) : onUnselectItems());
  const nameOf = (record: Record<string, unknown>) => String(record[entity?.display ?? 'id'] ?? '');
  const run = async (action: Action) => {
    if (running.current) return;
    running.current = true;
    // Of everything only what finds it is told: there may be far more than was ever on screen.
    const params = all.on
      ? { all: true, count: total, asked: asked() }
      : { count: selectedIds.length, names: records.map(nameOf) };
    await view
      .run(action, { ids: selectedIds, records, nameOf, params, done: clear, settled: onSelect })
      .finally(() => {
        running.current = false;
      });
  };
  return (
    <>
      {box}
      <Bar role="toolbar" aria-label={words('selection')}>
        <span role="status">{words('selected', { count: all.on ? total : selectedIds.length })}</span>
        {view.bulk.map((action) => (
          <GatedButton key={action.label} action={action} run={() => void run(action)} />
        ))}
        <Button
          variant="text"
          onClick={({ currentTarget }) => {
            const list = currentTarget.closest('section');
            clear();
            rescueFocus(() => list?.querySelector<HTMLElement>('input[type="checkbox"]'));
          }}
        >
          {words('clear-selection')}
        </Button>
      </Bar>
    </>
  );
}

/** The selected rows as they were last on screen, also those of other pages. */
function useSeen(ids: readonly (string | number)[]): Row[] {
  const { data } = useListContext<Row>();
  const seen = useRef(new Map<string | number, Row>());
  for (const row of data ?? []) seen.current.set(row.id, row);
  return ids.flatMap((id) => seen.current.get(id) ?? []);
}
