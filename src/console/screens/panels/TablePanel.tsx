import type { Panel } from '../../../shared/documents/panel.ts';
import type { Column } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useRunAction } from '../../actions/use-run-action.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { Cell } from '../../cells/Cell.tsx';
import { useWords } from '../../messages/use-words.ts';
import { columnSchema, columnValues, isOfShortWords } from '../list/column-schema.ts';
import { Table, TableFrame } from '../list/Table.tsx';
import { useMeasure } from './use-measure.ts';
import { useSaid } from './use-said.ts';

type Values = Record<string, unknown>;

interface Props {
  panel: Panel;
  /** Where the rows are in what is shown. */
  table: string;
  values: Values;
  /** A control of a row has done something. */
  change(values: unknown): void;
}

/** All rows of an answer, without pages. */
export function TablePanel({ panel: { columns = [] }, table, values, change }: Props) {
  const found = values[table];
  const rows = Array.isArray(found) ? (found as Values[]) : [];
  const [first] = columns;
  const names = useOptions(first?.options ?? '');
  const nameOf = (row: Values) => {
    const value = row[first?.field ?? ''];
    return names.find((option) => option.value === value)?.label ?? String(value ?? '');
  };
  return (
    // The first column begins where the heading above it does.
    <TableFrame style={{ marginInline: -16 }}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={nameOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.label}
                  role={column === first ? 'rowheader' : undefined}
                  className={column === first ? 'main' : column.align}
                  data-label={column.label}
                  data-short={isOfShortWords(columnValues(column, row)) || undefined}
                  style={{ width: column.width }}
                >
                  <Value column={column} row={row} around={values} name={nameOf(row)} change={change} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** Its control, in rows that it is for; else its value. */
function Value({
  column,
  row,
  around,
  name,
  change,
}: {
  column: Column;
  row: Values;
  /** What is shown besides, of which a sentence may speak. */
  around: Values;
  name: string;
  change(of: unknown): void;
}) {
  const said = useSaid();
  const measure = useMeasure(around);
  const words = useWords();
  const drawn = useDrawn();
  const run = useRunAction();
  const { action, none, decimals } = column;
  if (action && drawn(action, row)) {
    return (
      <GatedButton
        action={action}
        record={row}
        run={() => void run(action, { record: row, done: change })}
        aria-label={words('action-of', { action: action.label, name })}
      />
    );
  }
  const values = columnValues(column, row);
  if (none && values.every((value) => value === null || value === undefined))
    return said(none, { ...around, ...row }) ?? '–';
  const [value] = values;
  if (decimals !== undefined && typeof value === 'number') return measure({ decimals }, value).text;
  return <Cell name={column.cell ?? 'text'} record={row} values={values} schema={columnSchema(column, undefined)} />;
}
