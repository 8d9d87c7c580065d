import type { Page, Request } from '@playwright/test';

/** Waits until nothing has been asked for a moment and every answer is there: sooner than Playwright's `networkidle`. */
export interface Quiet {
  quiet(): Promise<void>;
  end(): void;
}

export function quietOf(page: Page): Quiet {
  const open = new Set<Request>();
  let last = Date.now();
  const begins = (request: Request) => open.add(request);
  const ends = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  return {
    async quiet() {
      // What was done a moment ago may ask in the next.
      last = Date.now();
      // All controls are pressed on a machine that does other things too.
      const end = last + (process.env.FULL ? 40_000 : 10_000);
      while (open.size > 0 || Date.now() - last < 80) {
        if (Date.now() > end) throw new Error(`not answered: ${[...open].map((one) => one.url()).join(', ')}`);
        await new Promise((later) => setTimeout(later, 20));
      }
    },
    end() {
      page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
    },
  };
}
