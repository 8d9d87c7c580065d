import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileValidators } from '../../scripts/codegen/api.ts';
import { rowsOf } from '../../scripts/seed/bulk.ts';
import { acme, globex } from '../../scripts/seed/data/companies.ts';
import { peopleOf } from '../../scripts/seed/people.ts';
import { demoPassword, seedDemo } from '../../scripts/seed/seed.ts';
import { optionDetails } from '../../src/generated/options.ts';
import { normalise, type PermissionRule } from '../../src/hr/rules/permission-rules.ts';
import { columnsOf } from '../../src/server/db/tables.ts';
import type { Store } from '../../src/server/services.ts';
import { passwordMatches } from '../../src/server/session/password.ts';
import { testStore } from '../support/database.ts';
import { artifacts, today } from './support/documents.ts';

const options = { ...artifacts, employees: 120, today };
const many = process.env.FULL ? 30_000 : 6_000;
const tables = ['user_profile', 'stage', 'chat_session', 'chat_message', 'access_group', 'membership', 'company'];

async function digest(store: Store): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const rows = await store.inSystem((db) =>
      rowsOf(
        db,
        sql`select to_jsonb(t) - 'created_at' - 'updated_at' as row from ${sql.identifier(table)} t order by company_id, id`,
      ),
    );
    found[table] = `${rows.length} ${createHash('md5').update(JSON.stringify(rows)).digest('hex')}`;
  }
  return found;
}

it('gives its groups nothing but permissions that the rules allow together', () => {
  const rules: readonly PermissionRule[] = optionDetails['access/permission-rules.rules'];
  const given = [acme, globex].flatMap(({ groups }) => groups.map(({ permissions }) => permissions));
  for (const codes of given) if (codes !== 'all') expect(normalise(rules, codes)).toEqual(codes);
});

describe('the demo', () => {
  let store: Store;
  let first: Record<string, string>;
  beforeAll(async () => {
    store = await testStore(artifacts.entities);
    await seedDemo(store, options);
    first = await digest(store);
  });
  afterAll(() => store.close());

  const rows = (query: ReturnType<typeof sql>) => store.inSystem((db) => rowsOf(db, query));

  it('has as many people as asked for', async () => {
    const found = await rows(
      sql`select slug, (select count(*)::int from user_profile u where u.company_id = c.id) as people from company c order by slug`,
    );
    expect(found).toEqual([
      { slug: 'acme', people: 120 },
      { slug: 'globex', people: 50 },
    ]);
  });

  it('is left alone by a second run', async () => {
    expect((await seedDemo(store, options)).map(({ made }) => made)).toEqual([false, false]);
    expect(await digest(store)).toEqual(first);
  });

  it('is the same on another machine', async () => {
    const other = await testStore(artifacts.entities);
    await seedDemo(other, options);
    expect(await digest(other)).toEqual(first);
    await other.close();
  });

  it('begins anew after a run that was cut off', async () => {
    const other = await testStore(artifacts.entities);
    const cut = seedDemo(other, {
      ...options,
      employees: 200,
      progress: () => {
        throw new Error('cut off');
      },
    });
    await expect(cut).rejects.toThrow('cut off');
    await seedDemo(other, options);
    expect(await digest(other)).toEqual(first);
    await other.close();
  });

  it.each(['superadmin@acme.example', 'groupadmin@acme.example', 'employee@acme.example', 'superadmin@globex.example'])(
    '%s signs in with the password of the demo',
    async (login) => {
      const [found] = await rows(sql`
        select c.password_hash, u.status from credential c
        join user_profile u on u.company_id = c.company_id and u.id = c.user_id where c.login = ${login} and u.email = ${login}`);
      expect(found?.status).toBe('active');
      expect(await passwordMatches(String(found?.password_hash), demoPassword)).toBe(true);
    },
  );

  it('is true to the documents: every record passes its validator', async () => {
    const validators = compileValidators(artifacts);
    const wrong: unknown[] = [];
    for (const entity of Object.values(artifacts.entities)) {
      if (entity.storage.system) continue;
      const names = Object.entries(entity.schema.properties).filter(([, schema]) => !schema['x-virtual']);
      const columns = columnsOf(entity);
      const selected = names.flatMap(([name]) =>
        columns[name] ? [sql`${sql.identifier(columns[name].name)} as ${sql.identifier(name)}`] : [],
      );
      const found = await rows(
        sql`select to_jsonb(t) as row from (select ${sql.join(selected, sql`, `)} from ${sql.identifier(entity.storage.table)}) t`,
      );
      for (const { row } of found) {
        const validate = validators[`entity:${entity.id}`];
        if (validate && !validate(row) && wrong.length < 5) wrong.push([entity.id, validate.errors, row]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('hangs together: everyone but the chief has a manager who is there', async () => {
    const found = await rows(sql`
      select u.email from user_profile u where not exists
        (select 1 from user_profile m where m.company_id = u.company_id and m.email = u.manager_email)`);
    expect(found.map(({ email }) => email).sort()).toEqual(['superadmin@acme.example', 'superadmin@globex.example']);
  });

  it('has four admins in its first company and a place for one more', async () => {
    const found = await rows(sql`
      select c.admin_limit, count(*)::int as admins from company c
      join user_profile u on u.company_id = c.id and u.type = 'Admin' where c.slug = 'acme' group by c.admin_limit`);
    expect(found).toEqual([{ admin_limit: 5, admins: 4 }]);
  });

  it('has touchpoints, chats with moods, and transcripts that answer their questions', async () => {
    const [found] = await rows(sql`
      select (select count(*)::int from stage where status = 'live') as live, (select count(*)::int from stage where status = 'draft') as draft,
        (select count(*)::int from chat_session where status = 'completed') as completed,
        (select count(*)::int from chat_session where status = 'completed' and overall_mood is null) as moodless,
        (select count(*)::int from user_profile where user_mood is not null) as moods,
        (select count(*)::int from chat_message m where m.question_id is not null and not exists
          (select 1 from chat_session s join stage g on g.company_id = s.company_id and g.id = s.stage_id
            where s.company_id = m.company_id and s.id = m.session_id
            and g.questions @> jsonb_build_array(jsonb_build_object('id', m.question_id)))) as strays`);
    expect(found).toMatchObject({ live: 50, draft: 10, moodless: 0, strays: 0 });
    expect(Number(found?.completed)).toBeGreaterThan(150);
    expect(Number(found?.moods)).toBeGreaterThan(100);
  });
});

describe('people', () => {
  it('have addresses of their own, also many of them', () => {
    const person = peopleOf({ slug: 'acme', today, known: acme.known });
    const emails = Array.from({ length: many }, (_none, index) => person(index).email);
    expect(new Set(emails).size).toBe(many);
  });
});
