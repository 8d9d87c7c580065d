import { type ComponentType, lazy, useEffect, useState } from 'react';
import type { Lazy } from '../slots.ts';

// biome-ignore lint/suspicious/noExplicitAny: components of all kinds of props stand here
type AnyLazy = Lazy<any>;

interface Made {
  // biome-ignore lint/suspicious/noExplicitAny: components of all kinds of props stand here
  drawn: ComponentType<any>;
  there?: true;
}

const made = new WeakMap<AnyLazy, Made>();

function madeOf(load: AnyLazy): Made {
  const one = made.get(load) ?? { drawn: lazy(load) };
  made.set(load, one);
  return one;
}

/** Made lazy once per loader, or every drawing would load and mount it anew. Loaded before, it is drawn at once. */
export const lazyComponent = <Props>(load: Lazy<Props>): ComponentType<Props> => madeOf(load).drawn;

/** Loads what is about to be drawn, so that nothing moves when it comes. What cannot be loaded is said where it is drawn. */
export function useLoaded(loads: readonly AnyLazy[]): boolean {
  const isThere = loads.every((load) => madeOf(load).there);
  const [, setLoaded] = useState(0);
  const [given, setGiven] = useState(false);
  useEffect(() => {
    if (isThere) return;
    void Promise.allSettled(loads.map(load)).then((ends) => {
      if (ends.some(({ status }) => status === 'rejected')) setGiven(true);
      setLoaded((before) => before + 1);
    });
  }, [isThere, loads]);
  return isThere || given;
}

async function load(one: AnyLazy): Promise<void> {
  const module = await one();
  const found = madeOf(one);
  found.drawn = module.default;
  found.there = true;
}
