import { readFileSync } from 'node:fs';
import writeExcelFile from 'write-excel-file/node';
import { extended } from './support/extended.ts';
import { downloadOf, expect, test } from './support/people.ts';

/** Twenty faults in a file, all found with their row; corrected, imported, and taken back. */

const head = 'First name,Last name,Email,Employee ID,Joining date,Department,Mobile number';
const row = (n: number, more: string[] = []) =>
  ['Journey', 'Person', `journey${n}@acme.example`, `J-${n}`, '03/04/2024', 'Engineering', '+919876543210']
    .map((value, at) => more[at] ?? value)
    .join(',');
const faults: string[][] = [
  ['R2D2'],
  [''],
  ['x'.repeat(31)],
  ['Ann', 'Smith-Jones'],
  ['Ann', 'x'.repeat(31)],
  ['Ann', 'Lee', 'nobody'],
  ['Ann', 'Lee', ''],
  ['Ann', 'Lee', 'a b@acme.example'],
  ['Ann', 'Lee', 'id1@acme.example', 'A_1'],
  ['Ann', 'Lee', 'id2@acme.example', ''],
  ['Ann', 'Lee', 'id3@acme.example', 'A 3'],
  ['Ann', 'Lee', 'd1@acme.example', 'D-1', ''],
  ['Ann', 'Lee', 'd2@acme.example', 'D-2', '31/02/2024'],
  ['Ann', 'Lee', 'd3@acme.example', 'D-3', '12/31/2024'],
  ['Ann', 'Lee', 'd4@acme.example', 'D-4', '1/2/24'],
  ['Ann', 'Lee', 'd5@acme.example', 'D-5', 'soon'],
  ['Ann', 'Lee', 'p1@acme.example', 'P-1', '03/04/2024', '"Sales, East"'],
  ['Ann', 'Lee', 'p2@acme.example', 'P-2', '03/04/2024', '<b>Sales</b>'],
  ['Ann', 'Lee', 'p3@acme.example', 'P-3', '03/04/2024', 'Sales', '12345'],
  ['Ann', 'Lee', 'journey1@acme.example', 'P-4'],
];

test('a file with twenty faults is checked, corrected, imported and undone', async ({ as }) => {
  test.setTimeout(180_000);
  const page = await as('superAdmin');
  await page.goto('/employees');
  await page.getByText('Import employees').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import employees' })).toBeVisible();
  const upload = (name: string, lines: string[]) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([head, ...lines].join('\r\n')) });
  const good = [row(1), row(2), row(3)];
  await upload('faults.csv', [...good, ...faults.map((fault, at) => row(100 + at, fault))]);
  await expect(page.getByLabel('Phone number')).toHaveValue('6');
  await expect(page.getByLabel(/^DD-MM-YYYY/)).toBeChecked();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('1–10 of 20 refused rows')).toBeVisible({ timeout: 60_000 });
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveText(Array.from({ length: 10 }, (_, at) => new RegExp(`${at + 5}$`)));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('11–20 of 20 refused rows')).toBeVisible();
  await expect(rows).toHaveText(Array.from({ length: 10 }, (_, at) => new RegExp(`${at + 15}$`)));
  await expect(page.getByText('Row 2 of the file is about the same person.')).toBeVisible();

  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await upload('corrected.csv', [...good, ...faults.map((_, at) => row(100 + at))]);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Every row can be imported.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Import 23 people' }).click();
  await expect(page.getByText('Import finished')).toBeVisible({ timeout: 60_000 });
  const file = await downloadOf(page, page.getByRole('button', { name: 'Download original' }));
  expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(24);
  await page.goto('/employees?search=journey100&activeTab=total_session');
  await expect(page.getByText('journey100@acme.example')).toBeVisible();

  await page.goto('/employees/import');
  await expect(page.getByRole('row').filter({ hasText: 'Anita' }).first()).toContainText('23');
  await page
    .getByRole('button', { name: 'Files' })
    .or(page.getByRole('link', { name: 'Files' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Import undone')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('23 people are as they were before.')).toBeVisible();
  await page.goto('/employees?search=journey100&activeTab=total_session');
  await expect(page.getByText('Nobody matches your search.')).toBeVisible();
});

test('a workbook with headings of its own is imported, and its columns are known the next time', {
  tag: extended,
}, async ({ as }) => {
  test.setTimeout(120_000);
  const page = await as('superAdmin');
  const mark = Date.now().toString(36);
  const columns = {
    'First name': 'Rufname',
    'Last name': 'Sippe',
    Email: 'Arbeitspost',
    'Employee ID': 'Personalnummer',
    'Joining date': 'Seit',
  };
  const data = [
    Object.values(columns).map((value) => ({ value })),
    ...[1, 2].map((n) => [
      { value: 'Workbook' },
      { value: 'Person' },
      { value: `book-${mark}-${n}@acme.example` },
      { value: `B-${mark}-${n}` },
      { value: new Date(Date.UTC(2024, 3, n)), type: Date, format: 'dd/mm/yyyy' },
    ]),
  ];
  const buffer = Buffer.from(await writeExcelFile([{ sheet: 'People', data }]).toBuffer());
  const upload = async () => {
    await page.goto('/employees/import');
    await page.locator('input[type=file]').setInputFiles({
      name: 'people.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
    await page.getByText('Further fields').click();
  };
  const column = (field: string) => page.getByRole('combobox', { name: new RegExp(`^${field}`) });
  await upload();
  for (const [field, heading] of Object.entries(columns)) await column(field).selectOption({ label: heading });
  await expect(page.getByText('“2024-04-01” is read as 1 April 2024.').first()).toBeVisible();
  await expect(page.getByText('The first rows can be read in more than one way.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByText('Import finished')).toBeVisible({ timeout: 60_000 });
  await upload();
  for (const [field, heading] of Object.entries(columns))
    await expect(column(field).locator('option:checked')).toHaveText(heading);
});

test('who would change is listed with the old and the new value before anything is run', {
  tag: extended,
}, async ({ as }) => {
  test.setTimeout(180_000);
  const page = await as('superAdmin');
  await page.goto('/employees/import');
  const rows = [
    'Kavita,,kavita.menon@acme.example,,,Research',
    'Kavita,,kavita.menon@acme.example,X-404,,Research',
    'Nobody,Else,meera.iyer@acme.example,X-405,03/04/2024,Research',
  ];
  const buffer = Buffer.from([head.split(',').slice(0, 6).join(','), ...rows].join('\r\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'changes.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  const changes = page.getByLabel('People who change');
  await expect(changes).toBeVisible({ timeout: 60_000 });
  const line = changes.getByRole('row').filter({ hasText: 'Department' });
  await expect(line).toContainText(/Kavita Menon.*Engineering.*Research/);
  const refused = page.getByLabel('Refused rows');
  await expect(refused.getByText(/The address is that of Meera Iyer, whose employee ID is/)).toBeVisible();
  const file = await downloadOf(page, page.getByRole('button', { name: 'Download changes' }));
  expect(readFileSync(file, 'utf8')).toMatch(/"2","Kavita Menon","[^"]+","Department","Engineering","Research"/);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(line.getByText('New value: Research')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
