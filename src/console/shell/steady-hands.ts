import { restoreFocus } from './restore-focus.ts';
import { SteadyClicks } from './steady-clicks.ts';

/**
 * Clicks go where they were aimed at, and the keyboard never falls out of the page. `focused` had the focus last.
 * Returns how to end it.
 */
export function steadyHands(focused: EventTarget | null): () => void {
  const ends = [new SteadyClicks().attend(document), restoreFocus(focused)];
  return () => {
    for (const end of ends) end();
  };
}
