const still = 600;

/** What a page is drawn with, from the frame on; without it the session is still on the way. */
const drawn = 'h1';
const waiting = '[aria-busy="true"], .MuiSkeleton-root';

/** Once nothing has been fetched for a while and the page waits for nothing more: for what nobody waits for. */
export async function whenQuiet(): Promise<void> {
  for (;;) {
    const last = Math.max(
      0,
      ...performance.getEntriesByType('resource').map((one) => (one as PerformanceResourceTiming).responseEnd),
    );
    const left = last + still - performance.now();
    if (left <= 0 && document.querySelector(drawn) && !document.querySelector(waiting)) return;
    await new Promise((done) => setTimeout(done, Math.max(left, 100)));
  }
}
