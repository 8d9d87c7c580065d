import { useLocation } from 'react-router';

/** For links to a page that has a way back: it leads here again, with search, filters and page as they are now. */
export function useHere(): { from: string } {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/**
 * Where the way back leads: to the page that this one was opened from, where that is the declared one with more said
 * about it. It is kept in the entry of the browser's history, so that it outlives reloading and nobody else reads it.
 */
export function useReturn(declared: string): string {
  const state = useLocation().state as { from?: unknown } | null;
  const from = typeof state?.from === 'string' ? state.from : '';
  return isMoreOf(declared, from) ? from : declared;
}

function isMoreOf(declared: string, from: string): boolean {
  const [path, query] = declared.split('?', 2);
  const [there, asked] = from.split('?', 2);
  const given = new URLSearchParams(asked);
  return path === there && [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value);
}
