import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileValidators } from '../../../scripts/codegen/api.ts';
import { changeCompany } from '../../../scripts/company/change.ts';
import { newCompany } from '../../../scripts/company/make.ts';
import { rowsOf } from '../../../scripts/seed/bulk.ts';
import { loadActor } from '../../../src/hr/server/access/actor.ts';
import type { Store } from '../../../src/server/services.ts';
import { hashToken } from '../../../src/server/session/secret.ts';
import { testStore } from '../../support/database.ts';
import { artifacts } from '../support/documents.ts';

let store: Store;
beforeAll(async () => {
  store = await testStore(artifacts.entities);
});
afterAll(() => store.close());

const rows = (query: ReturnType<typeof sql>) => store.inSystem((db) => rowsOf(db, query));
const make = (name: string, admin: string, adminName?: string) =>
  newCompany(store, { name, admin, adminName }, 'http://localhost:3000');
const change = (which: string, ...settings: string[]) =>
  changeCompany({ store, artifacts, validators: () => compileValidators(artifacts) }, which, settings);

describe('npm run company -- new', () => {
  it('makes a company, its first SuperAdmin and a link that works once', async () => {
    const link = await make('Umbrella Health', 'Jo.Sharma@umbrella.example');
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(link).toMatch(/^http:\/\/localhost:3000\/invite\?token=/);
    const [found] = await rows(sql`
      select u.id, u.company_id, u.display_name, u.type, c.login, c.status, c.password_hash, t.purpose, t.token_hash
      from user_profile u join credential c on c.user_id = u.id join one_use_token t on t.user_id = u.id`);
    expect(found).toMatchObject({
      display_name: 'Jo Sharma',
      type: 'SuperAdmin',
      login: 'jo.sharma@umbrella.example',
      status: 'invited',
      password_hash: null,
      purpose: 'invite',
      token_hash: hashToken(token),
    });
    const company = String(found?.company_id);
    const actor = await store.inCompany(company, (db) => loadActor(db, company, String(found?.id), new Date()));
    expect(actor).toMatchObject({ type: 'SuperAdmin', flags: { milestone_active: true } });
  });

  it('gives every company a short name of its own', async () => {
    await make('Umbrella Health', 'second@umbrella.example', 'Second Person');
    const found = await rows(sql`select slug from company order by slug`);
    expect(found.map(({ slug }) => slug)).toEqual(['umbrella-health', 'umbrella-health-2']);
  });

  it('refuses an address that signs in already, and leaves nothing behind', async () => {
    await expect(make('Other', 'JO.sharma@umbrella.example')).rejects.toThrow('signs in at a company already');
    expect(await rows(sql`select slug from company where company_name = 'Other'`)).toEqual([]);
  });

  it.each([
    ['the company', 'Umbrella\u200b Health', undefined],
    ['the SuperAdmin', 'Third', 'Third\u202e Person'],
  ])('refuses signs that nobody sees in the name of %s', async (_of, name, person) => {
    await expect(make(name, 'third@umbrella.example', person)).rejects.toThrow('has signs that nobody sees');
  });
});

describe('npm run company -- set', () => {
  const company = async () => (await rows(sql`select * from company where slug = 'umbrella-health'`))[0] ?? {};

  it('sets flags, raises the version and leaves an audit line', async () => {
    const { version } = await company();
    await change('umbrella-health', 'milestone_active=false', 'exit_active=true');
    expect(await company()).toMatchObject({ milestone_active: false, exit_active: true, version: Number(version) + 1 });
    const [line] = await rows(sql`select type, activity, call, old, new, actor from audit_line`);
    expect(line).toEqual({
      type: 'company_profile',
      activity: 'update',
      call: 'operator',
      old: { milestone_active: true, exit_active: false },
      new: { milestone_active: false, exit_active: true },
      actor: null,
    });
  });

  it('keeps what was used when a limit changes', async () => {
    await change('umbrella-health', 'milestone_limit=100', 'milestone_limit_remaining=30');
    await change('umbrella-health', 'milestone_limit=150');
    expect(await company()).toMatchObject({ milestone_limit: 150, milestone_limit_remaining: 80 });
    await change('umbrella-health', 'milestone_limit=50');
    expect(await company()).toMatchObject({ milestone_limit: 50, milestone_limit_remaining: 0 });
    await change('umbrella-health', 'milestone_limit=none');
    expect(await company()).toMatchObject({ milestone_limit: null, milestone_limit_remaining: null });
  });

  it.each([
    [['umbrella-health', 'milestone_limit=many'], 'milestone_limit must be a whole number'],
    [['umbrella-health', 'milestone_active=yes'], 'milestone_active must be true or false'],
    [['umbrella-health', 'time_zone=Europe/Berln'], 'time_zone must be a time zone such as Europe/Berlin'],
    [['umbrella-health', 'nonsense=1'], '"nonsense=1" cannot be set'],
    [['umbrella-health', 'id=1'], '"id=1" cannot be set'],
    [['umbrella-health', 'tags=a'], '"tags=a" cannot be set'],
    [['umbrella-health', 'milestone_limit'], '"milestone_limit" cannot be set'],
    [['umbrella-health', `brand_name=${'x'.repeat(301)}`], 'This does not fit: brand_name'],
    [['umbrella-health', 'spoc_email=nobody'], 'This does not fit: spoc_email'],
    [['nowhere', 'exit_active=true'], 'There is no company nowhere'],
    [['Umbrella Health', 'exit_active=true'], '2 companies are called Umbrella Health'],
  ])('%j: %s', async ([which, ...settings], sentence) => {
    const before = await company();
    await expect(change(which ?? '', ...settings)).rejects.toThrow(sentence);
    expect(await company()).toEqual(before);
  });
});
