import { startOfDay } from '../../shared/time/wire.ts';

/** A pause of a whole company: nothing is sent from `startsAt` on, until `endsAt`. */
export interface Pause {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The one before it, of which things that it held may still go out until this one begins. */
  readonly before?: Pause | null;
}

/** `releasing`: it has ended, and what it held goes out over the day after it. */
type PauseState = 'none' | 'planned' | 'running' | 'releasing' | 'over';

const day = 86_400_000;

/** Both days belong to the pause, as they begin and end in the company's zone. */
export function pauseOf(from: string, until: string, zone: string): Pause {
  const begin = startOfDay(zone);
  return { startsAt: begin(from), endsAt: begin(nextDay(until)) };
}

export function pauseState(pause: Pause | null, now: Date): PauseState {
  if (!pause) return 'none';
  if (now < pause.startsAt) return 'planned';
  if (now < pause.endsAt) return 'running';
  return now.getTime() < pause.endsAt.getTime() + day ? 'releasing' : 'over';
}

export const isPaused = (pause: Pause | null, now: Date): boolean => pauseState(pause, now) === 'running';

/** When the pause has ended of which this is the day after. */
export function releasedSince(pause: Pause | null, now: Date): Date | null {
  const state = pauseState(pause, now);
  if (state === 'planned') return releasedSince(pause?.before ?? null, now);
  return pause && state === 'releasing' ? pause.endsAt : null;
}

/** The last day that a pause may end on: the same day of the next month, or that month's last. */
export function lastDayOf(from: string, months = 1): string {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return iso(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

const nextDay = (from: string): string => iso(new Date(Date.parse(`${from}T00:00:00Z`) + day));

const iso = (at: Date): string => at.toISOString().slice(0, 10);
