import { sql } from 'drizzle-orm';
import type { Row } from '../../../scripts/seed/bulk.ts';
import type { Server } from './server.ts';

const tables = [
  'stage', 'download', 'user_profile', 'company', 'membership', 'access_group', 'chat_session', 'chat_message',
  'audit_line', 'outbox', 'file', 'job_progress', 'credential',
];

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

async function snapshot({ rows }: Server): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of tables) {
    const all = await rows(sql`select md5(to_jsonb(t)::text) as hash, coalesce(to_jsonb(t) ->> 'id', to_jsonb(t) ->> 'job_id', to_jsonb(t) ->> 'user_id') as id from ${sql.identifier(table)} t`);
    for (const { id, hash } of all) found.set(`${table} ${id}`, String(hash));
  }
  return found;
}

/** The newest audit lines, as far as a test looks at them. */
export function auditLines({ rows }: Server, count: number): Promise<Row[]> {
  return rows(sql`select type, activity, call, entity, old, new from audit_line order by id desc limit ${count}`);
}
