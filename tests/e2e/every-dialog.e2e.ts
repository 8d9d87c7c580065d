import type { Locator, Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { type Opening, openings } from './support/openings.ts';
import { expect, test } from './support/people.ts';

/**
 * Every control of the documents that opens a dialog or asks first, where it stands, by the keyboard alone: opened and
 * closed by Escape, by its button, and by Back. Nothing is stacked, the focus stays in place, the console says no error.
 */

test.describe.configure({ mode: 'parallel' });

const plan = openings();
const widths = [1280, 390];
/** One of so many, each at one width; all of them at both with FULL=1, where some are red yet. */
const sample = 6;
const everything = Boolean(process.env.FULL);

const dialogs = (page: Page) => page.locator('[role="dialog"]:visible, [role="alertdialog"]:visible');

async function go(page: Page, { path, viaRow, tab }: Opening): Promise<boolean> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  if (!viaRow) return true;
  const first = page.locator('tbody tr a').first();
  if ((await first.count()) === 0) return false;
  await first.press('Enter');
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  if (tab) await page.getByRole('link', { name: tab, exact: true }).press('Enter');
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  return true;
}

/** The control, perhaps behind its row's other controls; nothing where the data offers it for no record. */
async function controlOf(page: Page, { place, label }: Opening): Promise<Locator | undefined> {
  if (place === 'menu') {
    await page.getByRole('button', { name: /^Account of/ }).press('Enter');
    return page.getByRole('menuitem', { name: label, exact: true });
  }
  if (place === 'bulk') {
    const select = page.getByRole('checkbox', { name: /^Select: / }).first();
    if ((await select.count()) === 0) return undefined;
    await select.press('Space');
  }
  const named = new RegExp(`^${label.replace(/\W/g, '\\$&')}(: |$)`);
  const direct = page
    .locator('main')
    .getByRole('button', { name: named })
    .and(page.locator(':not([aria-disabled="true"])'));
  if (await direct.first().isVisible()) return direct.first();
  for (const more of (await page.getByRole('button', { name: /^More actions: / }).all()).slice(0, 5)) {
    await more.press('Enter');
    const item = page.getByRole('menuitem', { name: label, exact: true });
    if ((await item.count()) > 0 && (await item.getAttribute('aria-disabled')) !== 'true') return item;
    await page.keyboard.press('Escape');
  }
  return undefined;
}

/** Where the keyboard is: in the dialog, in the page, or nowhere. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return 'nowhere';
    return at.closest('.MuiDialog-container, .MuiDrawer-paper') ? 'dialog' : 'page';
  });

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': async (page) => {
    const buttons = dialogs(page).getByRole('button', { name: /^(Cancel|Close|No|Keep|Done|Stay)/ });
    if ((await buttons.count()) > 0) await buttons.last().press('Enter');
    else await page.keyboard.press('Escape');
  },
  Back: (page) => page.goBack(),
};

for (const [index, opening] of plan.entries()) {
  if (!everything && index % sample !== 0) continue;
  for (const width of everything ? widths : [widths[(index / sample) % 2] as number])
    test(`${opening.place} ${opening.label} at ${opening.path} ${opening.tab ?? ''} opens ${opening.opens} (${width})`, async ({
      as,
    }) => {
      const page = await as('superAdmin');
      const said: string[] = [];
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
      await page.setViewportSize({ width, height: 800 });
      for (const [name, close] of Object.entries(closings)) {
        if (!(await go(page, opening))) return skipped(opening);
        const control = await controlOf(page, opening);
        if (!control) return skipped(opening);
        await control.press('Enter');
        await expect(dialogs(page), name).toHaveCount(1);
        await expect(dialogs(page).locator('.MuiSkeleton-root')).toHaveCount(0);
        await expect.poll(() => focusOf(page), name).toBe('dialog');
        if (name === 'Escape') expect(await barriers(page)).toEqual([]);
        await close(page);
        await expect(dialogs(page), name).toHaveCount(0);
        if (name !== 'Back') await expect.poll(() => focusOf(page), name).toBe('page');
      }
      expect(said).toEqual([]);
    });
}

const skipped = ({ label, path }: Opening): void =>
  test.skip(true, `No record at ${path} offers '${label}' in the demo company.`);

test('the plan is made from the documents', () => {
  const opened = new Set(plan.map(({ opens }) => opens));
  test.info().annotations.push({ type: 'count', description: `${plan.length} controls open ${opened.size} dialogs` });
  expect(plan.length).toBeGreaterThan(30);
  expect(opened.size).toBeGreaterThan(25);
});
