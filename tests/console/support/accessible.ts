import axe from 'axe-core';
import { expect } from 'vitest';

/** What axe finds in the structure. Colours and sizes need a real browser: the journeys look at those. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    resultTypes: ['violations'],
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(found).toEqual([]);
}
