import { type ReactNode, useId, useState } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { Entity } from '../../../shared/documents/entity.ts';
import type { Column, ListScreen } from '../../../shared/documents/screen.ts';
import { fillRoute } from '../../actions/fill.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import type { Formats } from '../../cells/dates.ts';
import { useFormats } from '../../cells/use-formats.ts';
import { useGates } from '../../gates/use-gate.ts';
import { useWords } from '../../messages/use-words.ts';
import { Checkbox } from '../../shell/Checkbox.tsx';
import { useHere } from '../../shell/use-return.ts';
import { cellName, columnAlign, columnLabel, columnSchema, columnValues, isOfShortWords } from './column-schema.ts';
import { DragHandle } from './DragHandle.tsx';
import { ListCell } from './ListCell.tsx';
import type { ListView, Row } from './list-view.ts';
import { RowActions } from './RowActions.tsx';
import { ExpandedRow, RowExpander } from './RowExpander.tsx';
import { SwitchCell } from './SwitchCell.tsx';
import type { Reorder } from './use-reorder.ts';

interface Props {
  row: Row;
  number: number;
  screen: ListScreen;
  entity: Entity | undefined;
  view: ListView;
  selectable: boolean;
  reorder: Reorder;
}

export function ListRow({ row, number, screen, entity, view, selectable, reorder }: Props) {
  const words = useWords();
  const navigate = useNavigate();
  const here = useHere();
  const { selectedIds, onToggleItem, page } = useListContext<Row>();
  const selected = selectable ? selectedIds.includes(row.id) : undefined;
  const ask = useGates();
  const gate = ask(screen.openGate);
  const target = screen.open && gate.allowed ? fillRoute(screen.open, { ...row, page }) : undefined;
  const [search] = useSearchParams();
  const marked = view.added.includes(row.id) || (screen.mark !== undefined && search.get(screen.mark) === row.id);
  const [unfolded, setUnfolded] = useState(false);
  const unfoldedId = useId();
  const main = view.columns.find((column) => !column.rowNumber);
  const name = nameOf(row, main, screen, entity, useFormats());
  const open = (event: React.MouseEvent) => {
    // Controls of the row keep their own click, and a marked text is no click at all.
    const control = (event.target as Element).closest('a, button, input, label, [role="menu"]');
    if (target && !control && !getSelection()?.toString()) void navigate(target, { state: here });
  };
  return (
    <RecordContextProvider value={row}>
      {/* The first cell holds the link that the keyboard takes; a click anywhere is only a shortcut. */}
      <tr
        aria-selected={selected}
        data-open={target ? true : undefined}
        data-marked={marked || undefined}
        aria-current={marked || undefined}
        data-id={row.id}
        onClick={target ? open : undefined}
      >
        {view.expands && (
          <RowExpander
            expands={view.expands}
            name={name}
            controls={unfoldedId}
            open={unfolded}
            toggle={() => setUnfolded(!unfolded)}
          />
        )}
        {reorder.possible && (
          <td className="narrow">
            <DragHandle row={row} name={name} reorder={reorder} />
          </td>
        )}
        {selectable && (
          <td className="narrow">
            <Checkbox
              label={words('select-row', { name })}
              checked={selected ?? false}
              onChange={() => onToggleItem(row.id)}
            />
          </td>
        )}
        {view.columns.map((column) => (
          <td
            key={columnLabel(column, entity)}
            className={classOf(column, main, entity)}
            data-label={columnLabel(column, entity)}
            data-short={isOfShortWords(columnValues(column, row)) || undefined}
          >
            {column.rowNumber ? (
              number
            ) : isSwitch(column) && ask(column.switches.gate, row).allowed ? (
              <SwitchCell column={column} row={row} label={columnLabel(column, entity)} name={name} run={view.run} />
            ) : (
              <CellOrAction column={column} row={row} name={name} view={view}>
                <ListCell
                  column={column}
                  row={row}
                  entity={entity}
                  to={column === main ? target : undefined}
                  why={column === main ? gate.reason : ''}
                />
              </CellOrAction>
            )}
          </td>
        ))}
        {view.row.length > 0 && (
          <td className="actions">
            <RowActions
              actions={view.row}
              row={row}
              name={name}
              run={view.run}
              reorder={reorder}
              allInMenu={screen.rowMenu}
            />
          </td>
        )}
      </tr>
      {unfolded && view.expands && (
        <ExpandedRow
          expands={view.expands}
          row={row}
          id={unfoldedId}
          cells={cellsOf(view, selectable, reorder.possible)}
        />
      )}
    </RecordContextProvider>
  );
}

/** How many cells each row has. */
export const cellsOf = (view: ListView, selectable: boolean, movable: boolean): number =>
  view.columns.length + [view.expands, view.row.length > 0, selectable, movable].filter(Boolean).length;

const isSwitch = (column: Column): column is Column & { field: string; switches: { calls: string; gate: string } } =>
  column.switches !== undefined && column.field !== undefined;
interface CellOrActionProps {
  column: Column;
  row: Row;
  name: string;
  view: ListView;
  children: ReactNode;
}

/** What a column says: its value, or in rows that its action is for, the action. */
function CellOrAction({ column: { action }, row, name, view, children }: CellOrActionProps) {
  const words = useWords();
  const drawn = useDrawn();
  if (!action || !drawn(action, row)) return children;
  return (
    <GatedButton
      action={action}
      record={row}
      run={() => view.run(action, { record: row })}
      aria-label={words('action-of', { action: action.label, name })}
    />
  );
}

function classOf(column: Column, main: Column | undefined, entity: Entity | undefined): string | undefined {
  if (column.rowNumber) return 'number';
  if (column === main) return 'main';
  const align = columnAlign(column, columnSchema(column, entity));
  return align === 'left' ? undefined : align;
}

/**
 * What the row's controls say that they are about: what the document names, or else what its first cell reads, unless
 * that is a time, or is made of several values beside a column that says what the record is.
 */
function nameOf(
  row: Record<string, unknown>,
  main: Column | undefined,
  { columns, names }: ListScreen,
  entity: Entity | undefined,
  formats: Formats,
): string {
  if (names) return [...new Set(names.map((name) => said(row[name], formats)).filter(Boolean))].join(', ');
  const display = entity?.display ?? 'id';
  const first = row[main?.field ?? main?.reads?.[0] ?? ''];
  const isTime = main && cellName(main, columnSchema(main, entity)).startsWith('date');
  const isMade = !main?.field && columns.some(({ field }) => field === display);
  return String((isTime || isMade ? undefined : first) ?? row[display] ?? first ?? '');
}

/** A moment to the second, since rows may be of one minute; by the browser's own means, which a list need not load. */
function said(value: unknown, { timeZone }: Formats): string {
  const text = String(value ?? '');
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return text;
  return new Date(text).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone });
}
