import type { Panel } from '../../../shared/documents/panel.ts';
import { listAt, valueAt } from './value-at.ts';

type Values = Record<string, unknown>;

/** One line of a timeline: an entry, or a day that divides them. */
interface Moment {
  key: string;
  kind: 'entry' | 'day' | 'now';
  day: string;
  what: string;
  state?: unknown;
  at?: string;
}

/** The entries by day, with the days among them: one that begins something before the entries of that day, today last. */
export function momentsOf(panel: Panel, timeline: string, values: Values): { moments: Moment[]; isEmpty: boolean } {
  const { day = '', what = '', state, at } = panel;
  const entries = listAt(values, timeline).map(
    (entry, index): Moment => ({
      key: String(index),
      kind: 'entry',
      day: String(entry[day] ?? ''),
      what: String(entry[what] ?? ''),
      state: state && entry[state],
      at: at && entry[at] ? String(entry[at]) : undefined,
    }),
  );
  const [begin, ...others] = daysOf(panel, values);
  const moments = [...(begin ? [begin] : []), ...entries, ...others];
  // What stands on the same day stays as it is: sorting is stable.
  return { moments: moments.sort((a, b) => a.day.localeCompare(b.day)), isEmpty: entries.length === 0 };
}

function daysOf({ days = [] }: Panel, values: Values): Moment[] {
  const now = days.find((one) => one.now);
  const today = now && String(valueAt(values, now.field) ?? '');
  return days.flatMap(({ field, label, past = label, now: isNow }): Moment[] => {
    const day = valueAt(values, field);
    if (typeof day !== 'string' || day === '') return [];
    const what = today !== undefined && day <= today && !isNow ? past : label;
    return [{ key: field, kind: isNow ? 'now' : 'day', day, what }];
  });
}
