import { useLayoutEffect, useRef } from 'react';
import { noteLayout } from '../../shell/last-layout.ts';

/** For what moves the page when it comes, changes and goes: clicks that were aimed before still count (see SteadyClicks). */
export function useNotedLayout(said: string): void {
  const seen = useRef('');
  if (seen.current !== said) noteLayout();
  seen.current = said;
  useLayoutEffect(() => noteLayout, []);
}
