import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../support/frame.ts';
import { patience } from '../../support/patience.ts';
import { type RunServer, runServer } from '../support/runs.ts';

/** A touchpoint of which no chat can be started keeps the others from nothing. Today is 5 January 2026. */

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());

it(
  'starts the chats of the others',
  async () => {
    const credits = (left: number | null) =>
      server.rows(sql`
        update company set milestone_limit = ${left === null ? null : 1000}, milestone_limit_remaining = ${left}
        where id = ${server.company}`);
    const user = await server.joins('2025-12-29');
    const [bad, good] = [await server.live({ title: 'Bad' }), await server.live({ title: 'Good' })];
    await server.rows(sql`update stage set status = 'live' where id = ${bad}`);
    await server.rows(sql`delete from company_credit`);
    await credits(0);
    await server.run();
    // The one that fails comes first.
    await server.rows(
      sql`update touchpoint_run set start_after = start_after - interval '1 day' where stage_id = ${bad}`,
    );
    await server.store.exec(`
      create function refuse_bad() returns trigger language plpgsql as $$ begin
        if new.stage_title = 'Bad' then raise exception 'no chat of this one'; end if; return new; end $$;
      create trigger refuse_bad before insert on chat_session for each row execute function refuse_bad()`);
    await credits(null);
    const run = server.run().catch(() => {});
    const started = () => server.rows(sql`select stage_id from chat_session where user_id = ${user}`);
    await until(async () => (await started()).length > 0);
    expect(await started()).toEqual([{ stage_id: good }]);
    await server.store.exec('drop trigger refuse_bad on chat_session');
    await server.run();
    expect((await started()).length).toBe(2);
    await run;
  },
  patience,
);
