import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { reckoning } from '../db/system-tables.ts';
import type { Work } from './engine.ts';
import type { Reckoned } from './held.ts';

/** Of each company those that were made last. Compressed, the figures of all people take some 350 kB. */
const most = 50;

/** Rows that the database has already. */
const stored = new WeakSet<Reckoned['rows']>();

/** What was kept of them, whichever server has reckoned it; what cannot be read is reckoned anew. */
export async function readKept(work: Work, keys: readonly string[]): Promise<ReadonlyMap<string, Reckoned>> {
  const rows = await work.db
    .select({ key: reckoning.key, content: reckoning.content })
    .from(reckoning)
    .where(and(eq(reckoning.companyId, work.company), inArray(reckoning.key, [...keys])));
  const found = await Promise.all(rows.map(async ({ key, content }) => ({ key, one: await decompressed(content) })));
  return new Map(found.flatMap(({ key, one }) => (one ? [[key, one] as const] : [])));
}

/**
 * Keeps what is not kept yet, of one key the last; in the order of their keys, so that two who keep the same do not wait
 * for each other.
 */
export async function keep(work: Work, found: ReadonlyMap<string, Reckoned>): Promise<void> {
  const keys = [...found].flatMap(([key, { rows }]) => (stored.has(rows) ? [] : [key])).sort();
  if (keys.length === 0) return;
  const values = await Promise.all(
    keys.map(async (key) => ({
      companyId: work.company,
      key,
      madeAt: work.now,
      content: await compressed(found.get(key) as Reckoned),
    })),
  );
  await work.db
    .insert(reckoning)
    .values(values)
    .onConflictDoUpdate({
      target: [reckoning.companyId, reckoning.key],
      set: { madeAt: sql`excluded.made_at`, content: sql`excluded.content` },
    });
  const own = eq(reckoning.companyId, work.company);
  const last = work.db
    .select({ key: reckoning.key })
    .from(reckoning)
    .where(own)
    .orderBy(desc(reckoning.madeAt), reckoning.key)
    .limit(most);
  await work.db.delete(reckoning).where(and(own, notInArray(reckoning.key, last)));
  // Should the transaction be rolled back, they are kept again when they have changed.
  for (const { rows } of found.values()) stored.add(rows);
}

const zipped = promisify(gzip);
const unzipped = promisify(gunzip);

/** The values of each column together: half as long as row by row, and read in half the time. */
type Columns = Record<string, unknown[]>;
type Compressed = Omit<Reckoned, 'rows'> & { columns: Columns };

function compressed({ rows, ...one }: Reckoned): Promise<Buffer> {
  const all = rows as readonly (Reckoned['rows'][number] & Record<string, unknown>)[];
  const names = Object.keys(all[0] ?? {});
  const columns = Object.fromEntries(names.map((name) => [name, all.map((row) => plain(row[name]))]));
  return zipped(JSON.stringify({ ...one, columns } satisfies Compressed), { level: 1 });
}

/** Numbers that stand in one piece of memory, as JSON has them. */
const plain = (value: unknown): unknown => (ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value);

function rowsOf(columns: Columns): Reckoned['rows'] {
  const named = Object.entries(columns);
  const row = (at: number) => {
    const made: Record<string, unknown> = {};
    for (const [name, values] of named) made[name] = values[at];
    return made as unknown as Reckoned['rows'][number];
  };
  return (columns.bucket ?? []).map((_, at) => row(at));
}

async function decompressed(content: Buffer): Promise<Reckoned | undefined> {
  try {
    const { columns, ...one } = JSON.parse((await unzipped(content)).toString()) as Compressed;
    const rows = rowsOf(columns);
    stored.add(rows);
    return { ...one, rows };
  } catch {
    return undefined;
  }
}
