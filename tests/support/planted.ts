import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../../src/server/services.ts';

/** The product's store with a fault that the suites about kills and outages have to see. */
export function planted<S extends Store>(store: S, fault: string | undefined): S {
  if (fault === 'answers-too-early') return { ...store, inCompany: tooEarly(store) };
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
            const answer = await work(db);
            resolve(answer);
            if (!options?.readOnly) await pause(400);
            return answer;
          },
          options,
        )
        .catch(reject);
    });
}
