import { expect, test } from './support/people.ts';

/** What a browser loads before the list of touchpoints stands: a plain react-admin page needs 245 KiB. */

const most = 201 * 1024;

test('the list is drawn from at most 201 KiB of script, and nothing is loaded for what is closed', async ({ as }) => {
  const page = await as('superAdmin');
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.url());
  });
  await page.goto('/settings?tab=milestones');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  // The browser lists an answer a moment after the page has it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /stage.list/.test(name)),
  );
  const drawn = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // What is loaded once all is quiet holds nobody up.
    const rows = Math.max(...loaded.filter(({ name }) => /stage.list/.test(name)).map((entry) => entry.responseEnd));
    return loaded
      .filter((entry) => entry.name.endsWith('.js') && entry.startTime < rows)
      .map((entry) => ({
        name: entry.name.replace(/^.*\//, ''),
        bytes: entry.encodedBodySize,
        raw: entry.decodedBodySize,
      }));
  });
  const total = drawn.reduce((sum, { bytes }) => sum + bytes, 0);
  test.info().annotations.push({
    type: 'script until the list is drawn',
    description: `${(total / 1024).toFixed(1)} KiB in ${drawn.length} files`,
  });
  expect(drawn.filter(({ raw, bytes }) => bytes === 0 || (raw > 2048 && bytes > raw / 2))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(2);
  expect(total, drawn.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(most);
  expect(
    scripts.filter((url) =>
      /AccountForm|CardsScreen|Dialog|DocumentForm|drag|FilterDrawer|FormScreen|OverlayHost|quill|ActionList/i.test(
        url,
      ),
    ),
  ).toEqual([]);
});

test('the first figure of the overview stands after at most 12 files and 250 KiB of script', async ({ as }) => {
  const page = await as('superAdmin');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!/[1-9]\d* more have left/.test(document.body?.textContent ?? '')) return;
      observer.disconnect();
      performance.mark('first figure');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/?tab=overview');
  await expect(page.getByText('more have left')).toBeVisible();
  const scripts = await page.evaluate(() => {
    const first = performance.getEntriesByName('first figure')[0]?.startTime ?? 0;
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return loaded
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < first)
      .map(({ name, encodedBodySize }) => ({ name: name.replace(/^.*\//, ''), bytes: encodedBodySize }));
  });
  const said = scripts.map(({ name, bytes }) => `${name} ${bytes}`).join('\n');
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.length, said).toBeLessThanOrEqual(12);
  expect(
    scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    said,
  ).toBeLessThanOrEqual(250 * 1024);
});
