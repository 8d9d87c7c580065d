import { madeOfOthers } from '../../../src/server/db/losses.ts';
import type { TestApp } from '../../support/app.ts';

type Row = Record<string, unknown>;

/** What a request has done to the database, by table; tables that are as before are not there. */
export interface Effects {
  [table: string]: { added?: Row[]; changed?: Row[]; removed?: Row[] };
}

const watched = [
  'member',
  'book',
  'loan',
  'audit_line',
  'outbox',
  'file',
  'idempotency',
  'credential',
  'one_use_token',
];

/** Rows by key: whatever is not expected to change is seen when it does. */
export async function effectsOf<T>(app: TestApp, work: () => Promise<T>): Promise<{ answer: T; effects: Effects }> {
  const before = await picture(app);
  const answer = await work();
  const after = await picture(app);
  const effects: Effects = {};
  for (const table of watched) {
    const old = before[table] as Map<string, Row>;
    const now = after[table] as Map<string, Row>;
    const added = [...now].filter(([key]) => !old.has(key)).map(([, row]) => row);
    const removed = [...old].filter(([key]) => !now.has(key)).map(([, row]) => row);
    const changed = [...now].flatMap(([key, row]) => {
      const was = old.get(key);
      return was && JSON.stringify(was) !== JSON.stringify(row) ? [difference(was, row)] : [];
    });
    if (added.length > 0) effects[table] = { ...effects[table], added };
    if (changed.length > 0) effects[table] = { ...effects[table], changed };
    if (removed.length > 0) effects[table] = { ...effects[table], removed };
  }
  return { answer, effects };
}

async function picture(app: TestApp): Promise<Record<string, Map<string, Row>>> {
  const row = `to_jsonb(t) - '{${madeOfOthers.join()}}'::text[]`;
  const parts = watched.map((table) => `select '${table}' as table, ${row} as row from ${table} t`);
  const rows = await app.rows(`${parts.join(' union all ')} order by 1, 2`);
  const pictures = Object.fromEntries(watched.map((table) => [table, new Map<string, Row>()]));
  for (const { table, row } of rows) pictures[String(table)]?.set(keyOf(row as Row), row as Row);
  return pictures;
}

const keyOf = (row: Row): string => [row.company_id, row.id ?? row.key ?? row.user_id].join('/');

/** Which record, and the columns that are other than before; the engine's own stamps are taken for granted. */
function difference(was: Row, row: Row): Row {
  const changed = Object.entries(row).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]));
  return { id: row.id, ...Object.fromEntries(changed.filter(([name]) => name !== 'updated_at')) };
}
