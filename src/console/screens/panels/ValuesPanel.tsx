import { styled } from '@mui/material/styles';
import type { Column } from '../../../shared/documents/control.ts';
import type { Panel } from '../../../shared/documents/panel.ts';
import { RecordControls } from './RecordControls.tsx';
import { hasValue, RecordValue } from './RecordValue.tsx';
import { useSaid } from './use-said.ts';

const Root = styled('div')({ display: 'grid', gap: 16 });

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
  panel: Panel;
  columns: readonly Column[];
  values: Record<string, unknown>;
  /** Something was done with what it is about. */
  change(values: unknown): void;
}

/** Facts about what is shown: each below its label. What is not known, or was withheld, is not named, unless it has a word for that. Below them is what can be done about it. */
export default function ValuesPanel({ panel, columns, values, change }: Props) {
  const said = useSaid();
  const known = columns.filter((column) => hasValue(column, values) || column.none);
  if (known.length === 0) return null;
  return (
    <Root>
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
      {panel.actions && <RecordControls panel={panel} record={values} change={change} />}
    </Root>
  );
}
