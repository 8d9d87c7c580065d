import type { Page } from '@playwright/test';
import { layersOf } from './controls.ts';
import type { Place } from './places.ts';

export const nowhere = '/404';
const nowhereTitle = 'This page does not exist';

/** As a link of the console leads there. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ key: `journey${idx}`, idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export async function until(holds: () => Promise<boolean>, what: string, patience = 5_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not: ${what}`);
    await new Promise((later) => setTimeout(later, 25));
  }
}

/** To a page on which nothing of this one is left; no, where something half done would be lost. */
async function leaves(page: Page): Promise<boolean> {
  await follow(page, nowhere);
  const end = Date.now() + 1_000;
  while (Date.now() < end) {
    const isGone = await page
      .locator('h1')
      .evaluateAll((all, title) => all.some((h1) => h1.textContent === title), nowhereTitle);
    if (isGone) return (await layersOf(page)).length === 0;
    await new Promise((later) => setTimeout(later, 20));
  }
  return false;
}

/** As a person comes to it: by a link, from another page. */
export async function goTo(page: Page, { path, signedIn }: Place, settled: () => Promise<void>): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  if (page.url() === 'about:blank' || !signedIn || !(await leaves(page))) {
    await page.goto(signedIn ? nowhere : path);
    await title.waitFor();
  }
  // Back leads somewhere from every page.
  if (signedIn) await follow(page, path === nowhere ? `${nowhere}?` : path);
  await settled();
  await title.waitFor();
}

/** One of them does; of a button that shows the suggestions of an input, the input. Null: there is none. */
export const hasFocus = (nodes: Element[]): boolean | null => {
  const { activeElement } = document;
  const isInput = activeElement?.getAttribute('role') === 'combobox';
  const has = (node: Element) =>
    node === activeElement || (isInput && node.parentElement?.parentElement?.contains(activeElement));
  return nodes.length === 0 ? null : nodes.some(has);
};
