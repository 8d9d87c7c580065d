import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { Matrix, MatrixFilter } from '../../rules/permission-matrix.ts';
import type { CodeColumn } from './code-columns.ts';
import { useAccessText } from './use-access-text.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  padding: '12px 16px',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& > .grow': { flex: '1 1 180px', maxWidth: 280 },
  '& > .choice': { flex: '0 1 210px', minWidth: 150 },
  '& > .end': { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { '& > .grow, & > .choice': { flex: '1 1 100%', maxWidth: 'none' } },
}));

export type RowKind = 'groups' | 'people';

interface Props {
  kind: RowKind;
  filter: MatrixFilter;
  change(change: Partial<MatrixFilter>): void;
  show(kind: RowKind): void;
  columns: readonly CodeColumn[];
  groups: Matrix['groups'];
  /** How many rows are left. */
  count: number;
  save(): void;
}

/** Groups or people, and what limits them. */
export function MatrixFilters({ kind, filter, change, show, columns, groups, count, save }: Props) {
  const text = useAccessText();
  const native = { select: { native: true }, inputLabel: { shrink: true } };
  const sections = [...new Set(columns.map(({ section }) => section))];
  return (
    <Bar>
      <TextField
        className="choice"
        size="small"
        select
        label={text('access/matrix.rows')}
        value={kind}
        onChange={(event) => show(event.target.value as RowKind)}
        slotProps={native}
      >
        <option value="groups">{text('access/matrix.groups')}</option>
        <option value="people">{text('access/matrix.people')}</option>
      </TextField>
      <TextField
        className="grow"
        size="small"
        type="search"
        label={text('access/matrix.search')}
        value={filter.text}
        onChange={(event) => change({ text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        className="choice"
        size="small"
        select
        label={text('access/matrix.permission')}
        value={filter.code}
        onChange={(event) => change({ code: event.target.value })}
        slotProps={native}
      >
        <option value="">{text('access/matrix.any')}</option>
        {sections.map((section) => (
          <optgroup key={section} label={section}>
            {columns
              .filter((one) => one.section === section)
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
      </TextField>
      {kind === 'people' && (
        <TextField
          className="choice"
          size="small"
          select
          label={text('access/matrix.group')}
          value={filter.group}
          onChange={(event) => change({ group: event.target.value })}
          slotProps={native}
        >
          <option value="">{text('access/matrix.any')}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      <span role="status">{text('access/matrix.hits', { count })}</span>
      <Button className="end" variant="outlined" disabled={count === 0} onClick={save}>
        {text('access/matrix.csv')}
      </Button>
    </Bar>
  );
}
