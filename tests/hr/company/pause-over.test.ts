import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFrame, until } from '../../support/frame.ts';
import { type RunServer, runServer } from '../support/runs.ts';

/** A pause ends by itself: it is switched off and audited, and what it held goes out over the day after it. */

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());

async function look(): Promise<void> {
  const { jobs } = server.app.engineServices;
  const { answer: id } = await inFrame(server.store, { clock: server.clock, company: server.company }, (frame) =>
    jobs.of(frame).send('company/pause', {}),
  );
  await until(async () => ['done', 'failed'].includes((await jobs.state(id))?.state ?? ''), 60_000);
  expect((await jobs.state(id))?.state).toBe('done');
}

const settings = async () =>
  (
    await server.rows(sql`
      select pause_interaction_active as active, pause_interaction_start_date::text as start, pause_interaction_end_date::text as end,
        pause_held_from is not null as held, version from company_settings where company_id = ${server.company}`)
  )[0];
const lines = () =>
  server.rows(sql`
    select activity, actor, call, new from audit_line
    where company_id = ${server.company} and activity = 'Pause ended by itself'`);

describe('a pause whose last day is over', () => {
  it('runs on to its end, is switched off then, and is forgotten a day later', async () => {
    const today = server.clock.now().toISOString().slice(0, 10);
    await server.rows(sql`
      update company_settings set pause_interaction_active = true, pause_interaction_start_date = ${today}, pause_interaction_end_date = ${today}
      where company_id = ${server.company}`);
    const user = await server.joins(today);
    await server.live({ duration: 0 });
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'paused' });
    await look();
    expect(await settings()).toMatchObject({ active: true, start: today });
    expect(await lines()).toEqual([]);

    server.clock.forward(26 * 60);
    const before = await settings();
    await look();
    expect(await settings()).toEqual({
      active: false,
      start: null,
      end: null,
      held: true,
      version: Number(before?.version) + 1,
    });
    const told = await lines();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ actor: null, call: 'company/pause' });
    await server.run();
    expect(await server.runOf(user)).not.toMatchObject({ state: 'held' });
    await look();
    expect(await lines()).toHaveLength(1);

    server.clock.forward(48 * 60);
    await look();
    expect(await settings()).toMatchObject({ active: false, held: false, version: Number(before?.version) + 1 });
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'started' });
  });
});
