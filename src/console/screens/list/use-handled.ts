import { useCallback, useEffect, useRef } from 'react';
import { type Identifier, useListContext } from 'react-admin';

/**
 * For rows that are handled by themselves: one that leaves the list with that is not selected any more. Otherwise what is
 * done with the selected rows would be done with one that nobody sees. Returns how to say which row is handled.
 */
export function useHandled(): (id: Identifier) => void {
  const { data, isPlaceholderData, selectedIds, onSelect, page, perPage, sort, filterValues } = useListContext();
  const asked = JSON.stringify([page, perPage, sort, filterValues]);
  const handled = useRef({ asked, ids: new Set<Identifier>() });
  useEffect(() => {
    // On another page it is not known whether a row has left the list.
    if (handled.current.asked !== asked) handled.current = { asked, ids: new Set() };
    if (isPlaceholderData) return;
    const left = selectedIds.filter((id) => !handled.current.ids.has(id) || data?.some((row) => row.id === id));
    if (data && left.length < selectedIds.length) onSelect(left);
  }, [asked, data, isPlaceholderData, selectedIds, onSelect]);
  return useCallback((id) => handled.current.ids.add(id), []);
}
