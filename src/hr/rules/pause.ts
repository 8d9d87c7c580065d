import { startOfDay } from '../../shared/time/wire.ts';

/** A pause of a whole company: nothing is sent from `startsAt` on, until `endsAt`. */
export interface Pause {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** `releasing`: it has ended, and what it held goes out over the day after it. */
export type PauseState = 'none' | 'planned' | 'running' | 'releasing' | 'over';

export interface Item {
  /** Tells this item from others, and always the same: its place in the day of release hangs on it. */
  readonly key: string;
  readonly due: Date;
  /** Later than this it is not sent any more. */
  readonly until?: Date | null;
}

export type Fate =
  | { readonly do: 'send' }
  | { readonly do: 'wait'; readonly until: Date; readonly held: boolean }
  | { readonly do: 'drop' };

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

/**
 * What becomes of something that is due. What falls due during a pause, or was still unsent when it began, is held and
 * goes out at its own moment of the day after the end, so that not everyone is written to at once; what would come
 * later than it may be sent is dropped.
 */
export function fateOf(item: Item, pause: Pause | null, now: Date): Fate {
  const held = pause !== null && isHeld(item, pause, now);
  const at = held ? releaseOf(item.key, pause) : item.due;
  const latest = now > at ? now : at;
  if (item.until && latest > item.until) return { do: 'drop' };
  return now >= at ? { do: 'send' } : { do: 'wait', until: at, held };
}

const isHeld = ({ due }: Item, { startsAt, endsAt }: Pause, now: Date): boolean =>
  due < endsAt && (due >= startsAt || now >= startsAt);

/** The same moment however often it is asked, and every moment of the day equally often. */
export function releaseOf(key: string, { endsAt }: Pause): Date {
  let hash = 2_166_136_261;
  for (const sign of key) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  const share = ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
  return new Date(endsAt.getTime() + Math.floor(share * day));
}

/** The last day that a pause may end on: the same day of the next month, or that month's last. */
export function lastDayOf(from: string, months = 1): string {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return iso(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

const nextDay = (from: string): string => iso(new Date(Date.parse(`${from}T00:00:00Z`) + day));

const iso = (at: Date): string => at.toISOString().slice(0, 10);
