import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Row } from './list-view.ts';

export interface All {
  /** Everything that is found is chosen, not row by row. */
  on: boolean;
  set(on: boolean): void;
}

/** Whether everything is chosen. It ends with the first row that is left out, and with another search or filter. */
export function useAll(): All {
  const { data, filterValues, selectedIds, onSelect, onUnselectItems } = useListContext<Row>();
  const [on, setOn] = useState(false);
  /** Rows that were ticked because everything is. */
  const ticked = useRef(new Set<Row['id']>());
  const asked = JSON.stringify(filterValues);
  const askedBefore = useRef(asked);
  useEffect(() => {
    if (askedBefore.current === asked) return;
    askedBefore.current = asked;
    if (!on) return;
    setOn(false);
    onUnselectItems();
  }, [asked, on, onUnselectItems]);
  useEffect(() => {
    if (!on) return;
    const chosen = new Set(selectedIds);
    const shown = (data ?? []).map(({ id }) => id);
    const unticked = [...ticked.current].filter((id) => !chosen.has(id));
    if (unticked.some((id) => shown.includes(id))) {
      setOn(false);
      return;
    }
    // These were not left out: they have left the list.
    for (const id of unticked) ticked.current.delete(id);
    const others = shown.filter((id) => !chosen.has(id));
    if (others.length === 0) return;
    for (const id of [...selectedIds, ...others]) ticked.current.add(id);
    onSelect([...selectedIds, ...others]);
  }, [on, data, selectedIds, onSelect]);
  return {
    on,
    set: (next) => {
      ticked.current = new Set();
      setOn(next);
      if (!next) onUnselectItems();
    },
  };
}
