import { type ComponentType, createElement, use } from 'react';
import { OfflineError } from './data/call-error.ts';

type Code<P> = { default: ComponentType<P> };

interface Preloaded {
  /** Before it is drawn: what is likely to be wanted next. */
  preload(): void;
}

/** Of what did not arrive: forgets that, so that it is asked for again. */
const failed = new Set<() => void>();

/**
 * A component whose code comes with its first use, as with React's `lazy`. That keeps a failure for as long as the page
 * is open; here it is tried again after `forgetFailed`.
 */
export function late<P extends object>(load: () => Promise<Code<P>>): ComponentType<P> & Preloaded {
  let coming: Promise<Code<P>> | undefined;
  const arrives = () => {
    if (!coming) {
      coming = arrival(load);
      coming.catch(() => failed.add(() => (coming = undefined)));
    }
    return coming;
  };
  const preload = () => void arrives().catch(() => (coming = undefined));
  return Object.assign((props: P) => createElement(use(arrives()).default, props), { preload });
}

export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Within one page a browser does not ask again for code that did not arrive: without a network it is not asked for. */
async function arrival<P>(load: () => Promise<Code<P>>): Promise<Code<P>> {
  if (!navigator.onLine && !(await answers())) throw new OfflineError();
  try {
    return await load();
  } catch (error) {
    if (await answers()) throw error;
    throw new OfflineError();
  }
}

/** On a machine without any network its own server is there all the same. */
const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Resolves as soon as there is a network: at once while there is one. */
export const whenOnline = async (): Promise<void> => {
  if (navigator.onLine || (await answers())) return;
  await new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));
};
