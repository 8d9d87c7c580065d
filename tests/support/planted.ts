import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../../src/server/services.ts';

/** The product's store with a fault that the suites about stops, kills and outages have to see. */
export function planted<S extends Store>(store: S, fault: string | undefined): S {
  if (fault === 'answers-too-early') return { ...store, inCompany: tooEarly(store) };
  if (fault === 'cuts-what-it-has-begun') return { ...store, inCompany: cutting(store) };
  if (fault === 'keeps-the-process') return { ...store, inCompany: keeping(store) };
  if (fault) throw new Error(`there is no fault ${fault}`);
  return store;
}

/** Says that it is done while the transaction is still open. */
function tooEarly(store: Store): Store['inCompany'] {
  return (company, work, options) =>
    new Promise((resolve, reject) => {
      store
        .inCompany(
          company,
          async (db) => {
            // Another object, whose last statement does not bring the end along.
            const answer = await work(Object.create(db));
            resolve(answer);
            if (!options?.readOnly) await pause(400);
            return answer;
          },
          options,
        )
        .catch(reject);
    });
}

/**
 * Told to stop, it ends at once, also between what it has written and the answer. There it stays for a moment: the
 * embedded database is through with a transaction before a signal is heard.
 */
function cutting(store: Store): Store['inCompany'] {
  process.on('SIGTERM', () => process.exit(0));
  return async (company, work, options) => {
    const answer = await store.inCompany(company, work, options);
    if (!options?.readOnly) await pause(100);
    return answer;
  };
}

/** Computes for longer than anyone may wait, after each change. */
function keeping(store: Store): Store['inCompany'] {
  return async (company, work, options) => {
    const answer = await store.inCompany(company, work, options);
    const end = Date.now() + 700;
    while (!options?.readOnly && Date.now() < end);
    return answer;
  };
}
