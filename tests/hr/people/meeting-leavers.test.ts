import { describe, expect, it } from 'vitest';
import { until } from '../../support/frame.ts';
import { patience } from '../../support/patience.ts';
import { calendarsOf, employee, meetingTests } from '../support/meetings.ts';

/** Meetings with someone who leaves, or of someone who does. */

const desk = meetingTests();
const { connect, arrived, fault, row, caseOf } = calendarsOf(desk);

async function runLeavers(
  job: 'people/meeting/leavers' | 'integrations/leavers' = 'people/meeting/leavers',
): Promise<void> {
  const { store, app } = desk.on.server;
  await store.inSystem((db) =>
    app.engineServices.jobs
      .of({
        db,
        company: null,
        actor: null,
        newId: () => crypto.randomUUID(),
        afterCommit: (work: () => void) => setTimeout(work, 50),
      } as never)
      .send(job, {}),
  );
}

describe('someone leaves', () => {
  it.each(['google', 'outlook'] as const)(
    'and what stands in the calendar of %s is cancelled',
    async (client) => {
      await connect(client);
      await desk.add({}, client);
      await desk.rows(`update user_profile set exit_date = '2026-01-06' where email = $1`, [employee]);
      await runLeavers();
      await until(async () => (await row())?.state === 'cancelled');
      expect([arrived()[0]?.gone, (await row())?.cancelled_because]).toEqual([true, 'left']);
    },
    patience,
  );

  it(
    'and the meetings by mail are cancelled by mail; those before that day stay',
    async () => {
      await desk.add();
      await desk.add({
        date: '2026-01-08',
        start_time: '2026-01-08T10:00:00+05:30',
        end_time: '2026-01-08T10:30:00+05:30',
      });
      desk.on.clock.forward(1);
      await desk.rows(`update user_profile set exit_date = '2026-01-08' where email = $1`, [employee]);
      await runLeavers();
      await until(async () => (await desk.invitations()).length === 3);
      expect((await desk.invitations()).at(-1)?.type).toContain('CANCEL');
      expect(await desk.rows('select state from meeting order by event_time')).toEqual([
        { state: 'scheduled' },
        { state: 'cancelled' },
      ]);
    },
    patience,
  );

  it(
    'by a change of the profile, and it is done at once',
    async () => {
      await desk.add();
      desk.on.clock.forward(1);
      const left = await desk.who.ask('PATCH', `/feedback_bot/users/update/${await desk.id()}`, {
        exit_date: '2026-01-06',
      });
      expect(left.status).toBe(200);
      await until(async () => (await row())?.state === 'cancelled');
      expect((await desk.invitations()).at(-1)?.type).toContain('CANCEL');
    },
    patience,
  );

  it(
    'and what a provider refuses again and again does not keep the others from it',
    async () => {
      await connect('google');
      await desk.add({}, 'google');
      await desk.rows(`
        insert into meeting
        select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'event_id', 'copy-' || n))).*
        from meeting m, generate_series(1, 499) n`);
      await desk.who.get('/integrations/rapport/connect');
      await connect('google');
      await desk.rows(`
        insert into meeting
        select (jsonb_populate_record(m, jsonb_build_object(
          'id', 'ffffffff-ffff-4fff-bfff-ffffffffffff', 'event_id', 'ours', 'provider', 'rapport'))).*
        from meeting m limit 1`);
      fault({ match: '/events', status: 500, times: 2000 });
      desk.on.clock.forward(1);
      await desk.rows(`update user_profile set exit_date = '2026-01-06' where email = $1`, [employee]);
      await runLeavers();
      const cancelled = () => desk.rows(`select provider from meeting where state = 'cancelled'`);
      await until(async () => (await cancelled()).length > 0, 60_000);
      expect(await cancelled()).toEqual([{ provider: 'rapport' }]);
    },
    patience,
  );

  it(
    'and a calendar of which the key is lost does not keep the others from it',
    async () => {
      await connect('google');
      await desk.add({}, 'google');
      await desk.rows(`
        insert into meeting
        select (jsonb_populate_record(m, jsonb_build_object(
          'id', 'ffffffff-ffff-4fff-bfff-ffffffffffff', 'event_id', 'ours', 'provider', 'rapport'))).*
        from meeting m limit 1`);
      await desk.rows(`update connection set tokens = 'broken' where provider = 'google'`);
      desk.on.clock.forward(1);
      await desk.rows(`update user_profile set exit_date = '2026-01-06' where email = $1`, [employee]);
      await runLeavers();
      await until(
        async () =>
          (await desk.rows(`select id from meeting where state = 'cancelled' and provider = 'rapport'`)).length > 0,
      );
    },
    patience,
  );

  it(
    'and was the organiser: the event goes before the access to their calendar does',
    async () => {
      const other = await desk.on.person('groupadmin@acme.example');
      await desk.rows(
        `update access_group set all_employees = true, permissions = permissions || '["schedule_invite"]'::jsonb`,
      );
      await connect('google', other);
      expect((await desk.add({}, 'google', other)).status).toBe(200);
      await desk.rows(`update user_profile set status = 'inactive' where email = 'groupadmin@acme.example'`);
      const linked = async () => (await desk.rows(`select id from connection where provider = 'google'`)).length;
      const ended = async () =>
        (await desk.rows(`select id from pgboss.job where name = 'integrations/leavers' and state = 'completed'`))
          .length;
      const before = await ended();
      await runLeavers('integrations/leavers');
      await until(async () => (await ended()) > before);
      expect([await linked(), arrived()[0]?.gone ?? false]).toEqual([1, false]);
      await runLeavers();
      await until(async () => (await row())?.state === 'cancelled');
      expect(arrived()[0]?.gone).toBe(true);
      await runLeavers('integrations/leavers');
      await until(async () => (await linked()) === 0);
    },
    patience,
  );

  it(
    'and was the organiser: the case does not wait any more',
    async () => {
      const other = await desk.on.person('groupadmin@acme.example');
      await desk.rows(
        `update access_group set all_employees = true, permissions = permissions || '["schedule_invite", "non_anonymous_message"]'::jsonb`,
      );
      await other.get('/integrations/rapport/connect');
      expect((await desk.add({}, 'rapport', other)).status).toBe(200);
      expect(await caseOf()).toBe('scheduled');
      desk.on.clock.forward(1);
      await desk.rows(`update user_profile set status = 'inactive' where email = 'groupadmin@acme.example'`);
      await runLeavers();
      await until(async () => (await row())?.state === 'cancelled');
      expect(await caseOf()).toBe('open');
      expect((await desk.invitations()).at(-1)?.type).toContain('CANCEL');
    },
    patience,
  );

  it(
    'and was the organiser: the case waits for another meeting, and goes back once that one is off too',
    async () => {
      const other = await desk.on.person('groupadmin@acme.example');
      await desk.rows(
        `update access_group set all_employees = true, permissions = permissions || '["schedule_invite", "non_anonymous_message"]'::jsonb`,
      );
      await other.get('/integrations/rapport/connect');
      expect((await desk.add({}, 'rapport', other)).status).toBe(200);
      const later = { start_time: '2026-01-06T12:00:00+05:30', end_time: '2026-01-06T12:30:00+05:30' };
      expect((await desk.add(later)).status).toBe(200);
      desk.on.clock.forward(1);
      await desk.rows(`update user_profile set status = 'inactive' where email = 'groupadmin@acme.example'`);
      await runLeavers();
      const meetings = () => desk.rows('select id, state, status_before from meeting order by event_time');
      await until(async () => (await meetings())[0]?.state === 'cancelled');
      expect(await caseOf()).toBe('scheduled');
      const [, stands] = await meetings();
      expect(stands).toMatchObject({ state: 'scheduled', status_before: 'open' });
      expect((await desk.cancel(String(stands?.id))).status).toBe(204);
      const restored = await desk.who.post(`/feedback_bot/meetings/${stands?.id}/restore`);
      expect(restored.body).toEqual({ status: 200, action_status: 'open' });
      expect(await caseOf()).toBe('open');
    },
    patience,
  );
});
