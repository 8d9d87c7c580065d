import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verdict } from '../../../scripts/company/verify-audit.ts';
import { sealLines, verifyChain } from '../../../src/server/audit/chain.ts';
import { cutLines } from '../../../src/server/audit/cut.ts';
import { checked } from '../support/checked.ts';
import { type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
let server: Server;
let company: string;
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  await write(1200);
  await seal();
});
afterAll(() => server.close());

const write = (many: number) =>
  server.rows(sql`
    insert into audit_line (company_id, type, activity, ip, new)
    select ${company}, 'group_logs', 'update', '203.0.113.7', jsonb_build_object('n', n) from generate_series(1, ${many}::int) n`);
const seal = async () =>
  sealLines(server.store)({ signal: new AbortController().signal } as Parameters<ReturnType<typeof sealLines>>[0], {});
const check = () => checked(server, superAdmin);
/** As someone who owns the database would, past the trigger. */
const byHand = (statement: string) =>
  server.store.exec(
    `alter table audit_line disable trigger user; ${statement}; alter table audit_line enable trigger user`,
  );
const idAt = async (place: number): Promise<number> => {
  const [line] = await server.rows(sql`select id from audit_line where company_id = ${company} and place = ${place}`);
  return Number(line?.id);
};

/** A company that does not exist: its log is its own. */
const ghost = '00000000-0000-4000-8000-00000000c0de';
const other = {
  company: () => ghost,
  write: (many: number, age: string) =>
    server.rows(sql`
      insert into audit_line (company_id, type, activity, at, new)
      select ${ghost}, 'group_logs', 'update', now() - ${age}::interval, jsonb_build_object('n', n) from generate_series(1, ${many}::int) n`),
  seal: () => seal(),
  cut: (before: Date) => server.store.inSystem((db) => cutLines(db, ghost, before)),
  check: (kept?: string) => verifyChain((work) => server.store.inSystem(work), ghost, { kept }),
  rows: (query: string) => server.rows(sql.raw(query.replace('$1', `'${ghost}'`))),
};

describe('the chain of the audit log', () => {
  it('holds every line, each once and without a gap', async () => {
    const { lines, sealed, broken_at, seal: last } = await check();
    expect([broken_at, sealed >= 1200, lines >= sealed]).toEqual([null, true, true]);
    expect(last).toMatch(/^[0-9a-f]{64}$/);
    const [row] = await server.rows(sql`
      select count(distinct place)::int as places, max(place)::int as last from audit_line where company_id = ${company} and place is not null`);
    expect(row?.places).toBe(row?.last);
  });

  it('takes in what is committed late, after what was begun later', async () => {
    let go = () => {};
    const waits = new Promise<void>((resolve) => {
      go = resolve;
    });
    let begun = () => {};
    const isIn = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = server.store.inSystem(async (db) => {
      await db.execute(sql`insert into audit_line (company_id, type, activity) values (${company}, 'auth', 'slow')`);
      begun();
      await Promise.race([waits, new Promise((resolve) => setTimeout(resolve, 50))]);
    });
    await isIn;
    const quick = write(3);
    go();
    await Promise.all([slow, quick]);
    await Promise.all([seal(), seal(), seal()]);
    const { lines, sealed, broken_at } = await check();
    expect(broken_at).toBeNull();
    expect(lines - sealed).toBeLessThan(5);
  });

  it('is written by the sealing alone, and once', async () => {
    const refused = 'append-only';
    for (const change of [
      sql`update audit_line set activity = 'nothing' where company_id = ${company} and place = 3`,
      sql`update audit_line set seal = 'x' where company_id = ${company} and place = 3`,
      sql`delete from audit_line where company_id = ${company} and place = 3`,
    ])
      await expect(
        server.store
          .inSystem((db) => db.execute(change))
          .catch((error) => {
            throw new Error(String(error.cause ?? error));
          }),
      ).rejects.toThrow(new RegExp(`${refused}|permission denied`));
  });
});

describe('lines that are no longer kept', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

  it('go from the start; a sealed line says how far, and the chain holds after it', async () => {
    await other.write(300, '400 days');
    await other.write(50, '10 days');
    await other.seal();
    const { seal: before } = await other.check();
    const [first] = await other.rows('select place, seal from audit_line where company_id = $1 and place = 300');
    const { lines } = await other.cut(ago(365));
    expect(lines).toBe(300);
    await other.seal();
    const state = await other.check();
    expect(state).toMatchObject({ cut: 300, brokenAt: null, holds: true, lines: 51, sealed: 51 });
    const [line] = await other.rows(`select new, actor from audit_line where company_id = $1 and type = 'audit_cut'`);
    expect(line).toMatchObject({ actor: null, new: { place: 300, lines: 300, seal: first?.seal } });
    expect((await other.check(String(before))).holds).toBe(true);
    // Nothing is old enough any more.
    expect(await other.cut(ago(365))).toEqual({ lines: 0 });
    await other.cut(ago(5));
    await other.seal();
    expect(await other.check()).toMatchObject({ cut: 350, brokenAt: null });
  });

  it('may go while it is checked', async () => {
    const here = '00000000-0000-4000-8000-00000000c0df';
    for (const age of ['4 days', '1 day'])
      await server.rows(sql`
        insert into audit_line (company_id, type, activity, at)
        select ${here}, 'group_logs', 'update', now() - ${age}::interval from generate_series(1, 30)`);
    await seal();
    const cut = () => server.store.inSystem((db) => cutLines(db, here, ago(2)));
    let stretch = 0;
    const state = await verifyChain(async (work) => {
      stretch += 1;
      if (stretch === 2) expect(await cut()).toEqual({ lines: 30 });
      return server.store.inSystem(work);
    }, here);
    expect(state.brokenAt).toBeNull();
    expect(stretch).toBeGreaterThan(2);
  });

  it('do not go from a log that does not hold, nor without the line', async () => {
    await other.write(20, '500 days');
    await other.seal();
    const [bad] = await other.rows('select id from audit_line where company_id = $1 order by place desc limit 1');
    await byHand(`update audit_line set activity = 'nothing' where id = ${Number(bad?.id)}`);
    const found = await other.cut(new Date());
    expect(found).toEqual({ lines: 0, brokenAt: Number(bad?.id) });
    await expect(
      server.store.inSystem((db) => db.execute(sql`delete from audit_line where id = ${Number(bad?.id)}`)),
    ).rejects.toThrow();
  });

  it('a start that was removed without such a line is found', async () => {
    await byHand(`delete from audit_line where company_id = '${other.company()}' and type = 'audit_cut'`);
    expect((await other.check()).brokenAt).not.toBeNull();
  });
});

describe('a line that is changed by hand', () => {
  it.each([
    ['its words', (id: number) => `update audit_line set activity = 'nothing' where id = ${id}`],
    ['who did it', (id: number) => `update audit_line set actor = gen_random_uuid() where id = ${id}`],
    ['when', (id: number) => `update audit_line set at = at + interval '1 millisecond' where id = ${id}`],
    ['a value', (id: number) => `update audit_line set new = '{"n": 7777}' where id = ${id}`],
    ['its seal', (id: number) => `update audit_line set seal = repeat('a', 64) where id = ${id}`],
  ])('is found by %s', async (_what, change) => {
    const id = await idAt(700);
    await byHand(`create table kept as select * from audit_line where id = ${id}; ${change(id)}`);
    expect((await check()).broken_at).toBe(id);
    const { whole, text } = await verdict(server.store, 'acme');
    expect([whole, text]).toEqual([false, expect.stringContaining(`Line ${id} is not as it was sealed`)]);
    await byHand(`update audit_line l set activity = k.activity, actor = k.actor, at = k.at, new = k.new, seal = k.seal
      from kept k where l.id = k.id; drop table kept`);
    expect((await check()).broken_at).toBeNull();
  });

  it('is missed where it was removed, and at the end by a seal that was kept', async () => {
    const kept = String((await check()).seal);
    expect((await verdict(server.store, 'acme', kept)).whole).toBe(true);
    const [last] = await server.rows(
      sql`select max(place)::int as place from audit_line where company_id = ${company}`,
    );
    await byHand(`delete from audit_line where company_id = '${company}' and place = ${Number(last?.place)}`);
    expect((await check()).broken_at).toBeNull();
    expect(await verdict(server.store, 'acme', kept)).toEqual({
      whole: false,
      text: `The seal ${kept} is not in the log: lines at its end were removed.`,
    });
    const after = await idAt(901);
    await byHand(`delete from audit_line where company_id = '${company}' and place = 900`);
    expect((await check()).broken_at).toBe(after);
  });
});
