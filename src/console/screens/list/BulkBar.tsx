import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useWords } from '../../messages/use-words.ts';
import type { ListView } from './list-view.ts';

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
  const { selectedIds, onUnselectItems } = useListContext();
  const words = useWords();
  if (!screen.bulk || selectedIds.length === 0) return null;
  const clear = () => onUnselectItems();
  return (
    <Bar role="toolbar" aria-label={words('selection')}>
      <span role="status">{words('selected', { count: selectedIds.length })}</span>
      {view.bulk.map((action) => (
        <GatedButton
          key={action.label}
          action={action}
          run={() => view.run(action, { ids: selectedIds, done: clear })}
        />
      ))}
      <Button variant="text" onClick={clear}>
        {words('clear-selection')}
      </Button>
    </Bar>
  );
}
