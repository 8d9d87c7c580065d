import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '../../../scripts/seed/bulk.ts';
import { seedCompany } from '../../../scripts/seed/seed.ts';
import { access } from '../../../src/hr/server/access/engine-access.ts';
import { session } from '../../../src/server/db/system-tables.ts';
import { Actors } from '../../../src/server/gates/actors.ts';
import type { SignedIn, Store } from '../../../src/server/services.ts';
import { sessionLookup } from '../../../src/server/session/lookup.ts';
import { hashToken } from '../../../src/server/session/secret.ts';
import { testStore } from '../../support/database.ts';
import { acmeWithPeer } from '../../support/demo.ts';
import { artifacts, today } from '../support/documents.ts';

/** Who someone is stays remembered while others change, and no longer than they are it. */

const now = new Date(`${today}T06:00:00Z`);
const token = randomUUID();
const people = 'user_profile';
let store: Store;
let company: string;
let admin: string;
let other: string;
let look: (token: string) => Promise<SignedIn | null>;
let actors: Actors;
let loaded = 0;

const rows = (query: SQL) => store.inSystem((db) => rowsOf(db, query));

beforeAll(async () => {
  store = await testStore(artifacts.entities);
  ({ company } = await seedCompany(store, acmeWithPeer, { ...artifacts, employees: 40, today }));
  admin = String((await rows(sql`select id from user_profile where email = 'groupadmin@acme.example'`))[0]?.id);
  const apart = await rows(sql`select o.id from user_profile o join user_profile a on a.id = ${admin}
    where o.company_id = a.company_id and o.bucket_of_1024 <> a.bucket_of_1024 and o.type = 'Employee' limit 1`);
  other = String(apart[0]?.id);
  await store.plain.insert(session).values({
    companyId: company,
    id: randomUUID(),
    tokenHash: hashToken(token),
    userId: admin,
    level: 'full',
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    ip: '127.0.0.1',
    userAgent: 'test',
  });
  look = sessionLookup(store, () => now, 60, people);
});
afterAll(() => store.close());

beforeEach(async () => {
  const loadActor: typeof access.loadActor = (...asked) => {
    loaded += 1;
    return access.loadActor(...asked);
  };
  actors = new Actors(store, { ...access, loadActor }, people);
  await ask();
  loaded = 0;
});

async function ask(as?: string) {
  const found = await look(token);
  if (!found) throw new Error('the session is gone');
  return actors.of(found, now, as);
}

it.each([
  ['what is written of another person', () => sql`update user_profile set skills = 'Sales' where id = ${other}`],
  ['what another person is', () => sql`update user_profile set type = 'Admin' where id = ${other}`],
  ['the status of another person', () => sql`update user_profile set status = 'inactive' where id = ${other}`],
  ['a table that says nothing of rights', () => sql`update chat_session set version = version + 1`],
])('%s: nothing is looked up', async (_, change) => {
  await store.inSystem((db) => db.execute(change()));
  await ask();
  expect(loaded).toBe(0);
});

it.each([
  [
    'their own row',
    () => sql`update user_profile set display_name = 'Grace' where id = ${admin}`,
    'displayName',
    'Grace',
  ],
  ['their group', () => sql`update access_group set permissions = '["add_note"]'`, 'permissions', ['add_note']],
  ['the company', () => sql`update company set exit_active = not exit_active`, 'flags', expect.anything()],
  ['membership', () => sql`delete from membership where user_id = ${admin}`, 'permissions', []],
])('%s changes: they are another at once', async (_, change, property, value) => {
  const before = await ask();
  await store.inSystem((db) => db.execute(change()));
  const after = await ask();
  expect(loaded).toBe(1);
  expect(after).toMatchObject({ [property]: value });
  expect(after).not.toEqual(before);
});

it('seen as another person, it is theirs that counts', async () => {
  await store.inSystem((db) => db.execute(sql`update user_profile set status = 'active' where id = ${other}`));
  expect(await ask(other)).toMatchObject({ id: other });
  await store.inSystem((db) => db.execute(sql`update user_profile set status = 'inactive' where id = ${other}`));
  expect(await ask(other)).toBeNull();
  expect(await ask()).toMatchObject({ id: admin });
});

it('who may no longer sign in is nobody at once', async () => {
  await store.inSystem((db) => db.execute(sql`update user_profile set status = 'inactive' where id = ${admin}`));
  expect(await ask()).toBeNull();
});
