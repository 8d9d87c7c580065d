import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunServer, runServer } from '../support/runs.ts';

/** A joining date or a trigger time that is another one before someone is written to. Today is 5 January 2026. */

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());
beforeEach(() => server.rows(sql`update user_profile set status = 'inactive' where employee_id like 'NEW-%'`));

const credits = (left: number | null) =>
  server.rows(sql`
    update company set milestone_limit = ${left === null ? null : 1000}, milestone_limit_remaining = ${left}
    where id = ${server.company}`);
const moves = (user: string, day: string) =>
  server.rows(sql`update user_profile set joining_date = ${day} where id = ${user}`);
const chats = async (user: string) =>
  (await server.rows(sql`select id from chat_session where user_id = ${user}`)).length;

/** Someone whose day it is, and whose chat waits for a credit. */
async function waits(): Promise<string> {
  await server.rows(sql`delete from company_credit`);
  await credits(0);
  const user = await server.joins('2025-12-29');
  await server.live();
  await server.run();
  expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'no-credit', due: '2026-01-05' });
  return user;
}

describe('whose day is moved before they are written to', () => {
  it.each([
    ['to another day that has come', '2025-12-26', '2026-01-02'],
    ['to a day that is to come', '2026-02-10', undefined],
    ['to a day long ago', '2025-11-01', undefined],
  ])('is planned for the day that they have now: %s', async (_name, joining, due) => {
    const user = await waits();
    await moves(user, joining);
    await server.run();
    expect((await server.runOf(user))?.due).toBe(due);
    await credits(null);
    await server.run();
    expect(await chats(user)).toBe(due ? 1 : 0);
  });

  it('is so by another trigger time too', async () => {
    const user = await waits();
    await server.rows(sql`update stage set trigger_time_duration = 30 where status = 'live'`);
    await credits(null);
    await server.run();
    expect(await server.runOf(user)).toBeUndefined();
    expect(await chats(user)).toBe(0);
  });

  it('is asked on the new day, also where they were passed over on the old one', async () => {
    const user = await waits();
    await server.rows(sql`update touchpoint_run set state = 'dropped', reason = 'too-late' where user_id = ${user}`);
    await credits(null);
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'dropped', due: '2026-01-05' });
    await moves(user, '2025-12-28');
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'started', reason: null, due: '2026-01-04' });
    expect(await chats(user)).toBe(1);
  });

  it('is not asked twice', async () => {
    await credits(null);
    const user = await server.joins('2025-12-29');
    await server.live();
    await server.run();
    await moves(user, '2025-12-28');
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'started', due: '2026-01-05' });
    expect(await chats(user)).toBe(1);
  });
});

describe('whose day is moved after their invitation was taken back', () => {
  /** As a pause does it, that is over by now. */
  async function takenBack(): Promise<string> {
    await credits(null);
    const user = await server.joins('2025-12-29');
    await server.live();
    await server.run();
    await server.rows(sql`update touchpoint_run set state = 'held', reason = 'paused' where user_id = ${user}`);
    await server.rows(sql`delete from outbox`);
    return user;
  }
  const invited = async () => (await server.rows(sql`select id from outbox where mail = 'chats/invitation'`)).length;

  it('is asked on the new day, in the same chat', async () => {
    const user = await takenBack();
    await moves(user, '2025-12-28');
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'started', reason: null, due: '2026-01-04' });
    expect([await chats(user), await invited()]).toEqual([1, 1]);
  });

  it.each([
    ['that is to come', '2026-02-10'],
    ['long ago', '2025-11-01'],
  ])(
    'is not asked on the old one, where the new one is one %s, and asked once that is moved again',
    async (_n, day) => {
      const user = await takenBack();
      await moves(user, day);
      await server.run();
      expect(await server.runOf(user)).toMatchObject({ state: 'dropped', reason: 'moved' });
      await server.run();
      expect(await invited()).toBe(0);
      await moves(user, '2025-12-29');
      await server.run();
      expect(await server.runOf(user)).toMatchObject({ state: 'started', reason: null, due: '2026-01-05' });
      expect([await chats(user), await invited()]).toEqual([1, 1]);
    },
  );

  it('is not asked again who has found the chat meanwhile', async () => {
    const user = await takenBack();
    await server.rows(sql`update chat_session set status = 'in_progress', started_at = now() where user_id = ${user}`);
    await moves(user, '2025-12-28');
    await server.run();
    expect(await invited()).toBe(0);
  });
});

it('counts nobody as due who was passed over on that very day', async () => {
  const user = await waits();
  const [stage] = await server.rows(sql`select id from stage where status = 'live'`);
  const due = async () => {
    const path = `/feedback_bot/stage/due?triggerTimeDuration=7&triggerTimeUnit=days&id=${stage?.id}`;
    return (await server.as('superadmin@acme.example', 'GET', path)).body.now;
  };
  const before = await due();
  await server.rows(sql`update touchpoint_run set state = 'dropped', reason = 'person-left' where user_id = ${user}`);
  expect(before - (await due())).toBe(1);
});
