import { type ComponentType, lazy, useEffect, useState } from 'react';
import type { Lazy } from '../slots.ts';

// biome-ignore lint/suspicious/noExplicitAny: components of all kinds of props stand here
export type AnyLazy = Lazy<any>;
type Module = Awaited<ReturnType<AnyLazy>>;

interface Made {
  drawn: Module['default'];
  /** Once it is there. */
  module?: Module;
}

const made = new WeakMap<AnyLazy, Made>();

function madeOf(load: AnyLazy): Made {
  const before = made.get(load);
  if (before) return before;
  const one: Made = { drawn: lazy(() => (one.module ? atOnce(one.module) : load())) };
  made.set(load, one);
  return one;
}

/** A promise that keeps nobody waiting: React draws what is there already without a moment in between. */
const atOnce = (module: Module): Promise<Module> =>
  // biome-ignore lint/suspicious/noThenProperty: React asks for nothing else of it
  ({ then: (resolve: (there: Module) => void) => resolve(module) }) as Promise<Module>;

/** Made lazy once per loader, or every drawing would load and mount it anew. Loaded before, it is drawn at once. */
export const lazyComponent = <Props>(load: Lazy<Props>): ComponentType<Props> => madeOf(load).drawn;

/**
 * Loads what is about to be drawn, so that nothing moves when it comes; or else what comes late, once the rest is
 * painted. What cannot be loaded is said where it is drawn.
 */
export function useLoaded(loads: readonly AnyLazy[], isLate = false): boolean {
  const isThere = loads.every((load) => madeOf(load).module);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const load = () => Promise.allSettled(loads.map(loaded)).then(() => setTried(true));
    void (isLate ? painted().then(load) : load());
  }, [isThere, loads, isLate]);
  return isThere || tried;
}

const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

async function loaded(load: AnyLazy): Promise<void> {
  madeOf(load).module = await load();
}
