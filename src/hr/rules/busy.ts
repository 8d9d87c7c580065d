import { dayIn, startOfDay } from '../../shared/time/wire.ts';

/** From one instant to another. */
export interface Span {
  from: Date;
  to: Date;
}

/** A calendar day of a zone: 23 or 25 hours long where the clocks change. */
export function dayOf(zone: string, day: string): Span {
  const from = startOfDay(zone)(day);
  const next = dayIn(zone, new Date(from.getTime() + 26 * 3_600_000));
  return { from, to: startOfDay(zone)(next) };
}

/** In order, each time once, and within the day. */
export function joined(spans: readonly Span[], within: Span): Span[] {
  const cut = spans
    .map(({ from, to }) => ({ from: later(from, within.from), to: earlier(to, within.to) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from.getTime() - other.from.getTime());
  const found: Span[] = [];
  for (const span of cut) {
    const last = found.at(-1);
    if (last && span.from <= last.to) last.to = later(last.to, span.to);
    else found.push({ ...span });
  }
  return found;
}

/** Without the meeting that is being moved: nobody is too busy for it because of it. */
export const without = (spans: readonly Span[], moved: Span | undefined): Span[] =>
  spans.filter(
    ({ from, to }) => !moved || from.getTime() !== moved.from.getTime() || to.getTime() !== moved.to.getTime(),
  );

export const overlaps = (spans: readonly Span[], chosen: Span): boolean =>
  spans.some(({ from, to }) => from < chosen.to && chosen.from < to);

const later = (one: Date, other: Date): Date => (one > other ? one : other);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
