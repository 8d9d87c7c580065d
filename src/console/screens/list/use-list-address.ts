import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { inView, type ListDefaults, type ListState, readAddress, writeAddress } from './list-address.ts';

export interface ListAddress {
  state: ListState;
  /** The state as it was changed last. On a slow machine it is drawn later: one can press the next button before. */
  now(): ListState;
  /** Anything but a change of the page goes back to the first one. `replace` keeps Back free of the step. */
  change(change: Partial<ListState>, options?: { replace?: boolean }): void;
  /** How many rows the last answer spoke of. */
  total: RefObject<number | undefined>;
  /** Parameter that names the view, for the call and in the address. */
  viewParameter: string | undefined;
  /** The address with another view, at its first page: as what is drawn says, or what was changed last. */
  toView(value: string, isNow?: boolean): string;
}

/** The one owner of a list's query parameters. */
export function useListAddress(defaults: ListDefaults): ListAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { state: entry } = location;
  const state = useMemo(() => readAddress(search, defaults), [search, defaults]);
  const latest = useRef(search);
  // With each step, also one back to the same query.
  useLayoutEffect(() => {
    latest.current = new URLSearchParams(location.search);
  }, [location]);
  const now = useCallback(() => readAddress(latest.current, defaults), [defaults]);
  const change = useCallback<ListAddress['change']>(
    (change, { replace = false } = {}) => {
      const next = writeAddress(latest.current, { ...now(), page: 1, ...change }, defaults);
      if (next.toString() === latest.current.toString()) return;
      latest.current = next;
      // What a form has made is looked for where the form has led to, not on each page after it.
      const kept = entry && { ...entry, made: undefined };
      void navigate({ search: next.size ? `?${next}` : '' }, { replace, preventScrollReset: true, state: kept });
    },
    [now, defaults, entry, navigate],
  );
  const total = useRef<number>(undefined);
  const viewParameter = defaults.views?.parameter;
  const toView = useCallback(
    (view: string, isNow?: boolean) => {
      const from = isNow ? latest.current : search;
      return `?${writeAddress(from, inView(from, view, defaults), defaults)}`;
    },
    [search, defaults],
  );
  return useMemo(
    () => ({ state, now, change, total, viewParameter, toView }),
    [state, now, change, viewParameter, toView],
  );
}
