import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { Action, Column, ListScreen } from '../../../shared/documents/screen.ts';
import type { ActionContext } from '../../actions/action-context.ts';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useHistory } from '../../actions/use-history.ts';
import { useRunAction } from '../../actions/use-run-action.ts';
import { useResource } from '../../artifacts/use-artifacts.ts';
import { useGates } from '../../gates/use-gate.ts';
import { useAsked } from './use-asked.ts';
import { useDelete } from './use-delete.ts';
import { useHandled } from './use-handled.ts';
import type { ListAddress } from './use-list-address.ts';
import { useListFile } from './use-list-file.ts';

export type Row = Record<string, unknown> & { id: string | number };

export interface ListView {
  /** Columns that this person may see and has chosen. */
  columns: Column[];
  /** Actions of the header, of a row, of a selection: without those whose target is not built. */
  header: Action[];
  row: Action[];
  bulk: Action[];
  /** What rows fold out into, for anyone who may open it. */
  expands: ListScreen['expands'];
  run(action: Action, context?: ActionContext): Promise<void>;
  /** The list as it was before the last action that is done. */
  before?: ReturnType<typeof useListContext<Row>>;
  /** Rows that it has added, as `Marked` has found them, or the one that a form has made which leads back here. */
  added: readonly Row['id'][];
  mark(added: readonly Row['id'][]): void;
}

/** What of the document is drawn for this person at this moment, and how its actions run. */
export function useListView(screen: ListScreen, address: ListAddress, params: Record<string, unknown>): ListView {
  const ask = useGates();
  const drawn = useDrawn();
  const runAction = useRunAction();
  const queries = useQueryClient();
  const list = useListContext<Row>();
  const { page } = list;
  const now = useRef(list);
  now.current = list;
  const [before, setBefore] = useState<typeof list>();
  const made = useMade(screen);
  const [added, mark] = useState<ListView['added']>(made);
  const asked = useAsked(screen, address);
  const shown = address.state.columns;
  const columns = useMemo(
    () =>
      screen.columns.filter(
        (column) => ask(column.gate).allowed && (!column.optional || shown.includes(column.field ?? '')),
      ),
    [screen, ask, shown],
  );
  const save = useListFile(screen, columns, address, params);
  const remove = useDelete(screen);
  const handle = useHandled();
  const history = useHistory(screen.resource);
  const deletes = useResource(screen.resource)?.gates.delete;
  return useMemo(() => {
    const around = { ...params, page };
    const run: ListView['run'] = (action, context = {}) => {
      const seen = now.current;
      if (context.record) handle(context.record.id as Row['id']);
      return runAction(action, {
        ...context,
        params: { ...around, ...(action.calls && asked()), ...context.params },
        does: {
          csv: () => save('csv'),
          xlsx: () => save('xlsx'),
          delete: () => remove(action, context.record),
          ...context.does,
        },
        done: (result) => {
          setBefore(seen);
          void queries.invalidateQueries();
          context.done?.(result);
        },
        settled: (failed) => {
          void queries.invalidateQueries();
          context.settled?.(failed);
        },
      });
    };
    const gated = (action: Action): Action =>
      action.does === 'delete' && deletes ? { gate: deletes, ...action } : action;
    const only = (actions: Action[] = []) => actions.filter((action) => drawn(action)).map(gated);
    const bulk = only(screen.bulk);
    // Nobody selects what they can do nothing with.
    const mayAny = bulk.some((action) => ask(action.gate).allowed);
    const expands = screen.expands && ask(screen.expands.gate).allowed ? screen.expands : undefined;
    const row = [...only(screen.row), ...(history ? [history] : [])];
    return { columns, expands, header: only(screen.actions), row, bulk: mayAny ? bulk : [], run, before, added, mark };
  }, [
    added,
    ask,
    asked,
    before,
    columns,
    deletes,
    drawn,
    handle,
    history,
    page,
    params,
    queries,
    remove,
    runAction,
    save,
    screen,
  ]);
}

/** What a form has just made that led here, of what is listed: beside it there may be lists of something else. */
export function useMade({ resource }: Pick<ListScreen, 'resource'>): ListView['added'] {
  const state = useLocation().state as { made?: Row['id']; of?: string } | null;
  return state?.made === undefined || state.of !== resource ? [] : [state.made];
}
