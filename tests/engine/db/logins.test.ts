import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertIsolation, isMightyLogin } from '../../../src/server/db/isolation.ts';
import { assertLogins } from '../../../src/server/db/logins.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import { openStore } from '../../../src/server/db/open.ts';
import type { Store } from '../../../src/server/services.ts';
import { quiet } from '../../support/database.ts';
import { patience } from '../../support/patience.ts';

/** The roles of the README on a PostgreSQL: what someone could do who slips a statement in. */

const place = process.env.TEST_DATABASE_URL;
const mark = randomUUID().slice(0, 8);
const name = (role: string) => `${role}_${mark}`;
let admin: pg.Client;
let store: Store;

/** The statements of the README, for logins and a database of this test's own. */
const statements = (/```sql\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '')
  .replaceAll('…', 'a-long-password')
  .replace(/\brapport(_calls|_jobs)?\b(?!_)/g, (whole) => name(whole))
  .split(';')
  .map((one) => one.trim())
  .filter(Boolean);

const urlOf = (user: string): string => {
  const url = new URL(place as string);
  return Object.assign(url, { username: name(user), password: 'a-long-password', pathname: `/${name('rapport')}` })
    .href;
};
const open = (logins: { calls?: string; system?: string }) =>
  openStore({ databaseUrl: urlOf('rapport'), logins, log: quiet });

beforeAll(async () => {
  if (!place) return;
  admin = new pg.Client(place);
  await admin.connect();
  for (const statement of statements)
    await admin.query(statement).catch((error: Error) => expect(error.message).toMatch(/"rapport_\w+" already exists/));
  store = await open({ calls: urlOf('rapport_calls'), system: urlOf('rapport_jobs') });
  await applyMigrations(store, 'schemas/migrations');
}, patience);
afterAll(async () => {
  if (!place) return;
  await store?.close();
  await admin.query(`DROP DATABASE IF EXISTS "${name('rapport')}" WITH (FORCE)`);
  for (const role of ['rapport', 'rapport_calls', 'rapport_jobs'])
    await admin.query(`DROP ROLE IF EXISTS "${name(role)}"`);
  await admin.end();
});

describe.skipIf(!place)('the logins of the README', () => {
  it('keep companies apart, and are taken in production', async () => {
    await assertIsolation(store);
    await assertLogins(store);
  });

  const calls = (statement: string) => store.inCompany(randomUUID(), (db) => db.execute(sql.raw(statement)));
  const jobs = (statement: string) => store.inSystem((db) => db.execute(sql.raw(statement)));
  const denied = (work: Promise<unknown>) =>
    work.then(
      () => 'went through',
      (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
    );

  it.each([
    ['RESET ROLE; SET ROLE rapport_system', /permission denied to set role/],
    ['SET ROLE NONE; SET ROLE rapport_system', /permission denied to set role/],
    [`RESET ROLE; SET ROLE "${name('rapport')}"`, /permission denied to set role/],
    [`SET SESSION AUTHORIZATION "${name('rapport')}"`, /permission denied to set session/],
    ['RESET ROLE; ALTER TABLE audit_line DISABLE TRIGGER ALL', /must be owner of table audit_line/],
    ['RESET ROLE; ALTER TABLE user_profile DISABLE ROW LEVEL SECURITY', /must be owner of table user_profile/],
    ['RESET ROLE; DROP FUNCTION keep_audit_line CASCADE', /must be owner of function/],
    [
      'RESET ROLE; CREATE OR REPLACE FUNCTION keep_audit_line() RETURNS trigger LANGUAGE sql AS $$ select 1 $$',
      /permission denied for schema public|must be owner/,
    ],
    ['RESET ROLE; CREATE TABLE mine (x int)', /permission denied for schema public/],
    ['RESET ROLE; DELETE FROM audit_line', /permission denied for table audit_line/],
    ['RESET ROLE; SET session_replication_role = replica', /permission denied to set parameter/],
  ])('of calls gains nothing by: %s', async (statement, sentence) => {
    expect(await denied(calls(statement))).toMatch(sentence);
  });

  it.each([
    ['RESET ROLE; SET ROLE rapport_app', /permission denied to set role/],
    [`RESET ROLE; SET ROLE "${name('rapport')}"`, /permission denied to set role/],
    ['RESET ROLE; ALTER TABLE audit_line DISABLE TRIGGER ALL', /must be owner of table audit_line/],
    ['RESET ROLE; DROP FUNCTION keep_audit_line CASCADE', /must be owner of function/],
    ['RESET ROLE; CREATE TABLE mine (x int)', /permission denied for schema public/],
    ['SET session_replication_role = replica', /permission denied to set parameter/],
  ])('of jobs gains nothing by: %s', async (statement, sentence) => {
    expect(await denied(jobs(statement))).toMatch(sentence);
  });

  it('see nothing at all without the role', async () => {
    expect(await denied(calls('SET ROLE NONE; SELECT count(*) FROM user_profile'))).toMatch(
      /permission denied for table/,
    );
    expect(await denied(jobs('RESET ROLE; SELECT count(*) FROM user_profile'))).toMatch(/permission denied for table/);
  });
});

describe.skipIf(!place)('in production', () => {
  const refusal = async (logins: { calls?: string; system?: string }) => {
    const other = await open(logins);
    try {
      return await assertLogins(other).then(
        () => 'taken',
        (error: Error) => error.message,
      );
    } finally {
      await other.close();
    }
  };

  it.each<[string, () => { calls?: string; system?: string }, RegExp]>([
    [
      'the owner, for calls',
      () => ({ system: urlOf('rapport_jobs') }),
      /DATABASE_CALLS_URL .* owns what .*, and can become .*rapport_system/,
    ],
    ['the owner, for jobs', () => ({ calls: urlOf('rapport_calls') }), /DATABASE_SYSTEM_URL .* owns what/],
    [
      'one login for both',
      () => ({ calls: urlOf('rapport_calls'), system: urlOf('rapport_calls') }),
      /permission denied|cannot/,
    ],
    ['those of the README', () => ({ calls: urlOf('rapport_calls'), system: urlOf('rapport_jobs') }), /^taken$/],
  ])('%s', async (_, logins, sentence) => {
    expect(await refusal(logins()).catch((error: Error) => String((error.cause as Error)?.message ?? error))).toMatch(
      sentence,
    );
  });

  it.each([
    ['rapport_calls', 'rapport_system', 'DATABASE_CALLS_URL'],
    ['rapport_calls', 'pg_execute_server_program', 'DATABASE_CALLS_URL'],
    ['rapport_jobs', 'rapport_app', 'DATABASE_SYSTEM_URL'],
    ['rapport_jobs', 'pg_read_server_files', 'DATABASE_SYSTEM_URL'],
  ])('a login that was given more afterwards: %s %s', async (login, role, setting) => {
    await admin.query(`GRANT ${role} TO "${name(login)}"`);
    const both = { calls: urlOf('rapport_calls'), system: urlOf('rapport_jobs') };
    expect(await refusal(both)).toMatch(new RegExp(`${setting} must .*" can become ${role}\\.`));
    await admin.query(`REVOKE ${role} FROM "${name(login)}"`);
    expect(await refusal(both)).toBe('taken');
  });

  it.each(['SUPERUSER', 'BYPASSRLS'])('a login that can become a role with %s, the owner too', async (power) => {
    const [dba, deputy] = [name('rapport_dba'), name('rapport_deputy')];
    await admin.query(`CREATE ROLE "${dba}" ${power}; CREATE ROLE "${deputy}"; GRANT "${dba}" TO "${deputy}"`);
    const owner = await open({});
    try {
      expect(await isMightyLogin(owner)).toBe(false);
      await admin.query(`GRANT "${deputy}" TO "${name('rapport')}", "${name('rapport_calls')}"`);
      expect(await isMightyLogin(owner)).toBe(true);
      expect(await refusal({ calls: urlOf('rapport_calls'), system: urlOf('rapport_jobs') })).toMatch(
        `can switch off row level security or make roles, and can become ${dba}, ${deputy}.`,
      );
    } finally {
      await owner.close();
      await admin.query(`DROP ROLE "${deputy}"; DROP ROLE "${dba}"`);
    }
  });
});
