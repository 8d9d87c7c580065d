import { expect, test } from './support/people.ts';

/** A demo offers its accounts, says where its mails are and shows round who comes the first time. */

test('an account in one press, a tour that can be ended, and the mails', async ({ page }) => {
  await page.goto('/login');
  const offered = page.getByRole('region', { name: 'Demo' });
  await expect(offered.getByRole('button')).toHaveCount(4);
  await offered.getByRole('button', { name: 'SuperAdmin: sees and may do everything' }).click();
  const banner = page.getByRole('region', { name: 'Demo' });
  await expect(banner).toContainText('1 of 4');
  await banner.getByRole('button', { name: 'Next place' }).click();
  await expect(page).toHaveURL(/employees/);
  await expect(banner).toContainText('2 of 4');
  await page.reload();
  await banner.getByRole('button', { name: 'Next place' }).click();
  await expect(page).toHaveURL(/tab=milestones/);
  await expect(banner).toContainText('3 of 4');
  await banner.getByRole('button', { name: 'Skip the tour' }).click();
  // The button has gone, and the page stands where it stood.
  await expect(page.locator('main:focus, h1:focus')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(banner).not.toContainText('of 4');
  await banner.getByRole('link', { name: 'read the mails' }).click();
  await expect(page).toHaveURL(/outbox/);
  await banner.getByRole('button', { name: 'Show me around' }).click();
  await expect(banner).toContainText('1 of 4');
});
