import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing moves any more: halfway from one colour to another a text has too little contrast. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // What has changed begins to move with the next frame.
    await frame().then(frame);
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** What keeps someone out of this page, as axe finds it by all or some of its rules: a line for each rule. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  await still(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  // No screen has frames: one run in the page itself is all of it, and takes half of what @axe-core/playwright does.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const found = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  const { violations } = found as axe.AxeResults;
  const bad = violations.filter(({ impact }) => impact !== 'minor');
  return bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

export async function isAccessible(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}
