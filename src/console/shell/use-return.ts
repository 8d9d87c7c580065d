import { useLocation } from 'react-router';

/** Pages that one has come through, the last one first, each once. */
const longest = 5;

/**
 * For links to a page that has a way back: it leads here again, with search, filters and page as they are now, and from a
 * page further on to what this one was opened from.
 */
export function useHere(): { trail: readonly string[] } {
  const { pathname, search, state } = useLocation();
  const others = trailOf(state).filter((place) => pathOf(place) !== pathname);
  return { trail: [pathname + search, ...others].slice(0, longest) };
}

/**
 * Where leaving an editor leads: to the declared page as it was left last, with more said about it. The trail is kept in the
 * entry of the browser's history, so that it outlives reloading and nobody else reads it.
 */
export function useReturn(declared: string): string {
  const trail = trailOf(useLocation().state);
  return trail.find((place) => isMoreOf(declared, place)) ?? declared;
}

/** Where Back leads from what is looked at: to the page that it was opened from by a link, or else to the declared one. */
export function useOrigin(declared: string): string {
  const { pathname, state } = useLocation();
  return trailOf(state).find((place) => pathOf(place) !== pathname) ?? declared;
}

const pathOf = (place: string): string => place.split('?', 1)[0] ?? '';

function trailOf(state: unknown): string[] {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : undefined;
  return Array.isArray(trail) ? trail.filter((place) => typeof place === 'string') : [];
}

function isMoreOf(declared: string, place: string): boolean {
  const [path, query] = declared.split('?', 2);
  const [there, asked] = place.split('?', 2);
  const given = new URLSearchParams(asked);
  return path === there && [...new URLSearchParams(query)].every(([name, value]) => isSaid(given, name, value));
}

/** The first page is not named where a list begins. */
const isSaid = (given: URLSearchParams, name: string, value: string): boolean =>
  (given.get(name) ?? (name === 'page' ? '1' : null)) === value;
