import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import readExcelFile, { readSheetNames } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { artifacts } from '../../support/product-app.ts';
import { formulas, isFormula } from '../support/formulas.ts';
import { csv, type ImportServer, importServer, person } from '../support/imports.ts';
import { idOf } from '../support/server.ts';

/**
 * Everything that is taken out of the product as a file stands in the download logs. Which calls hand out a file is seen in
 * the documents, so a new one is asked about here the day it is written. And none of these files holds a formula (G15),
 * although names, titles and reasons begin like one in every way that spreadsheets know.
 */

const superAdmin = 'superadmin@acme.example';
let server: ImportServer;
let company: string;
let me: string;
beforeAll(async () => {
  server = await importServer();
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  me = await idOf(server, superAdmin);
  await server.browser(superAdmin);
  await plant();
});
// Ten an hour would not do for a table of tests.
beforeEach(() => server.rows(sql`delete from counter`));
afterAll(() => server.close());

async function plant(): Promise<void> {
  const texts = ['user_profile.display_name', 'user_profile.designation', 'stage.title', 'access_group.group_name'];
  const list = sql.join(
    formulas.map((formula) => sql`${formula}`),
    sql`, `,
  );
  for (const text of texts) {
    const [table = '', column = ''] = text.split('.').map((name) => sql.identifier(name));
    await server.rows(sql`update ${table} as t set ${column} = (array[${list}])[at] || ' ' || coalesce(t.${column}, '')
      from (select id, 1 + (row_number() over (order by id)) % ${formulas.length}::int as at from ${table}) as row
      where row.id = t.id and t.company_id = ${company}`);
  }
  const [left] = await server.rows(sql`select id from user_profile where company_id = ${company} and type = 'Employee'
    and status = 'active' order by id limit 1`);
  await server.rows(sql`update user_profile set alternate_email = null, exit_date = current_date - 3
    where id = ${left?.id}`);
  for (const formula of formulas) {
    await server.rows(sql`
      insert into support_ticket (company_id, id, type, subject, description, name, email, status)
      values (${company}, gen_random_uuid(), 'plan_change', ${formula}, ${formula}, ${formula}, 'a@acme.example', 'open')`);
    await server.rows(sql`
      insert into bounce (company_id, id, email_id, kind, reason, message_id, status, bounce_count, delivery_disabled)
      values (${company}, gen_random_uuid(), ${`${formula}@acme.example`}, 'hard', ${formula}, ${formula}, 'open', 1, false)`);
  }
}

/** Files in which no text stands that was planted: of a run without failures, of questions, and one's own file. */
const withoutTexts = ['audit/bulk.failures-file', 'exit/report.download', 'people/import/file'];

async function opened(download: string): Promise<[Buffer, string]> {
  const { app, cookies } = await server.browser(superAdmin);
  const { body } = await server.as(superAdmin, 'GET', `/feedback_bot/company/user_download_audit/${download}`);
  const file = await app.inject({ method: 'GET', url: body.report_url, cookies: Object.fromEntries(cookies) });
  expect(file.statusCode).toBe(200);
  return [file.rawPayload, String(file.headers['content-type'])];
}

/** Cells of a file that a spreadsheet would take for a formula, and how many are texts that only look like one. */
async function cellsOf(bytes: Buffer, type: string): Promise<{ formulas: string[]; texts: number }> {
  if (type.startsWith('text/csv')) {
    const cells = (parse(bytes, { bom: true }) as string[][]).flat();
    return {
      formulas: cells.filter((cell) => isFormula(cell) && !/^-?\d+(\.\d+)?$/.test(cell)),
      texts: cells.filter((cell) => cell.startsWith("'")).length,
    };
  }
  expect(type).toContain('spreadsheetml');
  const sheets = await readSheetNames(bytes);
  const cells = (await Promise.all(sheets.map((_, at) => readExcelFile(bytes, { sheet: at + 1 })))).flat(2);
  return {
    formulas: await formulasIn(bytes),
    texts: cells.filter((cell) => formulas.some((one) => String(cell).startsWith(one))).length,
  };
}

/** What a workbook holds as a text is never reckoned: only what stands in an `<f>` is. */
async function formulasIn(workbook: Buffer): Promise<string[]> {
  const zip = await fromBufferPromise(workbook);
  const found: string[] = [];
  let sheets = 0;
  for await (const entry of zip.eachEntry()) {
    if (!/^xl\/worksheets\/.+\.xml$/.test(entry.fileName)) continue;
    sheets += 1;
    const xml = await text(await zip.openReadStreamPromise(entry));
    found.push(...(xml.match(/<f[\s>][^<]*/g) ?? []));
  }
  expect(sheets).toBeGreaterThan(0);
  return found;
}

/** A property that holds a link to a file, whatever it is called. */
const isLink = (name: string, { title = '', description = '' }: { title?: string; description?: string }) =>
  /(report|download|report_file)_url$|file_link|user_data_file/.test(name) ||
  /\b(link of|signed link)/i.test(`${title} ${description}`);

function linksIn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { properties } = value as { properties?: Record<string, object> };
  if (properties && Object.entries(properties).some(([name, schema]) => isLink(name, schema))) return true;
  return Object.values(value).some(linksIn);
}

const handsOut = Object.values(artifacts.calls)
  .filter(({ does, rate, answers }) => does === 'export' || rate === 'export' || linksIn(answers))
  .map(({ id }) => id)
  .sort();

type Way = [method: string, path: string, body?: object];
const firstOf = async (query: ReturnType<typeof sql>) => String((await server.rows(query))[0]?.id);

/** A file that is kept, of the person who asks. */
async function keptFile(): Promise<string> {
  const { body } = await server.as(superAdmin, 'POST', '/feedback_bot/company/tickets/export', { body: {} });
  const [row] = await server.rows(sql`select file_id from download where id = ${body.download}`);
  return String(row?.file_id);
}

const ways: Record<string, (() => Promise<Way> | Way) | { instead: string } | { seenIn: string }> = {
  'access/why.export': () => ['POST', '/feedback_bot/access/matrix/export', { kind: 'groups' }],
  'account/mfa/export': { instead: "one's own recovery codes, shown once: a line of the audit says so" },
  'audit/bounce.export': () => ['GET', `/feedback_bot/company/blacklist_log/${company}?download_blacklist_logs=true`],
  'audit/bounce.file': () => ['POST', '/feedback_bot/blacklist_log/export', {}],
  'audit/bulk.failures-file': async () => {
    const id = await firstOf(sql`
      insert into bounce_bulk (company_id, id, user_id, kind, begun, total)
      values (${company}, gen_random_uuid(), ${me}, 'exit', true, 0) returning id`);
    return ['POST', `/feedback_bot/jobs/${id}/failures/export`, {}];
  },
  'audit/download.file': { instead: 'what is in the download logs already' },
  'audit/download.list': { instead: 'what is in the download logs already' },
  'audit/download.read': { instead: 'what is in the download logs already' },
  'audit/line.export': () => ['POST', '/feedback_bot/user_activity/export', {}],
  'audit/upload.list': { instead: 'a list; the file that one has uploaded is taken by people/import/file' },
  'company/ticket.export': () => ['POST', '/feedback_bot/company/tickets/export', {}],
  // It needs answers of people who have left.
  'exit/dashboard.export': { seenIn: 'tests/hr/exit/dashboard.test.ts' },
  'exit/report.download': async () => {
    await server.rows(sql`delete from stage where stage_type = 'postExit'`);
    const trigger = { triggerTimeDuration: 2, triggerTimeUnit: 'days' };
    const { id } = (await server.as(superAdmin, 'POST', '/exit_bot/stage/create', { body: trigger })).body;
    return ['POST', `/exit_bot/reports/${id}/download_details`, { report_type: 'questions' }];
  },
  'exit/unreachable.export': () => ['POST', '/exit_bot/unreachable/download', {}],
  'genai/log.file': async () => {
    const file = await keptFile();
    const id = await firstOf(sql`
      insert into genai_log (company_id, id, created_by_id, report_name, status, file_id, meta_data)
      values (${company}, gen_random_uuid(), ${me}, 'Kept', 'success', ${file}, '{}') returning id`);
    return ['GET', `/genai_bot/audit-logs/${id}/file`];
  },
  'genai/log.list': { instead: 'a list; the report is taken by genai/log.file' },
  'genai/report.create': { instead: 'it has a report written, which is taken by genai/log.file' },
  'genai/report.preview': { instead: 'what would be sent, on the screen of who asks: no file' },
  'people/user/export': () => ['POST', '/feedback_bot/users/export', {}],
  'people/import/file': async () => {
    const { id } = (await server.upload(superAdmin, csv([person(1)]))).body;
    return ['GET', `/feedback_bot/users/import/${id}/file`];
  },
  'touchpoints/report.read': { instead: 'how far a file is whose row touchpoints/stage.export has written' },
  // All of them: a reader of workbooks changes what some titles begin with, so one alone may not look planted.
  'touchpoints/stage.export': () => ['POST', '/feedback_bot/stage/questions_report/download', { all: true }],
  'touchpoints/stage.table': () => ['POST', '/feedback_bot/stage/list/export', {}],
  // It needs a survey that is set up, and a moment for its job.
  'wellbeing/plan.export': { seenIn: 'tests/hr/wellbeing/plan.test.ts' },
  // It needs a cycle that is over, with answers: where those are, its row is looked at too.
  'wellbeing/results.export': { seenIn: 'tests/hr/wellbeing/results.test.ts' },
};

it('is known of every call that hands out a file', () => {
  expect(handsOut.length).toBeGreaterThan(15);
  expect(Object.keys(ways).sort()).toEqual(handsOut);
});

/** Every part of a document, from the outside in. */
const parts = (value: unknown): Record<string, unknown>[] =>
  typeof value !== 'object' || value === null
    ? []
    : [value as Record<string, unknown>, ...Object.values(value).flatMap(parts)];

describe('a call that hands out a file', () => {
  it.each(Object.entries(ways).flatMap(([id, way]) => ('seenIn' in way ? [[id, way.seenIn]] : [])))(
    '%s is asked elsewhere whether its row is written',
    (id, file) => {
      const test = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
      expect(test).toContain(artifacts.calls[id]?.path.split('/').slice(2).join('/'));
      expect(test).toMatch(/from download\b/);
    },
  );

  it.each(Object.entries(ways).flatMap(([id, way]) => (typeof way === 'function' ? [[id, way] as const] : [])))(
    '%s writes a row of the download logs, and no formula',
    async (id, way) => {
      const [method, path, body] = await way();
      const own = () => server.rows(sql`select id, type, status, file_id from download where user_id = ${me}`);
      const before = new Set((await own()).map((row) => row.id));
      const { status, body: answer } = await server.as(superAdmin, method, path, { body });
      expect([status, answer.error]).toEqual([200, undefined]);
      const added = (await own()).filter((row) => !before.has(row.id));
      expect(added).toMatchObject([{ status: 'ready', file_id: expect.any(String) }]);
      const types = artifacts.options['audit/download.types'];
      const shown = types && 'values' in types ? types.values.map(({ value }) => value) : [];
      expect(shown).toContain(added[0]?.type);
      const cells = await cellsOf(...(await opened(String(added[0]?.id))));
      expect(cells.formulas).toEqual([]);
      if (!withoutTexts.includes(id)) expect(cells.texts, id).toBeGreaterThan(0);
    },
  );

  it('is asked by buttons that are open to those who may call it', () => {
    const buttons = Object.values(artifacts.screens).flatMap((screen) =>
      parts(screen).flatMap(({ saves, calls, gate = screen.gate }) =>
        saves ? [{ screen: screen.id, gate, asked: artifacts.calls[String(calls)]?.gate }] : [],
      ),
    );
    expect(buttons.length).toBeGreaterThan(3);
    expect(buttons.filter(({ gate, asked }) => gate !== asked)).toEqual([]);
  });
});

describe('what a browser makes a file of', () => {
  it('is never a list of records: the server makes that file', () => {
    const made = Object.values(artifacts.screens).flatMap((screen) =>
      parts(screen).some(({ does }) => does === 'csv' || does === 'xlsx')
        ? [[screen.id, artifacts.calls[('calls' in screen && screen.calls?.csv) || '']?.does]]
        : [],
    );
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter(([, does]) => does !== 'export')).toEqual([]);
  });

  it('is made in one place, which besides writes an empty table to fill in', () => {
    const root = join(import.meta.dirname, '../../../src');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const using = (word: RegExp) => files.filter((name) => word.test(readFileSync(join(root, name), 'utf8'))).sort();
    expect(using(/createObjectURL/)).toEqual(['console/screens/list/csv.ts']);
    expect(using(/\bsaveTable\(/)).toEqual([
      'console/screens/list/save-table.ts',
      'hr/console/people/import/ChooseFile.tsx',
    ]);
    expect(using(/\bsave(Csv|Xlsx|Blob)\(/)).toEqual([
      'console/screens/list/csv.ts',
      'console/screens/list/save-found.ts',
      'console/screens/list/save-table.ts',
      'console/screens/list/xlsx.ts',
    ]);
  });
});
