import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What keeps somebody out of this page, as axe finds it: a line for each rule. */
export async function barriers(page: Page): Promise<string[]> {
  // No screen has frames; for them axe would open and close a page of its own each time, the half of its cost.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

export async function isAccessible(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}
