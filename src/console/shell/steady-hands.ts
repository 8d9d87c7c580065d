import { keepFocus } from './kept-focus.ts';
import { SteadyClicks } from './steady-clicks.ts';

/** Clicks go where they were aimed at, and the keyboard never falls out of the page. Returns how to end it. */
export function steadyHands(): () => void {
  const ends = [new SteadyClicks().attend(document), keepFocus()];
  return () => {
    for (const end of ends) end();
  };
}
