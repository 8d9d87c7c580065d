import type { Page } from '@playwright/test';
import { expect, test } from './support/people.ts';
import { places } from './support/places.ts';

/** Nothing moves under the eyes: every page of the documents, from its address until all of it is there. */

const most = 0.05;

interface Shift {
  value: number;
  what: string[];
}

/** Counted from before the page's first script. What someone has just pressed may move what it is about. */
async function watched(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const found: { value: number; what: string[] }[] = [];
    Object.assign(window, { shifts: found });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 40)}”`
        : 'what is gone';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          found.push({ value: entry.value, what: entry.sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

for (const width of [1280, 390]) {
  test(`no page moves by more than ${most} (${width})`, async ({ as }) => {
    test.setTimeout(600_000);
    const page = await as('superAdmin', { viewport: { width, height: 800 } });
    const shiftsOf = await watched(page);
    const moved: string[] = [];
    let seen = 0;
    for (const { screen, path, via, signedIn } of places()) {
      if (via || !signedIn) continue;
      await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
      await page.waitForTimeout(300);
      seen += 1;
      const shifts = await shiftsOf();
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > most) moved.push(`${screen} ${sum.toFixed(3)}: ${shifts.flatMap(({ what }) => what).join(', ')}`);
    }
    expect(seen).toBeGreaterThan(15);
    expect(moved).toEqual([]);
  });
}
