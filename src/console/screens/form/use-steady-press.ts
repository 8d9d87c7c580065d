import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels that a hand may tremble between press and release. */
const tremble = 8;

/**
 * A button that moves while it is pressed, because a complaint above it goes or a form arrives, still gets the click:
 * it holds the pointer until the release (Pointer Events 3, click goes to the capturing target). Whoever drags off the
 * button takes the press back, as everywhere else.
 */
export function useSteadyPress() {
  const pressed = useRef<{ x: number; y: number } | null>(null);
  return {
    hold({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture?.(pointerId);
      pressed.current = { x: clientX, y: clientY };
    },
    /** Whether this click is none. Those of the keyboard always count. */
    wasTakenBack({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): boolean {
      const from = pressed.current;
      pressed.current = null;
      if (!from || detail === 0 || Math.hypot(clientX - from.x, clientY - from.y) <= tremble) return false;
      return !currentTarget.contains(document.elementFromPoint(clientX, clientY));
    },
  };
}
