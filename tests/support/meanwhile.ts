/** Longer than what is begun meanwhile takes to come to a lock. */
const pause = 700;

/**
 * Begins something else in the middle of a transaction, where that calls `there`, and lets it run into what is locked. On
 * the embedded database it only waits for its turn.
 */
export async function meanwhile<T, U>(
  transaction: (there: () => Promise<void>) => Promise<T>,
  other: () => Promise<U>,
): Promise<[T, U]> {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const running = transaction(async () => {
    arrive();
    await new Promise((resolve) => setTimeout(resolve, pause));
  });
  await Promise.race([arrived, running]);
  return Promise.all([running, other()]);
}
