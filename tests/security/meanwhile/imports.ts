import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { csv, headings, person } from '../../hr/support/imports.ts';
import { multipart } from '../../support/multipart.ts';
import { workbook } from '../../support/workbook.ts';
import type { Desk } from './desk.ts';

const path = '/feedback_bot/users/import';

const newcomers = (size: number, mark: string, more: Partial<Record<string, string>> = {}) =>
  Array.from({ length: size }, (_, n) =>
    person(n, { Email: `${mark}${n}@acme.example`, 'Employee ID': `${mark}-${n}`, ...more }),
  );

/** Some of whom there are, each with another department. */
async function present({ served, company }: Desk, size: number, mark: string): Promise<string[][]> {
  const rows = await served.rows(
    `select first_name, last_name, email, employee_id, to_char(joining_date, 'DD-MM-YYYY') as joined, phone_number as phone
     from user_profile where company_id = $1 and type = 'Employee' and status = 'active' order by id limit $2`,
    [company, size],
  );
  return rows.map((row) =>
    [row.first_name, row.last_name, row.email, row.employee_id, row.joined, mark, row.phone ?? ''].map(String),
  );
}

function sheetOf(rows: readonly string[][]): Buffer {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return workbook([headings, ...rows].map((row) => `<row>${row.map(cell).join('')}</row>`).join(''));
}

/** Files of many rows, each another kind of work. */
export const files = {
  'new people': async (_: Desk, size: number, mark: string) => csv(newcomers(size, mark)),
  'new people in a workbook': async (_: Desk, size: number, mark: string) => sheetOf(newcomers(size, mark)),
  'people who change': async (desk: Desk, size: number, mark: string) => csv(await present(desk, size, mark)),
  'rows that are refused': async (_: Desk, size: number, mark: string) =>
    csv(newcomers(size, mark, { 'Joining date': 'soon' })),
};

type During = (what: string, work: () => Promise<unknown>) => Promise<void>;

/** From the upload to the undoing. */
export async function importedWhile(desk: Desk, what: keyof typeof files, size: number, during: During): Promise<void> {
  const mark = `i${Date.now().toString(36)}`;
  const bytes = await files[what](desk, size, mark);
  const step = (name: string, work: () => Promise<unknown>) => during(`import, ${what}: ${name}`, work);
  const form = multipart([{ name: 'file', file: bytes, filename: 'people', type: 'application/octet-stream' }]);
  let upload = { id: '', mapping: {} };
  const order = (verb: string, body?: object) => desk.ask('POST', `${path}/${upload.id}/${verb}`, body);
  const settled = async (wanted: string) => {
    for (;;) {
      const { body } = await desk.ask('GET', `${path}/${upload.id}`);
      if (body.state === wanted) return body;
      if (['failed', 'cancelled'].includes(body.state)) throw new Error(`${what}: ${JSON.stringify(body)}`);
      await pause(200);
    }
  };
  await desk.signIn();
  await step('uploaded', async () => {
    upload = (await desk.ask('POST', path, form.body, form.headers)).body;
  });
  await step('checked', async () => {
    await order('check', { mapping: upload.mapping, mapping_date_format: 'DD-MM-YYYY' });
    await settled('checked');
  });
  await desk.signIn();
  await step('run', async () => {
    await order('run');
    const { success_count, error_count } = await settled('done');
    expect(success_count + error_count).toBeGreaterThan(size / 2);
  });
  for (const outcome of ['refused', 'changed'])
    await step(`page of ${outcome}`, () =>
      desk.ask('GET', `${path}/${upload.id}/rows?page_limit=100&outcome=${outcome}`),
    );
  if (what === 'rows that are refused') return;
  await desk.signIn();
  await step('undone', async () => {
    await order('undo');
    await settled('undone');
  });
}
