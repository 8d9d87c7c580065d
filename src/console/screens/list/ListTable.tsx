import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { Entity } from '../../../shared/documents/entity.ts';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useWords } from '../../messages/use-words.ts';
import { Checkbox } from '../../shell/Checkbox.tsx';
import { columnLabel } from './column-schema.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { cellsOf, ListRow } from './ListRow.tsx';
import type { ListView, Row } from './list-view.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { Table, TableFrame } from './Table.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useReorder } from './use-reorder.ts';

interface Props {
  screen: ListScreen;
  entity: Entity | undefined;
  address: ListAddress;
  view: ListView;
  /** Undefined while they are awaited for the first time. */
  rows: Row[] | undefined;
  /** The rows are those of the page before, while the next one is on the way. */
  stale: boolean | undefined;
}

/** A real table; on phones each row is drawn as a card. */
export function ListTable({ screen, entity, address, view, rows, stale }: Props) {
  const words = useWords();
  const { selectedIds, onSelect } = useListContext<Row>();
  const reorder = useReorder(screen, address, entity, rows);
  const selectable = view.bulk.length > 0;
  const ids = useMemo(() => reorder.rows.map((row) => row.id), [reorder.rows]);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const selectPage = (on: boolean) => {
    const others = selectedIds.filter((id) => !ids.includes(id));
    onSelect(on ? [...others, ...ids] : others);
  };
  const { page, perPage } = address.state;
  return (
    <TableFrame>
      <Table aria-busy={!rows || stale || undefined} data-stale={stale || undefined}>
        <thead>
          <tr>
            {view.expands && (
              <th scope="col" className="narrow">
                <span className="unseen">{view.expands.label}</span>
              </th>
            )}
            {reorder.possible && (
              <th scope="col" className="narrow">
                <span className="unseen">{words('order')}</span>
              </th>
            )}
            {selectable && (
              <th scope="col" className="narrow">
                {screen.selectAll ? (
                  // The box above the table stands for these rows too.
                  <span className="unseen">{words('selection')}</span>
                ) : (
                  <Checkbox
                    label={words('select-page')}
                    checked={ids.length > 0 && chosen.length === ids.length}
                    partly={chosen.length > 0 && chosen.length < ids.length}
                    onChange={selectPage}
                  />
                )}
              </th>
            )}
            {view.columns.map((column) => (
              <HeaderCell
                key={columnLabel(column, entity)}
                column={column}
                label={columnLabel(column, entity)}
                address={address}
              />
            ))}
            {view.row.length > 0 && (
              <th scope="col" className="actions">
                {words('actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            reorder.rows.map((row, index) => (
              <ListRow
                key={row.id}
                row={row}
                number={(page - 1) * perPage + index + 1}
                screen={screen}
                entity={entity}
                view={view}
                selectable={selectable}
                reorder={reorder}
              />
            ))
          ) : (
            <SkeletonRows rows={perPage} cells={cellsOf(view, selectable, reorder.possible)} />
          )}
        </tbody>
      </Table>
    </TableFrame>
  );
}
