import { chmodSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDirectory } from '../../../src/server/db/directory-lock.ts';
import { openStore } from '../../../src/server/db/open.ts';
import { StoreError } from '../../../src/server/db/store-error.ts';
import { dataDirectory, quiet } from '../../support/database.ts';
import { type Child, child } from './children.ts';

const tries = process.env.FULL ? 20 : 1;

let dataDir: string;
const children: Child[] = [];
beforeEach(async () => {
  dataDir = await dataDirectory('rapport-lock-');
});
afterEach(async () => {
  for (const one of children.splice(0)) {
    one.process.kill('SIGKILL');
    await one.ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function started(...args: string[]): Child {
  const one = child(...args);
  children.push(one);
  return one;
}

const lockFile = () => join(dataDir, 'database.lock');

describe('one process a data directory', () => {
  test(`the second is told and ends; a killed one's lock is taken over (${tries} tries)`, {
    timeout: 30_000 * tries,
  }, async () => {
    for (let n = 0; n < tries; n += 1) {
      const first = started('hold', dataDir);
      await first.ready;
      const second = started('hold', dataDir);
      expect(await second.ended).toBe(1);
      expect(second.lines).toEqual([
        `The data directory ${dataDir} is in use by process ${first.process.pid}; stop it first, or choose another DATA_DIR.`,
      ]);
      first.process.kill('SIGKILL');
      await first.ended;
      expect(existsSync(lockFile())).toBe(true);
    }
    const store = await openStore({ dataDir, log: quiet });
    await store.close();
    expect(existsSync(lockFile())).toBe(false);
  });

  test('the refusal takes no time', () => {
    const lock = lockDirectory(lockFile(), dataDir);
    const start = performance.now();
    expect(() => lockDirectory(lockFile(), dataDir)).toThrow(StoreError);
    expect(performance.now() - start).toBeLessThan(1000);
    lock.release();
    lockDirectory(lockFile(), dataDir).release();
  });

  test('a later process with the same number is not the holder', () => {
    const holder = { pid: process.pid, started: 'earlier', place: placeOf(), token: 'gone' };
    writeFileSync(lockFile(), JSON.stringify(holder));
    lockDirectory(lockFile(), dataDir).release();
  });

  test('a holder on another machine counts while it gives signs of life', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 1, started: '1', place: 'elsewhere', token: 'far' }));
    expect(() => lockDirectory(lockFile(), dataDir)).toThrow('on another machine');
    const past = new Date(Date.now() - 60_000);
    utimesSync(lockFile(), past, past);
    lockDirectory(lockFile(), dataDir).release();
  });

  function placeOf(): string {
    const lock = lockDirectory(lockFile(), dataDir);
    const { place } = JSON.parse(readFileSync(lockFile(), 'utf8'));
    lock.release();
    return place;
  }
});

test('many that find a dead lock at once: one gets it', { timeout: 60_000 }, async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 30, started: '1', place: 'elsewhere', token: 'dead' }));
  const past = new Date(Date.now() - 60_000);
  utimesSync(lockFile(), past, past);
  const all = Array.from({ length: 4 }, () => started('hold', dataDir));
  const outcomes = await Promise.all(
    all.map((one) =>
      one.ready.then(
        () => 'open',
        () => 'refused',
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(1);
});

describe('a directory that cannot be used is refused in one sentence', () => {
  const refusal = (where: string) =>
    openStore({ dataDir: where, log: quiet }).then(
      () => 'opened',
      (error: unknown) => (error instanceof StoreError ? error.sentence : String(error)),
    );

  test('a file in the way', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    expect(await refusal(join(dataDir, 'file', 'below'))).toMatch(
      /cannot be written to: a part of the path is a file;/,
    );
  });

  test.skipIf(process.getuid?.() === 0)('no permission', async () => {
    chmodSync(dataDir, 0o500);
    expect(await refusal(dataDir)).toMatch(/cannot be written to: permission denied;/);
  });

  test('a database without its control file, which is left as it is', async () => {
    const store = await openStore({ dataDir, log: quiet });
    await store.close();
    rmSync(join(dataDir, 'database/global/pg_control'));
    expect(await refusal(dataDir)).toMatch(/is damaged \(global\/pg_control missing\) and was left as it is/);
    expect(existsSync(join(dataDir, 'database/PG_VERSION'))).toBe(true);
    expect(existsSync(lockFile())).toBe(false);
  });

  test('others cannot look in', async () => {
    chmodSync(dataDir, 0o755);
    await (await openStore({ dataDir, log: quiet })).close();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });
});
