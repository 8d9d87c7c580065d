/** What is pressed to do something. */
export const controls =
  'button, a[href], label, input, textarea, select, [role="button"], [role="radio"], [role="option"]';

/** Milliseconds within which a hand goes where it saw something, not where that is by now. */
const reaction = 500;

/** Milliseconds within which complaints come and go together. */
const sameTime = 100;

interface Layout {
  time: number;
  places: { control: Element; at: DOMRect; scrolled: number }[];
}

let last: Layout | null = null;

/** Called while a complaint that comes or goes is drawn, before the page moves: what stood where is remembered for a moment. */
export function noteLayout(): void {
  // The first one found the page as it was seen.
  if (last && performance.now() - last.time < sameTime) return;
  const places = [...document.querySelectorAll(controls)].map((control) => ({
    control,
    at: control.getBoundingClientRect(),
    scrolled: scrolledBy(control),
  }));
  last = { time: performance.now(), places: places.filter(({ at }) => at.width > 0) };
}

/** When the page has moved last, if that is so short ago that someone may have aimed before. */
export function movedAt(now: number): number | null {
  return last && now - last.time < reaction ? last.time : null;
}

/**
 * The control that stood there before the page moved, and stands elsewhere now; of nested ones the innermost. Not one
 * that stands where it stood in its page: that was scrolled, by someone who has seen where it went.
 */
export function controlBefore(x: number, y: number): HTMLElement | null {
  const stood = last?.places.filter(({ at }) => contains(at, x, y)) ?? [];
  const innermost = stood.find((one) => !stood.some((other) => other !== one && one.control.contains(other.control)));
  if (!innermost) return null;
  const { control, at, scrolled } = innermost;
  if (!(control instanceof HTMLElement) || !control.isConnected) return null;
  const now = control.getBoundingClientRect();
  const onScreen = now.top - at.top;
  const inPage = onScreen + scrolledBy(control) - scrolled;
  return contains(now, x, y) || Math.abs(onScreen) > Math.abs(inPage) + 1 ? null : control;
}

/** Pixels by which all that it stands in is scrolled down. */
function scrolledBy(control: Element): number {
  let sum = 0;
  for (let around = control.parentElement; around; around = around.parentElement) sum += around.scrollTop;
  return sum;
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
