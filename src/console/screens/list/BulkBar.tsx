import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useListContext } from 'react-admin';
import type { Action, ListScreen } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useEntity } from '../../artifacts/use-artifacts.ts';
import { useWords } from '../../messages/use-words.ts';
import type { ListView, Row } from './list-view.ts';

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
  const { selectedIds, onSelect, onUnselectItems } = useListContext();
  const words = useWords();
  const entity = useEntity(screen.resource);
  const records = useSeen(selectedIds);
  const running = useRef(false);
  if (!screen.bulk || selectedIds.length === 0) return null;
  const clear = () => onUnselectItems();
  const nameOf = (record: Record<string, unknown>) => String(record[entity?.display ?? 'id'] ?? '');
  const run = async (action: Action) => {
    if (running.current) return;
    running.current = true;
    await view.run(action, { ids: selectedIds, records, nameOf, done: clear, settled: onSelect }).finally(() => {
      running.current = false;
    });
  };
  return (
    <Bar role="toolbar" aria-label={words('selection')}>
      <span role="status">{words('selected', { count: selectedIds.length })}</span>
      {view.bulk.map((action) => (
        <GatedButton key={action.label} action={action} run={() => void run(action)} />
      ))}
      <Button variant="text" onClick={clear}>
        {words('clear-selection')}
      </Button>
    </Bar>
  );
}

/** The selected rows as they were last on screen, also those of other pages. */
function useSeen(ids: readonly (string | number)[]): Row[] {
  const { data } = useListContext<Row>();
  const seen = useRef(new Map<string | number, Row>());
  for (const row of data ?? []) seen.current.set(row.id, row);
  return ids.flatMap((id) => seen.current.get(id) ?? []);
}
