import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import type { Store } from '../../../src/server/services.ts';
import { emptyStore } from '../../support/database.ts';

/** A table is changed while others use it. The embedded database has one connection, on which nobody waits for another. */

const offered = Boolean(process.env.TEST_DATABASE_URL);
let directory: string;
let store: Store;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rapport-migrations-'));
  store = await emptyStore();
  writeFileSync(join(directory, '0001_start.sql'), 'CREATE TABLE used (id int);');
  await applyMigrations(store, directory);
  writeFileSync(join(directory, '0002_more.sql'), 'ALTER TABLE used ADD COLUMN more text;');
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

it.skipIf(!offered)('whoever waits for a long transaction lets those who come after pass', async () => {
  const long = store.exec('BEGIN; LOCK TABLE used IN ACCESS SHARE MODE; SELECT pg_sleep(6); COMMIT');
  await pause(300);
  let changing = true;
  const change = applyMigrations(store, directory).finally(() => {
    changing = false;
  });
  let longest = 0;
  let asked = 0;
  for (; changing; asked += 1) {
    const from = performance.now();
    await store.exec('SELECT count(*) FROM used');
    longest = Math.max(longest, performance.now() - from);
    await pause(50);
  }
  expect(await change).toEqual(['0002_more.sql']);
  await long;
  expect(asked).toBeGreaterThan(3);
  // One second that it waits, and what the machine adds; without that it would be all of the six.
  expect(longest).toBeLessThan(3_500);
  const { rows } = await store.exec(`SELECT count(*)::int AS n FROM schema_migration WHERE name = '0002_more.sql'`);
  expect(rows[0]?.n).toBe(1);
});
