import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';

export type ListStep =
  | { kind: 'added'; index: number }
  | { kind: 'removed'; index: number }
  | { kind: 'moved'; index: number; button: 'moveUp' | 'moveDown' };

/** Told by an item's buttons before the list changes. */
export const ListStepContext = createContext<(step: ListStep) => void>(() => undefined);
/** How many of the first items nobody changes. */
export const LockedContext = createContext(0);
export const useListStep = () => useContext(ListStepContext);

/**
 * After an item was added, removed or moved the focus goes where a person goes on: into the new item, to its
 * neighbour, or with the moved item; otherwise it would fall back to the top of the page.
 */
export function useListFocus(listId: string, length: number) {
  const step = useRef<ListStep>(undefined);
  const [done, setDone] = useState<ListStep>();

  // Without dependencies: a move changes no length, and the step is there for one drawing only.
  useLayoutEffect(() => {
    const now = step.current;
    // An item that is added may come a moment later.
    if (!now || (now.kind === 'added' && length <= now.index)) return;
    step.current = undefined;
    setDone(now);
    target(listId, now, length)?.focus();
  });

  return { note: (next: ListStep) => (step.current = next), done };
}

const inputs = ':is(input:not([type=hidden]), select, textarea, [contenteditable=true]):not(:disabled)';

function target(listId: string, step: ListStep, length: number): HTMLElement | null {
  const byId = (id: string) => document.getElementById(id);
  const list = byId(listId);
  const item = (index: number) => list?.querySelector<HTMLElement>(`[data-item="${index}"]`);
  const find = (index: number, what: string) => item(index)?.querySelector<HTMLElement>(what);
  // The buttons of an item stand before its inputs, which a person goes on with.
  // A closed item has only its line to go to.
  const inside = (index: number) =>
    (find(index, 'h3 > [aria-expanded=false]') ?? find(index, inputs) ?? find(index, 'button:not(:disabled)')) || null;
  if (step.kind === 'added') return inside(step.index);
  if (step.kind === 'removed') return length > 0 ? inside(Math.min(step.index, length - 1)) : byId(`${listId}__add`);
  const buttons = [step.button, step.button === 'moveUp' ? 'moveDown' : 'moveUp'];
  const found = buttons.map((name) => byId(`${listId}_${step.index}__${name}`) as HTMLButtonElement | null);
  return found.find((button) => button && !button.disabled) ?? byId(`${listId}_${step.index}__menu`);
}
