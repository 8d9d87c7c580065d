const still = 600;

/** What a page is drawn with, from the frame on; without it the session is still on the way. */
const drawn = 'h1';
const waiting = '[aria-busy="true"], .MuiSkeleton-root';

const isDrawn = () => document.querySelector(drawn) && !document.querySelector(waiting);
const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** Once the page stands: for what belongs to it, and must not hold it up. */
export async function whenDrawn(): Promise<void> {
  while (!isDrawn()) await pause(100);
}

/**
 * Once nothing has been fetched for a while and the page waits for nothing more: for what nobody waits for. Or once it
 * is not wanted any more.
 */
export async function whenQuiet(unwanted?: AbortSignal): Promise<void> {
  while (!unwanted?.aborted) {
    const last = Math.max(
      0,
      ...performance.getEntriesByType('resource').map((one) => (one as PerformanceResourceTiming).responseEnd),
    );
    const wait = last + still - performance.now();
    if (wait <= 0 && isDrawn()) return;
    await pause(Math.max(wait, 100));
  }
}
