import { expect, type Page } from '@playwright/test';
import { password } from './people.ts';

/** Links the signed-in person's Google calendar, as their profile does; answers the address of who was asked. */
export async function linkCalendar(page: Page): Promise<string> {
  const headers = { 'x-requested-with': 'journey' };
  // The sign-in may be some minutes old.
  await page.request.post('/auth/step-up', { headers, data: { password } });
  const begun = await page.request.get('/integrations/google/begin', { headers });
  expect(begun.ok(), await begun.text()).toBe(true);
  const { url } = await begun.json();
  await page.goto(url);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\?tab=profile/);
  return url;
}
