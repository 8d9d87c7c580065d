import { presentName } from '../../shared/time/zones.ts';

/** The zone that a browser names, by the name that is kept; null when there is no such zone. */
export function keptZone(browsers: string | undefined): string | null {
  if (!browsers) return null;
  try {
    const named = new Intl.DateTimeFormat('en', { timeZone: presentName(browsers) });
    return presentName(named.resolvedOptions().timeZone);
  } catch {
    return null;
  }
}
