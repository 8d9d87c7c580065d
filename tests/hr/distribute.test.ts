import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distributeSql, localSchemas, spreadOf } from '../../scripts/migrate/distribute.ts';
import { assertIsolation } from '../../src/server/db/isolation.ts';
import { applyMigrations } from '../../src/server/db/migrations.ts';
import type { Store } from '../../src/server/services.ts';
import { checkKeys } from '../../src/server/session/known-keys.ts';
import { library, north, south } from '../engine/db/toy.ts';
import { emptyStore } from '../support/database.ts';
import { patience } from '../support/patience.ts';
import { artifacts, productServer } from '../support/product-app.ts';

/**
 * How the tables would be spread over a Citus cluster, which no machine of ours has: looked up in the catalog of a database
 * that was migrated and has served, and run against stand-ins of Citus's functions that refuse what those refuse.
 */

const { entities } = artifacts;
const { distributed, local } = spreadOf(entities);

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  store = await emptyStore();
  await applyMigrations(store, 'schemas/migrations');
  const server = await productServer({ employees: 0, jobs: true, store });
  close = server.close;
  await checkKeys(store, { secret: 'a secret of the tests, long enough to be one' });
  await store.exec(standIns);
}, patience);
afterAll(() => close());

const rows = async (query: string, values: unknown[] = []) => (await store.exec(query, values)).rows;
const names = async (query: string, values: unknown[] = []) => (await rows(query, values)).map(({ name }) => name);

/** Unique indexes, keys and relations of these tables that do not hold the company. */
const without = (tables: readonly string[]) =>
  names(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relname = any($1) and i.indisunique and not a.attnum = any(i.indkey)
     union all
     select k.conname from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
       left join pg_attribute b on b.attrelid = k.confrelid and b.attname = 'company_id'
     where c.relname = any($1) and k.contype = 'f' and (k.conkey[1], k.confkey[1]) is distinct from (a.attnum, b.attnum)
     order by 1`,
    [tables],
  );

/** Tables of the database that are neither spread nor said to stay. */
const unsaid = () =>
  names(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
       and n.nspname <> 'stand_in' and not n.nspname = any($1) and not (n.nspname = 'public' and c.relname = any($2)) order by 1`,
    [Object.keys(localSchemas), [...distributed, ...Object.keys(local)]],
  );

describe('each table', () => {
  test('is spread, or said to stay with the reason; and each that is said is there', async () => {
    expect(await unsaid()).toEqual([]);
    const there = await names(`select relname as name from pg_class where relkind in ('r', 'p')`);
    expect([...distributed, ...Object.keys(local)].filter((name) => !there.includes(name))).toEqual([]);
    expect(
      await names(`select distinct nspname as name from pg_namespace where nspname = any($1)`, [
        Object.keys(localSchemas),
      ]),
    ).toEqual(Object.keys(localSchemas));
  });

  test('that is spread holds the company in all its keys, unique indexes and relations, and in each row', async () => {
    expect(await without(distributed)).toEqual([]);
    const maybe = `select relname as name from pg_class c where relname = any($1) and not exists
      (select from pg_attribute where attrelid = c.oid and attname = 'company_id' and attnotnull)`;
    expect(await names(maybe, [distributed])).toEqual([]);
  });

  test('that keeps what companies have much of is spread', () => {
    expect(distributed).toEqual(
      expect.arrayContaining(['user_profile', 'chat_session', 'chat_message', 'audit_line', 'outbox', 'table_version']),
    );
  });

  test('that breaks this is told', async () => {
    await store.exec(
      'create table planted (company_id uuid not null, id uuid primary key, person uuid, name text unique, unique (company_id, id))',
    );
    try {
      expect(await unsaid()).toEqual(['public.planted']);
      expect(await without(['planted'])).toEqual(['planted_name_key', 'planted_pkey']);
    } finally {
      await store.exec('drop table planted');
    }
  });
});

test('documents that cannot be spread are refused with the reason', () => {
  expect(() => distributeSql(library)).toThrow(
    'loan cannot be spread by company: its relation loan_book_id_fk leads to book, which is not spread.',
  );
});

describe('the SQL', () => {
  test('is taken where Citus’s rules hold, and taken again', async () => {
    const text = distributeSql(entities).replaceAll('pg_dist_partition', 'stand_in.pg_dist_partition');
    for (const time of ['first', 'again']) {
      await store.exec(text);
      expect(await names('select logicalrelid::text as name from stand_in.pg_dist_partition order by 1'), time).toEqual(
        [...distributed].sort(),
      );
    }
    const tied = `select conname as name from pg_constraint where contype = 'f'
      and conrelid not in (select logicalrelid from stand_in.pg_dist_partition) and confrelid in (select logicalrelid from stand_in.pg_dist_partition)`;
    expect(await names(tied), 'what stays refers to nothing that is spread').toEqual([]);
  });

  test('names what functions of the database call within themselves', async () => {
    const { rows } = await store.exec(
      `select p.oid::regprocedure::text as name from pg_proc p where pronamespace = 'public'::regnamespace and exists
       (select from pg_proc q where q.pronamespace = 'public'::regnamespace and q.oid <> p.oid and q.prosrc ~ ('\\m' || p.proname || '\\('))
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
    );
    const named = [...distributeSql(entities).matchAll(/create_distributed_function\('(.*)'\)/g)].map(
      ([, name]) => name,
    );
    expect(named.map((name) => name?.replaceAll(', ', ',')).sort()).toEqual(rows.map(({ name }) => name));
  });

  test('leaves companies apart', async () => {
    await assertIsolation(store);
    await store.inCompany(north, (db) =>
      db.execute(sql`insert into audit_line (company_id, type, activity) values (${north}, 'toy', 'planted')`),
    );
    const seen = async (company: string) =>
      (
        (await store.inCompany(company, (db) =>
          db.execute(sql`select count(*)::int as lines from audit_line where type = 'toy'`),
        )) as unknown as { rows: { lines: number }[] }
      ).rows[0]?.lines;
    expect([await seen(north), await seen(south)]).toEqual([1, 0]);
  });

  for (const [fault, made, sentence] of [
    [
      'a policy with a subquery',
      `create policy p on toy using (company_id = (select null::uuid))`,
      'Subqueries are not',
    ],
    [
      'a trigger, unless that is allowed',
      `create trigger t before insert on toy for each row execute function suppress_redundant_updates_trigger()`,
      'it has triggers',
    ],
    ['a unique index without the company', 'create unique index on toy (name)', 'must include the distribution column'],
    [
      'a relation to what is not spread',
      'alter table toy add foreign key (company_id, id) references other',
      'must be a distributed table',
    ],
  ] as const) {
    test(`would not be taken with ${fault}`, async () => {
      await store.exec(`create table toy (company_id uuid not null, id uuid, name text, primary key (company_id, id));
        create table other (company_id uuid not null, id uuid, primary key (company_id, id)); ${made}`);
      try {
        await expect(store.exec(`select create_distributed_table('toy', 'company_id')`)).rejects.toThrow(sentence);
      } finally {
        await store.exec('drop table toy, other cascade');
      }
    });
  }
});

/** What Citus refuses, by its documents and source; it would also move the rows. */
const standIns = `
create schema stand_in;
create table stand_in.pg_dist_partition (logicalrelid regclass primary key, colocated text);
create function run_command_on_all_nodes(command text) returns text language sql as $$ select command $$;
create function create_distributed_function(wanted regprocedure) returns void language sql as $$ select $$;
create function create_distributed_table(wanted regclass, by_column text, colocate_with text default 'default')
returns void language plpgsql as $$
declare
  place smallint := (select attnum from pg_attribute where attrelid = wanted and attname = by_column and attnotnull);
begin
  if place is null then raise exception 'no % in each row of %', by_column, wanted; end if;
  if colocate_with not in ('default', 'none') and not exists
    (select from stand_in.pg_dist_partition where logicalrelid = colocate_with::regclass) then
    raise exception 'relation % is not distributed', colocate_with;
  end if;
  if exists (select from pg_index where indrelid = wanted and indisunique and not place = any(indkey)) then
    raise exception 'cannot create constraint on "%": it must include the distribution column', wanted;
  end if;
  if exists (select from pg_policy where polrelid = wanted
    and (polqual::text like '%SUBLINK%' or polwithcheck::text like '%SUBLINK%')) then
    raise exception 'cannot create policy on "%": Subqueries are not supported in policies on distributed tables', wanted;
  end if;
  if current_setting('citus.enable_unsafe_triggers', true) is distinct from 'on' and exists
    (select from pg_trigger where tgrelid = wanted and not tgisinternal) then
    raise exception 'cannot distribute relation "%" because it has triggers', wanted;
  end if;
  if exists (select from pg_constraint where conrelid = wanted and contype = 'f' and confrelid <> wanted and confrelid not in
    (select logicalrelid from stand_in.pg_dist_partition)) then
    raise exception 'cannot create foreign key of "%": what it refers to must be a distributed table', wanted;
  end if;
  insert into stand_in.pg_dist_partition values (wanted, colocate_with);
end $$;
`;
