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
  told_figures: 'id',
  audit_line: 'id',
  outbox: 'id',
  file: 'id',
  alert: 'id',
  note: 'id',
  job_progress: 'job_id',
  credential: 'user_id',
};

/** Rows made, changed or removed, by table; a table that nothing happened to is not there. */
export type Effects = Record<string, number>;

/** What some work did to the database: whatever a test does not list must not have happened. */
export async function effectsOf<T>(server: Server, work: () => Promise<T>): Promise<{ result: T; effects: Effects }> {
  const before = await snapshot(server);
  const result = await work();
  const after = await snapshot(server);
  const effects: Effects = {};
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(key) === after.get(key)) continue;
    const table = key.slice(0, key.indexOf(' '));
    effects[table] = (effects[table] ?? 0) + 1;
  }
  return { result, effects };
}

/** Which transaction wrote each row last: the same one means that nothing happened to it. */
async function snapshot({ rows }: Server): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [table, key] of Object.entries(tables)) {
    const all = await rows(
      sql`select ${sql.identifier(key)}::text as id, xmin::text as written from ${sql.identifier(table)}`,
    );
    for (const { id, written } of all) found.set(`${table} ${id}`, String(written));
  }
  return found;
}

/** The newest audit lines, as far as a test looks at them. */
export function auditLines({ rows }: Server, count: number): Promise<Row[]> {
  return rows(sql`select type, activity, call, entity, old, new from audit_line order by id desc limit ${count}`);
}
