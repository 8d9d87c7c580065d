import { styled } from '@mui/material/styles';
import type { Column } from '../../../shared/documents/screen.ts';
import { Icon } from '../../shell/Icon.tsx';
import type { ListAddress } from './use-list-address.ts';

const Sort = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: '2px 4px',
  margin: '-2px -4px',
  borderRadius: 4,
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& svg': { fontSize: 16, opacity: 0.35 },
  '&:hover': { color: (theme.vars ?? theme).palette.text.primary },
  '[aria-sort] > & svg': { opacity: 1 },
}));

const classes = { left: undefined, right: 'right', center: 'center' };

/** A column's label; where the call sorts by it, a button that turns the order around. */
export function HeaderCell({ column, label, address }: { column: Column; label: string; address: ListAddress }) {
  const { sort } = address.state;
  const sorted = sort?.field === column.field ? sort?.order : undefined;
  const turn = () => {
    if (!column.field) return;
    address.change({ sort: { field: column.field, order: sorted === 'ASC' ? 'DESC' : 'ASC' } });
  };
  return (
    <th
      scope="col"
      className={column.rowNumber ? 'number' : classes[column.align ?? 'left']}
      style={column.width === undefined ? undefined : { width: column.width, whiteSpace: 'normal' }}
      aria-sort={sorted && (sorted === 'ASC' ? 'ascending' : 'descending')}
    >
      {column.sortable ? (
        <Sort type="button" onClick={turn}>
          {label}
          <Icon name={sorted === 'DESC' ? 'arrow-down' : 'arrow-up'} />
        </Sort>
      ) : (
        label
      )}
    </th>
  );
}
