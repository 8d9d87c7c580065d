import { createContext, useCallback, useLayoutEffect, useState } from 'react';
import type { Values } from '../values.ts';

/** Which items of a list stand open; the others are one line each. */
interface Folds {
  isOpen(key: string, index: number): boolean;
  toggle(key: string): void;
  /** Opens it beside those that are open: something in it is wrong. */
  reveal(key: string): void;
  /** What stands in an item: told in its line. */
  valuesOf(index: number): Values;
}

/** Undefined where items have no lines of their own, and always stand open. */
export const FoldsContext = createContext<Folds | undefined>(undefined);

/** Opens the item around a complaint. */
export const RevealContext = createContext<() => void>(() => undefined);

interface Opened {
  keys: ReadonlySet<string>;
  /** Opening one leaves the others open. */
  many: boolean;
  /** One that has just been added, and has no key yet. */
  added?: number;
}

/** One item is open at a time, or as many as someone has asked for. */
export function useFolds(keys: readonly string[], values: readonly unknown[]) {
  const [opened, setOpened] = useState<Opened>(() => ({ keys: new Set(keys.length === 1 ? keys : []), many: false }));
  const { added } = opened;
  const fresh = added === undefined ? undefined : keys[added];
  useLayoutEffect(() => {
    if (fresh) setOpened((before) => ({ ...before, keys: new Set([...before.keys, fresh]), added: undefined }));
  }, [fresh]);
  const reveal = useCallback(
    (key: string) => setOpened((before) => ({ keys: new Set([...before.keys, key]), many: true })),
    [],
  );
  const isAll = keys.length > 0 && keys.every((key) => opened.keys.has(key));
  return {
    isAll,
    folds: {
      isOpen: (key, index) => opened.keys.has(key) || index === added,
      toggle: (key) => setOpened((before) => toggled(before, key)),
      reveal,
      valuesOf: (index) => (values[index] ?? {}) as Values,
    } satisfies Folds,
    all: () => setOpened(isAll ? { keys: new Set(), many: false } : { keys: new Set(keys), many: true }),
    open: (index: number) =>
      setOpened(({ keys: open, many }) => ({ keys: many ? open : new Set(), many, added: index })),
  };
}

function toggled({ keys, many }: Opened, key: string): Opened {
  const others = [...keys].filter((one) => one !== key);
  if (others.length < keys.size) return { keys: new Set(others), many: many && others.length > 0 };
  return { keys: new Set(many ? [...others, key] : [key]), many };
}
