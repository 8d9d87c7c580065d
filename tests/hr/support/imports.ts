import { sql } from 'drizzle-orm';
import type { Row } from '../../../scripts/seed/bulk.ts';
import { csvText } from '../../../src/shared/csv/csv.ts';
import { multipart } from '../../support/multipart.ts';
import type { Answer } from '../../support/product-app.ts';
import { nobodySends, type Server, seededServer } from './server.ts';

export const superAdmin = 'superadmin@acme.example';
/** Sees Engineering alone; may add and change employees. */
export const limited = 'groupadmin@acme.example';
export const employee = 'employee@acme.example';
export const stranger = 'superadmin@globex.example';

export const headings = ['First name', 'Last name', 'Email', 'Employee ID', 'Joining date', 'Department', 'Phone'];

/** A row of a file: by default someone new. */
export const person = (n: number, more: Partial<Record<string, string>> = {}): string[] =>
  headings.map(
    (heading, at) =>
      more[heading] ??
      ['New', 'Person', `new${n}@acme.example`, `N-${n}`, '03-04-2024', 'Engineering', '+919876543210'][at] ??
      '',
  );

export const csv = (rows: readonly (readonly string[])[], head: readonly string[] = headings): Buffer =>
  Buffer.from(csvText([head, ...rows]));

export interface ImportServer extends Server {
  upload(who: string | null, bytes: Uint8Array, name?: string): Promise<Answer>;
  check(who: string, id: string, body?: Record<string, unknown>): Promise<Answer>;
  run(who: string, id: string, body?: unknown): Promise<Answer>;
  ask(who: string | null, id: string, what: string, method?: string): Promise<Answer>;
  /** Until a job has finished with it. */
  settled(who: string, id: string): Promise<Answer['body']>;
  /** From the upload to the end of the check. */
  checked(who: string, bytes: Uint8Array, more?: Record<string, unknown>): Promise<Answer['body']>;
  refused(
    who: string,
    id: string,
  ): Promise<{ row: number; problems: { column: string; value: string; reason: string }[] }[]>;
  stored(email: string): Promise<Row | undefined>;
  /** A row about someone who is there, which changes nothing by itself. */
  rowOf(email: string, more?: Partial<Record<string, string>>): Promise<string[]>;
}

const path = '/feedback_bot/users/import';
const working = ['checking', 'running', 'undoing'];

export async function importServer(options: { employees?: number } = {}): Promise<ImportServer> {
  const server = await seededServer({ ...options, jobs: true });
  for (const [group, codes] of [['Engineering partners', '["manage_employee", "add_employees"]']] as const)
    await server.rows(
      sql`update access_group set permissions = (permissions - 'manage_employee' - 'add_employees') || ${codes}::jsonb where group_name = ${group}`,
    );
  await nobodySends(server);
  await server.rows(sql`delete from counter`);
  const ask: ImportServer['ask'] = (who, id, what, method = 'POST') =>
    server.as(who, method, `${path}/${id}${what}`, method === 'POST' ? { body: {} } : {});
  const upload: ImportServer['upload'] = async (who, bytes, name = 'people.csv') => {
    await server.rows(sql`delete from counter where key like '%upload%'`);
    const { body, headers } = multipart([{ name: 'file', file: bytes, filename: name, type: 'text/csv' }]);
    return server.as(who, 'POST', path, { body, headers });
  };
  const settled: ImportServer['settled'] = async (who, id) => {
    for (let time = 0; time < 120; time++) {
      const { body } = await ask(who, id, '', 'GET');
      if (!working.includes(body.state)) return body;
      // More often, and one session would ask more than it may.
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error('the job does not end');
  };
  const check: ImportServer['check'] = async (who, id, body = {}) => {
    const { mapping } = (await ask(who, id, '', 'GET')).body;
    const asked = { mapping, mapping_date_format: 'DD-MM-YYYY', ...body };
    return server.as(who, 'POST', `${path}/${id}/check`, { body: asked });
  };
  const stored: ImportServer['stored'] = async (email) =>
    (await server.rows(sql`select * from user_profile where email = ${email}`))[0];
  return {
    ...server,
    upload,
    ask,
    settled,
    check,
    run: (who, id, body = {}) => server.as(who, 'POST', `${path}/${id}/run`, { body }),
    async checked(who, bytes, more) {
      const { status, body } = await upload(who, bytes);
      if (status !== 201) throw new Error(JSON.stringify(body));
      const answer = await check(who, body.id, more);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return settled(who, body.id);
    },
    refused: async (who, id) => (await ask(who, id, '/rows?page_limit=100', 'GET')).body.results,
    stored,
    async rowOf(email, more = {}) {
      const empty = Object.fromEntries(headings.map((heading) => [heading, '']));
      const employeeId = String((await stored(email))?.employee_id);
      return person(0, { ...empty, Email: email, 'Employee ID': employeeId, ...more });
    },
  };
}
