import { type RefObject, useLayoutEffect } from 'react';
import { clearPlace, covered, type Place } from './clear-place.ts';

const margin = 20;
/** Pixels between two heights that are tried. */
const step = 24;
/** Milliseconds after which it is looked again: a dialog may still be filled. */
const again = [300, 1000];

/** Keeps what lies over the page off its controls: as far down as it gets, at the left, the right, or in the middle. */
export function useClearStack(stack: RefObject<HTMLElement | null>, shown: unknown, host: Element): void {
  useLayoutEffect(() => {
    const element = stack.current;
    if (!element || !shown || !host.isConnected) return;
    const look = () => {
      if (element.matches(':hover, :focus-within')) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
      const isClear = isInside && element.style.top && covered({ left, top, width, height }, element) === 0;
      const found = isClear
        ? undefined
        : clearPlace({ width, height }, placesFor(width, height), (box, most) => covered(box, element, most));
      if (!found) return;
      Object.assign(element.style, { left: `${found.place.left}px`, top: `${found.place.top}px`, bottom: 'auto' });
    };
    look();
    const timers = again.map((wait) => setTimeout(look, wait));
    addEventListener('resize', look);
    document.addEventListener('scrollend', look, { capture: true });
    return () => {
      for (const timer of timers) clearTimeout(timer);
      removeEventListener('resize', look);
      document.removeEventListener('scrollend', look, { capture: true });
    };
  }, [stack, shown, host]);
}

function placesFor(width: number, height: number): Place[] {
  const right = innerWidth - margin - width;
  const columns = [margin, right, (innerWidth - width) / 2].map((left) => Math.max(0, left));
  const different = [...new Set(columns.map(Math.round))];
  const places: Place[] = [];
  for (let top = innerHeight - margin - height; top >= 0; top -= step)
    places.push(...different.map((left) => ({ left, top })));
  return places;
}
