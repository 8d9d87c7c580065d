import sharp from 'sharp';
import { payloads } from '../security/content/payloads.ts';
import { everything } from './support/address.ts';
import { isAccessible } from './support/barriers.ts';
import { expect, test } from './support/people.ts';

/** The company profile is edited and read again; whatever is written into it runs nothing. */

test('the company profile is edited and read again', async ({ as }) => {
  const page = await as('superAdmin');
  await page.goto('/settings?tab=company');
  await expect(page.getByText('Touchpoint credits')).toBeVisible();
  await expect(page.getByText('3,202')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('SPOC phone')).toHaveAttribute('maxlength', '18');
  await page.getByLabel('Address').fill('');
  await page.getByLabel('Facebook').fill('facebook.com/acme');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Address: Fill all the mandatory fields!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Facebook: Invalid Social link!' })).toBeVisible();

  await page.getByLabel('Address').fill('1 New Road');
  await page.getByLabel('Facebook').fill('https://www.facebook.com/acme');
  await page.getByRole('radio', { name: 'Teal' }).check({ force: true });
  const logo = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#882244' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  const text = page.getByRole('textbox', { name: 'Brief description' });
  await text.fill('');
  await text.pressSequentially('We make anvils. ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await text.pressSequentially('Good ones.');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company details updated successfully!')).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 New Road')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'Good ones.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://www.facebook.com/acme' })).toBeVisible();
  await expect(page.getByText('Teal')).toBeVisible();
});

test('whatever is written into it runs nothing, asks for nothing elsewhere and breaks no rule of the page', async ({
  as,
}) => {
  test.setTimeout(240_000);
  const page = await as('superAdmin');
  const seen = { dialogs: 0, violations: 0, elsewhere: 0 };
  page.on('dialog', (dialog) => {
    seen.dialogs += 1;
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.violations += 1;
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).hostname !== 'localhost') seen.elsewhere += 1;
  });
  const company = await (await page.request.get('/feedback_bot/company/profile')).json();
  const save = async (body: object) => {
    const headers = { 'x-requested-with': 'journey', 'sec-fetch-site': 'same-origin' };
    const answer = await page.request.patch(`/feedback_bot/company/update/${company.id}`, { data: body, headers });
    expect([200, 400]).toContain(answer.status());
  };
  let read = 0;
  const each = 24;
  // The server cleans all of them in `content/rich-text`.
  for (let from = 0; from < payloads.length; from += everything ? each : 3 * each) {
    const some = payloads.slice(from, from + each).filter((payload) => payload.length < 2000);
    read += some.length;
    await save({
      companyProfile: some.map((payload) => `<p>${from}: ${payload}</p>`).join('\n'),
      company_address: `${from} ${some[0]?.slice(0, 200)}`,
      brand_name: some.at(-1)?.slice(0, 200) || 'x',
    });
    await page.goto('/settings?tab=company');
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('textbox', { name: 'Brief description' })).toBeVisible();
  }
  await save({
    companyProfile: company.companyProfile,
    company_address: company.company_address,
    brand_name: company.brand_name,
  });
  console.log(`G13 in Chromium: ${read} payloads read and edited, ${JSON.stringify(seen)}`);
  expect(seen).toEqual({ dialogs: 0, violations: 0, elsewhere: 0 });
});
