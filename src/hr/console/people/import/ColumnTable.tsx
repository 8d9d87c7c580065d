import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Select } from '../../../../console/parts.ts';
import type { ImportColumn } from '../../../rules/import-values.ts';
import type { Import } from './use-import.ts';
import { useText } from './use-text.ts';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '14px 24px',
  margin: '0 0 12px',
  '& label': { display: 'block', fontSize: '0.875rem', fontWeight: 550, marginBottom: 4 },
  '& label .needed': { color: (theme.vars ?? theme).palette.error.main },
  '& small': {
    display: 'block',
    minHeight: 20,
    marginTop: 2,
    fontSize: '0.8125rem',
    color: (theme.vars ?? theme).palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small.lacks': { color: (theme.vars ?? theme).palette.error.main },
}));

type Mapping = Readonly<Record<string, number>>;

interface Props {
  columns: readonly ImportColumn[];
  upload: Import;
  mapping: Mapping;
  change(mapping: Mapping): void;
}

/** A choice among the file's columns for each field: the needed ones and those that were found, the rest on request. */
export function ColumnTable(props: Props) {
  const text = useText();
  const [all, setAll] = useState(false);
  const first = props.columns.filter(({ value, required }) => required || props.upload.mapping[value] !== undefined);
  const rest = props.columns.filter((column) => !first.includes(column));
  return (
    <>
      <List>
        {first.map((column) => (
          <ColumnChoice key={column.value} column={column} {...props} />
        ))}
        {all && rest.map((column) => <ColumnChoice key={column.value} column={column} {...props} />)}
      </List>
      {!all && (
        <Button variant="text" onClick={() => setAll(true)}>
          {text('people/import/more-fields')}
        </Button>
      )}
      <NotImported {...props} />
    </>
  );
}

/** Columns of the file that no field takes: a heading may be written in another way. */
function NotImported({ upload: { headings, preview }, mapping }: Props) {
  const text = useText();
  const taken = Object.values(mapping);
  const left = headings.flatMap((heading, at) => {
    if (taken.includes(at) || !(heading || preview.some((row) => row[at]))) return [];
    return heading || text('people/import/column-number', { number: at + 1 });
  });
  return (
    <p role="status" style={{ margin: '4px 0 0', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {left.length > 0 && text('people/import/not-imported', { headings: left.join(', ') })}
    </p>
  );
}

function ColumnChoice({ column, upload, mapping, change }: Props & { column: ImportColumn }) {
  const text = useText();
  const id = useId();
  const { value, label, required } = column;
  const at = mapping[value];
  const choose = (chosen: string) => {
    // A column holds one thing.
    const others = Object.entries(mapping).filter(([name, place]) => name !== value && String(place) !== chosen);
    change({ ...Object.fromEntries(others), ...(chosen !== '' && { [value]: Number(chosen) }) });
  };
  const example = at === undefined ? '' : (upload.preview.find((row) => row[at])?.[at] ?? '');
  const lacks = required && at === undefined;
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="needed" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      <Select id={id} wide value={at ?? ''} onChange={choose} aria-describedby={`${id}-about`} aria-required={required}>
        <option value="">{text('people/import/no-column')}</option>
        {upload.headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
          <option key={index} value={index}>
            {heading || text('people/import/column-number', { number: index + 1 })}
          </option>
        ))}
      </Select>
      <small id={`${id}-about`} className={lacks ? 'lacks' : undefined}>
        {lacks ? text('people/import/map-required') : example && text('people/import/example', { value: example })}
      </small>
    </div>
  );
}
