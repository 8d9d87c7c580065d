import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { Call } from '../../../shared/documents/call.ts';
import type { Entity } from '../../../shared/documents/entity.ts';
import type { Action, ListScreen } from '../../../shared/documents/screen.ts';
import { useFailure } from '../../actions/use-failure.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { usePerformCall } from '../../data/use-call.ts';
import { useGate } from '../../gates/use-gate.ts';
import { useNotice } from '../../messages/use-notice.ts';
import { useWords } from '../../messages/use-words.ts';
import { useViewingRefusal } from '../../session/use-viewing.ts';
import { useAnnounce } from '../../shell/Announcer.tsx';
import type { Row } from './list-view.ts';
import type { ListAddress } from './use-list-address.ts';

export interface Reorder {
  /** Rows in the order that is shown: a move is seen before it is saved. */
  rows: Row[];
  /** Whether rows can be moved here at all: not while they are sorted by something else. */
  possible: boolean;
  /** Why this person may not; empty when they may. */
  refusal: string;
  moveTo(id: Row['id'], index: number): Promise<void>;
  /** One place up or down, over the edge of the page if need be. `stay` keeps the focus on the row's handle. */
  step(id: Row['id'], by: number, stay?: boolean): Promise<void>;
  /** Whether an action is offered on a row now: moves only where rows can be moved, and not beyond the ends. */
  offers(action: Action, id: Row['id']): boolean;
}

const none: Row[] = [];

/** Moving rows by hand. The listed ids take the places that they held, so a page of a search can be reordered, too. */
export function useReorder(
  screen: ListScreen,
  address: ListAddress,
  entity: Entity | undefined,
  loaded: Row[] | undefined,
): Reorder {
  const call = useDocument('calls', screen.reorder ?? '');
  const move = screen.row?.find((action) => action.does === 'move-up');
  const gate = useGate(move?.gate ?? call?.gate);
  const refusal = useViewingRefusal()({ does: 'move-up' }) || gate.reason;
  const sorted = JSON.stringify(address.state.sort) !== JSON.stringify(screen.sort);
  const possible = Boolean(call) && !sorted && (gate.allowed || gate.refused === 'disable');
  const [order, setOrder] = useState<Row[]>();
  const rows = order ?? loaded ?? none;
  // What the server answers after the save is the order from then on.
  useEffect(() => setOrder((now) => (now && loaded ? undefined : now)), [loaded]);

  const save = useSaveOrder(call);
  const restoreFocus = useKeptFocus(rows);
  const announce = useAnnounce();
  const words = useWords();
  const neighbour = useNeighbour(screen, address);
  const { total = 0 } = useListContext();
  const { page, perPage } = address.state;
  const placeOf = useCallback(
    (id: Row['id']) => (page - 1) * perPage + rows.findIndex((row) => row.id === id) + 1,
    [rows, page, perPage],
  );
  const nameOf = useCallback((row: Row) => String(row[entity?.display ?? 'id'] ?? ''), [entity]);

  const moveTo = useCallback(
    async (id: Row['id'], index: number) => {
      const from = rows.findIndex((row) => row.id === id);
      const row = rows[from];
      if (!row || index === from || index < 0 || index >= rows.length) return;
      const next = rows.filter((one) => one !== row);
      next.splice(index, 0, row);
      setOrder(next);
      announce(words('moved', { name: nameOf(row), position: (page - 1) * perPage + index + 1, total }));
      if (!(await save(next.map((one) => one.id)))) setOrder(undefined);
    },
    [rows, save, announce, words, nameOf, page, perPage, total],
  );

  const step = useCallback(
    async (id: Row['id'], by: number, stay = false) => {
      const from = rows.findIndex((row) => row.id === id);
      const row = rows[from];
      if (!row) return;
      if (stay) restoreFocus(id);
      if (rows[from + by]) return moveTo(id, from + by);
      const position = placeOf(id) + by;
      if (position < 1 || position > total) return announce(words('at-the-end'));
      const other = await neighbour(by);
      if (!other || !(await save(by < 0 ? [id, other.id] : [other.id, id]))) return;
      announce(words('moved', { name: nameOf(row), position, total }));
      address.change({ page: page + by });
    },
    [rows, moveTo, neighbour, save, announce, words, nameOf, placeOf, restoreFocus, address, page, total],
  );

  return useMemo(
    () => ({
      rows,
      possible,
      refusal,
      moveTo,
      step,
      offers: ({ does }, id) => {
        if (does === 'move-up') return possible && placeOf(id) > 1;
        return does !== 'move-down' || (possible && placeOf(id) < total);
      },
    }),
    [rows, possible, refusal, moveTo, step, placeOf, total],
  );
}

/** Saves one order after the other, so that quick steps cannot overtake each other. */
function useSaveOrder(call: Call | undefined): (ids: Row['id'][]) => Promise<boolean> {
  const perform = usePerformCall();
  const queries = useQueryClient();
  const failure = useFailure();
  const notice = useNotice();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (ids) => {
      if (!call) return Promise.resolve(false);
      const name =
        Object.entries(call.body?.properties ?? {}).find(([, schema]) => schema.type === 'array')?.[0] ?? 'ids';
      const saved = last.current.then(async () => {
        try {
          await perform(call.id, { body: { [name]: ids } });
          await queries.invalidateQueries();
          if (call.messages?.success) notice(call.messages.success);
          return true;
        } catch (error) {
          await queries.invalidateQueries();
          await failure(error, call.messages);
          return false;
        }
      });
      last.current = saved;
      return saved;
    },
    [call, perform, queries, notice, failure],
  );
}

/** The row beyond the edge of the page: the last one of the page before, or the first of the next. A failure is said. */
function useNeighbour(screen: ListScreen, { state }: ListAddress): (by: number) => Promise<Row | undefined> {
  const provider = useDataProvider();
  const failure = useFailure();
  const messages = useDocument('calls', screen.calls?.list ?? '')?.messages;
  return useCallback(
    async (by) => {
      try {
        const { data } = await provider.getList(screen.resource, {
          pagination: { page: state.page + by, perPage: state.perPage },
          sort: state.sort,
          filter: { ...state.filters, ...(state.search ? { search: state.search } : {}) },
          meta: { calls: screen.calls ?? {} },
        });
        return (by < 0 ? data.at(-1) : data[0]) as Row | undefined;
      } catch (error) {
        await failure(error, messages);
        return undefined;
      }
    },
    [provider, screen, state, failure, messages],
  );
}

/** A row that moves in the document loses the focus; its handle takes it back. */
function useKeptFocus(rows: Row[]): (id: Row['id']) => void {
  const kept = useRef<Row['id']>(undefined);
  useLayoutEffect(() => {
    if (kept.current === undefined || rows.length === 0) return;
    const handles = document.querySelectorAll<HTMLElement>('[data-handle]');
    [...handles].find((handle) => handle.dataset.handle === String(kept.current))?.focus();
    kept.current = undefined;
  }, [rows]);
  return useCallback((id) => {
    kept.current = id;
  }, []);
}
