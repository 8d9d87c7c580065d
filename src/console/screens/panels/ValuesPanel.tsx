import { styled } from '@mui/material/styles';
import type { Column } from '../../../shared/documents/control.ts';
import { hasValue, RecordValue } from './RecordValue.tsx';
import { useSaid } from './use-said.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  margin: 0,
  fontSize: '0.9375rem',
  '& dt': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere' },
}));

interface Props {
  columns: readonly Column[];
  values: Record<string, unknown>;
}

/** Facts about what is shown: each below its label. What is not known, or was withheld, is not named, unless it has a word for that. */
export default function ValuesPanel({ columns, values }: Props) {
  const said = useSaid();
  const known = columns.filter((column) => hasValue(column, values) || column.none);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map((column) => (
        <div key={column.label}>
          <dt>{column.label}</dt>
          <dd>
            {column.none && !hasValue(column, values) ? (
              said(column.none, values)
            ) : (
              <RecordValue column={column} record={values} />
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
