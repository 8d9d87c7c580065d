import { createStore, get, set } from 'idb-keyval';

/** Of an account, by its address: at which place of the tour it is, or that it has seen it. Kept on the device. */
type Tour = number | 'seen';

const shelf = () => createStore('demo', 'tour');

/** The first time someone takes an offered account, they are shown round. Where nothing can be kept nobody is. */
export async function wantTour(account: string): Promise<void> {
  try {
    if ((await get<Tour>(account, shelf())) === undefined) await set(account, 0, shelf());
  } catch {
    // The tour can still be asked for.
  }
}

/** The place where someone is, counted from 0; null outside of the tour. */
export const tourStep = (account: string): Promise<number | null> =>
  get<Tour>(account, shelf()).then(
    (tour) => (typeof tour === 'number' ? tour : null),
    () => null,
  );

/** Keeps the place, so that a reload goes on from there; null when the tour has been ended. */
export const keepTourStep = (account: string, step: number | null): Promise<void> =>
  set(account, step ?? 'seen', shelf()).catch(() => undefined);
