import { useCallback, useMemo, useRef, useState } from 'react';
import { type ListDefaults, type ListState, readAddress } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

const nowhere = new URLSearchParams();

/** State of a list in a dialog: the address is that of the page behind it. */
export function useLocalAddress(defaults: ListDefaults): ListAddress {
  const [state, setState] = useState<ListState>(() => readAddress(nowhere, defaults));
  const latest = useRef(state);
  const now = useCallback(() => latest.current, []);
  const change = useCallback<ListAddress['change']>((change) => {
    latest.current = { ...latest.current, page: 1, ...change };
    setState(latest.current);
  }, []);
  const total = useRef<number>(undefined);
  const viewParameter = defaults.views?.parameter;
  return useMemo(
    () => ({ state, now, change, total, viewParameter, toView: () => '' }),
    [state, now, change, viewParameter],
  );
}
