import type { Calls } from '../../../generated/calls.ts';

type Entry = Calls['people/timeline']['answer']['data'][number];

/** One line of the timeline: a touchpoint, or a day that divides it. */
export interface Moment {
  key: string;
  kind: 'touchpoint' | 'joined' | 'left' | 'leaves' | 'today';
  day: string;
  title?: string;
  state?: Entry['state'];
  at?: string | null;
}

const order = { joined: 0, touchpoint: 1, left: 2, leaves: 2, today: 3 };

/** The touchpoints, with the days of joining, of leaving, and today among them. */
export function momentsOf(
  entries: readonly Entry[],
  { joined, left, today }: { joined: unknown; left: unknown; today: string },
): Moment[] {
  const days: Moment[] = [{ key: 'today', kind: 'today', day: today }];
  if (joined) days.push({ key: 'joined', kind: 'joined', day: String(joined) });
  if (left) days.push({ key: 'left', kind: String(left) <= today ? 'left' : 'leaves', day: String(left) });
  const touchpoints = entries.map((entry): Moment => ({ ...entry, kind: 'touchpoint' }));
  return [...touchpoints, ...days].sort((a, b) => a.day.localeCompare(b.day) || order[a.kind] - order[b.kind]);
}
