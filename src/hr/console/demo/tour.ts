import { createStore, get, set } from 'idb-keyval';

/** Of an account, by its address: whether it is to be shown round, or was. Kept on the device. */
type Tour = 'wanted' | 'seen';

const shelf = () => createStore('demo', 'tour');

/** The first time someone takes an offered account, they are shown round. Where nothing can be kept nobody is. */
export async function wantTour(account: string): Promise<void> {
  try {
    if (!(await get<Tour>(account, shelf()))) await set(account, 'wanted', shelf());
  } catch {
    // The tour can still be asked for.
  }
}

export const isTourWanted = (account: string): Promise<boolean> =>
  get<Tour>(account, shelf()).then(
    (tour) => tour === 'wanted',
    () => false,
  );

export const tourSeen = (account: string): Promise<void> => set(account, 'seen', shelf()).catch(() => undefined);
