import { sql } from 'drizzle-orm';
import type { Row } from '../../../scripts/seed/bulk.ts';
import type { Server } from './server.ts';

/** Tables that are watched, with what tells their rows apart. */
const tables: Record<string, string> = {
  stage: 'id',
  support_ticket: 'id',
  download: 'id',
  user_profile: 'id',
  company: 'id',
  company_settings: 'id',
  company_credit: 'id',
  api_token: 'id',
  membership: 'id',
  access_group: 'id',
  chat_session: 'id',
  chat_message: 'id',
  chat_link: 'id',
  touchpoint_run: 'id',
  saved_filter: 'id',
  template: 'id',
  template_version: 'id',
  disclosure: 'id',
  audit_line: 'id',
  outbox: 'id',
  file: 'id',
  alert: 'id',
  note: 'id',
  job_progress: 'job_id',
  credential: 'user_id',
};

/** Rows made, changed or removed, by table; a table that nothing happened to is not there. */
type Effects = Record<string, number>;

/** What some work did to the database: whatever a test does not list must not have happened. */
export async function effectsOf<T>(server: Server, work: () => Promise<T>): Promise<{ result: T; effects: Effects }> {
  const before = await snapshot(server);
  const result = await work();
  const after = await snapshot(server);
  const effects: Effects = {};
  for (const [table, rows] of after) {
    const former = before.get(table) ?? '';
    const touched = former === rows ? 0 : differing(former, rows);
    if (touched > 0) effects[table] = touched;
  }
  return { result, effects };
}

/**
 * Of each table, which transaction wrote each row last: the same one means that nothing happened to it. As one text
 * a table, because most are the same afterwards, and to read thousands of rows for each test takes longer than the test.
 */
async function snapshot({ rows }: Server): Promise<Map<string, string>> {
  const found = await rows(
    sql.join(
      Object.entries(tables).map(
        ([table, key]) => sql`
          select ${sql.raw(`'${table}'`)} as name, coalesce(string_agg(${sql.identifier(key)}::text || ' ' || xmin::text, ','), '') as rows
          from ${sql.identifier(table)}`,
      ),
      sql` union all `,
    ),
  );
  return new Map(found.map(({ name, rows: told }) => [String(name), String(told)]));
}

/** How many ids are only in one of them, or are written by another transaction. */
function differing(former: string, rows: string): number {
  const [before, after] = [former, rows].map(
    (told) => new Map(told.split(',').map((row) => row.split(' ') as [string, string])),
  );
  const ids = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...ids].filter((id) => id !== '' && before?.get(id) !== after?.get(id)).length;
}

/** The newest audit lines, as far as a test looks at them. */
export function auditLines({ rows }: Server, count: number): Promise<Row[]> {
  return rows(sql`select type, activity, call, entity, old, new from audit_line order by id desc limit ${count}`);
}
