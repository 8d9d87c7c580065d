import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { openStore } from '../../../src/server/db/open.ts';
import { dataDirectory, quiet } from '../../support/database.ts';
import { type Child, child } from './children.ts';
import { library } from './toy.ts';

const rounds = process.env.FULL ? 20 : 1;
const dataDir = await dataDirectory('rapport-kill-');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Some writes more, and then any moment within the next ones. */
async function writtenSome({ lines }: Child): Promise<void> {
  const enough = 2 + Math.random() * 40;
  while (lines.length < enough) await setTimeout(5);
  await setTimeout(Math.random() * 20);
}

test(`${rounds} kills while writing: nothing acknowledged is lost, nothing is half`, {
  timeout: 30_000 * rounds,
}, async () => {
  const schema = join(dataDir, 'schema.sql');
  writeFileSync(schema, await schemaSql(library));
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const writer = child('write', dataDir, ...(round === 0 ? [schema] : []));
    await writer.ready;
    await writtenSome(writer);
    writer.process.kill('SIGKILL');
    await writer.ended;
    acknowledged.push(...writer.lines.slice(1));
  }
  const store = await openStore({ dataDir, log: quiet });
  const found = await store.inSystem((db) =>
    db.execute(
      sql`select b.id, (select count(*)::int from audit_line a where a.record_id = b.id::text) as lines from book b`,
    ),
  );
  const rows = (found as unknown as { rows: { id: string; lines: number }[] }).rows;
  await store.exec('REINDEX DATABASE');
  await store.close();
  const kept = new Set(rows.map((row) => row.id));
  const lost = acknowledged.filter((id) => !kept.has(id));
  console.log(`${rounds} kills, ${acknowledged.length} acknowledged, ${lost.length} lost, ${rows.length} kept`);
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(rounds);
  expect(rows.filter((row) => row.lines !== 1)).toEqual([]);
  // At most the one whose acknowledgement the kill cut off.
  expect(rows.length - acknowledged.length).toBeLessThanOrEqual(rounds);
});

test(`${rounds} kills while it is made: it opens afterwards`, { timeout: 30_000 * rounds }, async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'rapport-kill-'));
  for (let round = 0; round < rounds; round += 1) {
    const maker = child('hold', fresh);
    await Promise.race([maker.ready, setTimeout(300 + Math.random() * 2500)]);
    maker.process.kill('SIGKILL');
    await maker.ended;
    if (existsSync(join(fresh, 'database'))) rmSync(join(fresh, 'database'), { recursive: true });
  }
  const store = await openStore({ dataDir: fresh, log: quiet });
  expect((await store.exec('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await store.close();
  rmSync(fresh, { recursive: true });
});
