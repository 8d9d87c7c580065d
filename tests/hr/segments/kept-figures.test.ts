import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { company, userProfile } from '../../../src/generated/tables.ts';
import type { Bucketed, Database, Reckoning } from '../../../src/server/context.ts';
import { bucketColumn, buckets } from '../../../src/server/db/buckets.ts';
import { reckoning } from '../../../src/server/db/system-tables.ts';
import { versionsOf } from '../../../src/server/db/versions.ts';
import type { Work } from '../../../src/server/records/engine.ts';
import { recordEngine } from '../../../src/server/records/engine.ts';
import { hold, keepReckoned, notHeld, reckoned } from '../../../src/server/records/reckoned.ts';
import { tidy } from '../../../src/server/session/tidy.ts';
import { artifacts } from '../../support/product-app.ts';
import { type SegmentServer, segmentServer } from '../support/segments.ts';

/** Figures that take long to reckon are there after a restart, and for other servers. */

let server: SegmentServer;
let acme: string;
let globex: string;
beforeAll(async () => {
  server = await segmentServer(200);
  const of = async (slug: string) =>
    String((await server.rows(sql`select id from company where slug = ${slug}`))[0]?.id);
  [acme, globex] = [await of('acme'), await of('globex')];
});
afterAll(() => server.close());

/** A server that has just begun, and remembers nothing. */
const begun = () => recordEngine(artifacts, { people: 'people/user' }, { wireZone: 'UTC' });

const at = new Date('2026-01-12T10:00:00Z');

interface Heads extends Bucketed {
  people: number;
}

/** As many as are active; so slow, all together, that the figures are kept, or not. */
const heads = (of: string, seconds: number): Reckoning<Heads>[] => [
  {
    ask: ({ bucket, within }) => sql`
    select ${bucket} as bucket, count(*)::int as people from ${userProfile}
    where ${userProfile.companyId} = ${of} and status = 'active' and ${within}
      and pg_sleep(${seconds}::float8 / (select count(*) from ${userProfile} where ${userProfile.companyId} = ${of})) is not null
    group by 1`,
  },
];

const workIn = async (db: Database, of: string): Promise<Work> => {
  const [row] = await db
    .select({ versions: versionsOf(company.id) })
    .from(company)
    .where(eq(company.id, of));
  return { db, actor: null, company: of, versions: row?.versions ?? {}, now: at, newId: () => '' };
};

async function people(engine: ReturnType<typeof begun>, seconds = 0.6, of = acme): Promise<number> {
  const [rows = []] = await server.store.inCompany(of, async (db) =>
    reckoned<Heads>(engine, await workIn(db, of), heads(of, seconds)),
  );
  return rows.reduce((sum, row) => sum + row.people, 0);
}

const kept = () => server.rows(sql`select company_id, key from reckoning`);
const leave = (id: unknown) => `update user_profile set status = 'inactive' where id = '${id}'`;
/** Behind the back of the triggers: only a count could tell. */
const quietly = (change: string) =>
  server.store.exec(
    `alter table user_profile disable trigger user; ${change}; alter table user_profile enable trigger user`,
  );

it('keeps them for the next start, and reckons anew the buckets that have changed since', async () => {
  const active = await server.rows(
    sql`select distinct on (bucket_of_1024) id, bucket_of_1024 from user_profile
      where company_id = ${acme} and status = 'active' order by bucket_of_1024, id`,
  );
  const before = await people(begun());
  expect(await kept()).toMatchObject([{ company_id: acme }]);
  await quietly(leave(active[0]?.id));
  expect(await people(begun())).toBe(before);
  await server.store.exec(leave(active[1]?.id));
  expect(await people(begun())).toBe(before - 1);
  // Whoever is in the bucket of one who is changed is counted again.
  await server.store.exec(`update user_profile set version = version + 1 where id = '${active[0]?.id}'`);
  expect(await people(begun())).toBe(before - 2);
});

it('is of its company alone', async () => {
  const [{ n } = { n: 0 }] = await server.rows(
    sql`select count(*)::int as n from user_profile where company_id = ${globex} and status = 'active'`,
  );
  expect(await people(begun(), 0.6, globex)).toBe(n);
  const seen = await server.store.inCompany(globex, (db) => db.select({ of: reckoning.companyId }).from(reckoning));
  expect(seen).toEqual([{ of: globex }]);
});

it('takes what another server has kept meanwhile for what it knows itself, where that is older', async () => {
  const [one, other] = [begun(), begun()];
  const before = await people(one);
  await server.store.exec(`update user_profile set version = version + 1 where company_id = '${acme}'`);
  expect(await people(other)).toBe(before);
  const [some] = await server.rows(
    sql`select id from user_profile where company_id = ${acme} and status = 'active' limit 1`,
  );
  await quietly(leave(some?.id));
  expect(await people(one)).toBe(before);
});

it('reckons anew what cannot be read', async () => {
  await server.rows(sql`delete from reckoning`);
  const before = await people(begun());
  await server.rows(sql`update reckoning set content = 'spoilt'`);
  expect(await people(begun())).toBe(before);
  await server.rows(sql`update reckoning set content = ${Buffer.from('H4sIAAAA', 'base64')}`);
  expect(await people(begun())).toBe(before);
});

it('keeps nothing of what is reckoned quickly, and of a company no more than fifty', async () => {
  // On a busy machine what is quick may take long, once.
  await expect
    .poll(
      async () => {
        await server.rows(sql`delete from reckoning`);
        await people(begun(), 0.01);
        return kept();
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
  await server.rows(sql`insert into reckoning (company_id, key, made_at, content)
    select ${acme}, 'old ' || n, ${at.toISOString()}::timestamptz - make_interval(mins => n), '' from generate_series(1, 60) n`);
  await server.store.exec(`update user_profile set version = version + 1 where company_id = '${acme}'`);
  await people(begun());
  const keys = (await kept()).map(({ key }) => String(key));
  expect(keys).toHaveLength(50);
  expect(keys.filter((key) => key.startsWith('old'))).toEqual(Array.from({ length: 49 }, (_, n) => `old ${n + 1}`));
});

it('is not kept by a transaction that has written, and may be taken back', async () => {
  await server.rows(sql`delete from reckoning`);
  const told = server.store.inCompany(acme, async (db) => {
    await db.execute(sql`update user_profile set skills = 'Sales' where company_id = ${acme}`);
    await keepReckoned(begun(), { ...(await workIn(db, acme)), versions: null }, heads(acme, 0.6));
  });
  await expect(told).rejects.toThrow('has written nothing');
  expect(await kept()).toEqual([]);
});

it('brings what is kept up to date, once for each change', async () => {
  await server.rows(sql`delete from reckoning`);
  const engine = begun();
  const seconds = 0.01;
  const told = async () => {
    await server.store.inCompany(acme, async (db) =>
      keepReckoned(engine, { ...(await workIn(db, acme)), versions: null }, heads(acme, seconds)),
    );
    return server.rows(sql`select key, xmin::text as written from reckoning order by key`);
  };
  const first = await told();
  expect(first).toHaveLength(1);
  expect(await told()).toEqual(first);
  const [some] = await server.rows(
    sql`select id from user_profile where company_id = ${acme} and status = 'active' order by id limit 1`,
  );
  await server.store.exec(`update user_profile set version = version + 1 where id = '${some?.id}'`);
  const second = await told();
  expect(second).not.toEqual(first);
  await quietly(leave(some?.id));
  const before = await people(begun(), seconds);
  expect(await people(engine, seconds)).toBe(before);
  await server.store.exec(`update user_profile set version = version + 1 where id = '${some?.id}'`);
  expect(await people(begun(), seconds)).toBe(before - 1);
});

it('forgets them after a week', async () => {
  const day = 86_400_000;
  expect((await kept()).length).toBeGreaterThan(0);
  await tidy(server.store, new Date(at.getTime() + 6 * day), 365 * day);
  expect((await kept()).length).toBeGreaterThan(0);
  await tidy(server.store, new Date(at.getTime() + 8 * day), 365 * day);
  expect(await kept()).toEqual([]);
});

it('takes nothing that was made by something else for its own', async () => {
  const times = (by: number): Reckoning<Heads>[] =>
    heads(acme, 0.6).map((one) => ({
      ...one,
      by,
      row: ({ people, ...row }: Heads) => ({ ...row, people: people * by }),
    }));
  const told = async (engine: ReturnType<typeof begun>, by: number) => {
    const [rows = []] = await server.store.inCompany(acme, async (db) =>
      reckoned<Heads>(engine, await workIn(db, acme), times(by)),
    );
    return rows.reduce((sum, row) => sum + row.people, 0);
  };
  const engine = begun();
  const once = await told(engine, 1);
  expect(once).toBeGreaterThan(0);
  expect([await told(engine, 2), await told(begun(), 3), await told(begun(), 2)]).toEqual([
    2 * once,
    3 * once,
    2 * once,
  ]);
});

it('asks for no more at once than memory is to hold', async () => {
  const long = 100_000;
  // A text in each bucket, whoever is in it.
  const texts: Reckoning<Heads> = {
    ask: ({ bucket, within }) => sql`
      select ${bucket} as bucket, repeat('x', ${long}::int) as text
      from generate_series(0, ${buckets - 1}::int) as ${userProfile} (${sql.identifier(bucketColumn)}) where ${within}`,
    row: ({ bucket, text: { length: people } }: { bucket: number; text: string }) => ({ bucket, people }),
  };
  let longest = 0;
  const [rows = []] = await server.store.inCompany(acme, async (db) => {
    const execute: typeof db.execute = (query) => {
      const answer = db.execute(query);
      void answer.then((found) => {
        longest = Math.max(longest, JSON.stringify(found).length);
      });
      return answer;
    };
    const watched = new Proxy(db, { get: (of, key) => (key === 'execute' ? execute : Reflect.get(of, key)) });
    return reckoned<Heads>(begun(), await workIn(watched, acme), [texts]);
  });
  expect(rows.reduce((sum, { people }) => sum + people, 0)).toBe(buckets * long);
  expect(longest).toBeLessThan(70_000_000);
});

it('holds, after the figures of everyone were told, what those of a selection are made of', async () => {
  let formed = 0;
  const holds = {
    entity: 'people/session',
    form: (records: object[]) => {
      formed += 1;
      return { bytes: 10 + records.length };
    },
  };
  const [one] = heads(acme, 0) as [Reckoning<Heads>];
  const everyone: Reckoning<Heads> = { ...one, holds, row: (found: Heads) => found };
  const some: Reckoning<Heads> = { ...everyone, by: 'some' };
  const run = <Told>(what: (work: Work) => Promise<Told>) =>
    server.store.inCompany(acme, async (db) => what(await workIn(db, acme)));
  await run((work) => keepReckoned(begun(), { ...work, versions: null }, [everyone]));
  const engine = begun();
  formed = 0;
  await run((work) => reckoned(engine, work, [everyone]));
  expect([formed, notHeld(engine, { company: acme }, [everyone])]).toEqual([0, holds]);
  while (!(await run((work) => hold(engine, work, holds))));
  expect([formed, notHeld(engine, { company: acme }, [everyone])]).toEqual([buckets, undefined]);
  await run((work) => reckoned(engine, work, [everyone, some]));
  expect(formed).toBe(buckets);
});

it('takes for what is now no figures of which a part was not reckoned', async () => {
  const [one] = heads(acme, 0);
  const made: Reckoning<Heads>[] = [
    {
      ...(one as Reckoning<Heads>),
      holds: { entity: 'people/session', form: (records: object[]) => ({ bytes: 10 + records.length }) },
      row: (found: Heads, held) => {
        if (!held) throw new Error('nothing is held');
        return found;
      },
    },
  ];
  const told = (engine: ReturnType<typeof begun>, isFailing = false) =>
    server.store.inCompany(acme, async (db) => {
      let asked = 0;
      const execute: typeof db.execute = (query) => {
        asked += 1;
        if (isFailing && asked > 1) throw new Error('the connection is lost');
        return db.execute(query);
      };
      const watched = new Proxy(db, { get: (of, key) => (key === 'execute' ? execute : Reflect.get(of, key)) });
      const [rows = []] = await reckoned<Heads>(engine, await workIn(watched, acme), made);
      return rows.reduce((sum, row) => sum + row.people, 0);
    });
  await server.store.inCompany(acme, async (db) =>
    keepReckoned(begun(), { ...(await workIn(db, acme)), versions: null }, made),
  );
  const before = await told(begun());
  // In more buckets than are asked for at first, and less than all.
  await server.store.exec(`update user_profile set status = 'inactive' where id in (select id from user_profile
    where company_id = '${acme}' and status = 'active' and type = 'Employee' order by id limit 90)`);
  const engine = begun();
  await expect(told(engine, true)).rejects.toThrow('the connection is lost');
  expect(await told(engine)).toBe(before - 90);
});
