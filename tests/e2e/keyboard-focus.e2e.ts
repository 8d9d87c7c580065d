import type { Locator, Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { expect, test } from './support/people.ts';

/** The keyboard gets out of every input, goes on where the work does, and no hint lies over a control. */

async function editsProfile(page: Page): Promise<Locator> {
  await page.goto('/settings?tab=company');
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  const text = page.getByRole('textbox', { name: 'Brief description' });
  await expect(text).toBeVisible();
  return text;
}

test('Tab leaves the formatted text, forwards and backwards, and writes nothing', async ({ as }) => {
  const page = await as('superAdmin');
  const text = await editsProfile(page);
  await text.focus();
  const before = await text.innerText();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).not.toBeFocused();
  expect(await text.innerText()).toBe(before);
});

test('a link is set and taken away in a box of our own, inside the card, in the dark', async ({ as }) => {
  const page = await as('superAdmin', { colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const text = await editsProfile(page);
  // One piece of text: a link over two formats is two anchors.
  await text.fill('Read');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' our page');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  const box = page.getByRole('group', { name: 'Link', exact: true });
  const address = box.getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toBeFocused();
  const card = await text.evaluate((node) => node.parentElement?.parentElement?.getBoundingClientRect().toJSON());
  const place = await box.boundingBox();
  expect(place?.x).toBeGreaterThanOrEqual(card.x);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(card.x + card.width);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.type('acme.example');
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
  await expect(text).toBeFocused();
  await expect(text.locator('a[href="https://acme.example"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await expect(address).toHaveValue('https://acme.example');
  await box.getByRole('button', { name: 'Remove link' }).click();
  await expect(text.locator('a')).toHaveCount(0);
  await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(text).toBeFocused();
});

test('the focus goes on with the work: Edit, Save, a new item of a list, a dialog', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=companysettings');
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.press('Enter');
  await expect(page.locator('form :is(input, select, textarea):focus')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(edit).toBeFocused();

  await page.goto('/lifecycle/new?page=1');
  const add = page.getByRole('button', { name: /^Add question/ });
  await add.press('Enter');
  await expect(page.locator('[data-item] :is(input, select, textarea, [contenteditable]):focus')).toBeVisible();

  await page.goto('/settings?tab=filtersegment');
  await page.getByRole('button', { name: 'Add segment' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Segment name' })).toBeFocused();
});

/** Controls, other than its own, that a hint lies over. */
const under = (own: Locator) =>
  own.evaluate((anchor) => {
    const hint = document.getElementById(anchor.getAttribute('aria-describedby') ?? '')?.textContent;
    const bubble = [...document.body.children].find(
      (one) => getComputedStyle(one).zIndex === '1700' && one.textContent?.startsWith(hint ?? ' '),
    );
    if (!bubble) return ['no hint'];
    const box = bubble.getBoundingClientRect();
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')];
    return controls
      .filter((one) => !bubble.contains(one) && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName);
  });

test('no hint lies over a control', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=users');
  await page.getByRole('link', { name: 'Master group' }).click();
  const refused = page.locator('main [aria-disabled="true"][aria-describedby]');
  await expect(refused.first()).toBeVisible();
  for (const control of (await refused.all()).slice(0, 8)) {
    await control.scrollIntoViewIfNeeded();
    await control.hover({ force: true });
    await expect.poll(() => under(control)).toEqual([]);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(200);
  }
  // What goes above it moves the control up, and the hint with it. By keyboard, for the pointer would be left behind.
  const above = await page.evaluateHandle(() => {
    const block = Object.assign(document.createElement('div'), { style: 'height: 20px' });
    document.querySelector('h1')?.parentElement?.parentElement?.before(block);
    return block;
  });
  await page.keyboard.press('Tab');
  await refused.first().focus();
  await expect.poll(() => under(refused.first())).toEqual([]);
  await above.evaluate((block) => block.remove());
  await expect.poll(() => under(refused.first())).toEqual([]);
});

test('why a permission cannot be moved stands below it, and over nothing', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=users');
  await page.getByRole('button', { name: 'Add Group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Group name' }).fill(`Hints ${Date.now()}`);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Select all').check();
  const locked = await dialog.locator('input[aria-disabled="true"]').all();
  expect(locked.length).toBeGreaterThan(3);
  for (const input of locked) {
    await input.hover({ force: true });
    await expect(input).toHaveAccessibleDescription(/\w/);
  }
  await page.waitForTimeout(400);
  expect(await page.getByRole('tooltip').count()).toBe(0);
});

/** Where Tab stops on a page and nobody sees it: nothing is drawn around it, or something lies over it. */
async function unseenStops(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    // What has the focus is drawn with the next frame, and slides into sight.
    await page.waitForTimeout(50);
    const found = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return 'end';
      const { left, top, width, height } = at.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = over !== null && (at.contains(over) || over.contains(at) || at.parentElement?.contains(over));
      const isDrawn = at.matches('input') || getComputedStyle(at).outlineStyle !== 'none' || at.closest('.Mui-focused');
      return isSeen && isDrawn ? 'seen' : at.outerHTML.slice(0, 120);
    });
    if (found === 'end') break;
    if (found !== 'seen' && !/Skip to content|>Rapport/.test(found)) unseen.push(found);
  }
  return unseen;
}

for (const [what, address, viewport] of [
  ['below the bar of the console', '/settings?tab=milestones', undefined],
  ['beside the plots', '/', undefined],
  ['in the head of a list on a phone', '/employees?tab=all', { width: 390, height: 844 }],
] as const)
  test(`the focus is seen wherever it stops: ${what}`, async ({ as }) => {
    const page = await as('superAdmin', viewport && { viewport });
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('main svg.MuiChartsSvgLayer-root, main table').first()).toBeVisible();
    expect(await unseenStops(page)).toEqual([]);
  });

test('the box of the page has the focus once a selection is cleared', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/employees');
  const box = page.getByRole('checkbox', { name: 'Select all rows of this page' });
  await expect(page.getByRole('checkbox', { name: /^Select: / }).first()).toBeVisible();
  await box.press('Space');
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
});
