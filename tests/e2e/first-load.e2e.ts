import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './support/people.ts';

/** What a person waits for before the list of touchpoints is drawn. */

const limit = 200 * 1024;

test('the first load of the list stays light, and brings nothing that is not open', async ({ as }) => {
  const page = await as('superAdmin');
  const scripts: Promise<{ name: string; size: number }>[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (!name.endsWith('.js')) return;
    scripts.push(response.body().then((body) => ({ name, size: brotliCompressSync(body).length })));
  });
  await page.goto('/settings?tab=milestones');
  await expect(page.getByRole('cell').first()).toBeVisible();
  const loaded = await Promise.all(scripts);
  const total = loaded.reduce((sum, { size }) => sum + size, 0);
  console.log(`First load: ${(total / 1024).toFixed(1)} KiB of script in ${loaded.length} files`);
  expect(total).toBeLessThanOrEqual(limit);
  const names = loaded.map(({ name }) => name);
  for (const later of [
    'drag',
    'FilterDrawer',
    'RowMenu',
    'OverlayHost',
    'FormScreen',
    'CardsScreen',
    'DialogScreen',
    'AccountForm',
  ]) {
    expect(
      names.filter((name) => name.startsWith(`${later}-`)),
      later,
    ).toEqual([]);
  }
});
