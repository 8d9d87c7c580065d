import { useCallback, useEffect, useRef } from 'react';
import { type Identifier, useListContext } from 'react-admin';

/**
 * For rows that are handled by themselves: one that leaves the list with that is not selected any more. Otherwise what is
 * done with the selected rows would be done with one that nobody sees. Returns how to say which row is handled.
 */
export function useHandled(): (id: Identifier) => void {
  const list = useListContext();
  const { data, isPlaceholderData, selectedIds, onSelect, page, perPage, sort, filterValues } = list;
  const handled = useRef(new Set<Identifier>());
  const asked = JSON.stringify([page, perPage, sort, filterValues]);
  const askedBefore = useRef(asked);
  useEffect(() => {
    // On another page it is not known whether a row has left the list.
    if (askedBefore.current !== asked) handled.current.clear();
    askedBefore.current = asked;
    if (!data || isPlaceholderData) return;
    const shown = new Set(data.map(({ id }) => id));
    const left = selectedIds.filter((id) => !handled.current.has(id) || shown.has(id));
    if (left.length < selectedIds.length) onSelect(left);
  }, [asked, data, isPlaceholderData, selectedIds, onSelect]);
  return useCallback((id) => handled.current.add(id), []);
}
