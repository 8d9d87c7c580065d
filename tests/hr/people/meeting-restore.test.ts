import { expect, it } from 'vitest';
import { patience } from '../../support/patience.ts';
import { admin, calendarsOf, meetingTests } from '../support/meetings.ts';

/** What the list of meetings offers: to change one, and to put its case back unless it waits for another one. */

const desk = meetingTests();
const { caseOf } = calendarsOf(desk);

it(
  'a case does not go back while another meeting about it stands',
  async () => {
    expect((await desk.add()).status).toBe(200);
    const later = { start_time: '2026-01-06T12:00:00+05:30', end_time: '2026-01-06T12:30:00+05:30' };
    expect((await desk.add(later)).status).toBe(200);
    const [first, second] = (await desk.rows('select id from meeting order by event_time')).map(({ id }) => String(id));
    expect((await desk.cancel(String(first))).status).toBe(204);
    const offered = async () => {
      const { body } = await desk.who.get(`/feedback_bot/meetings/${await desk.id()}`);
      return body.data.find(({ id }: { id: string }) => id === first).status_before;
    };
    const restore = () => desk.who.post(`/feedback_bot/meetings/${first}/restore`);
    expect(await offered()).toBeNull();
    expect((await restore()).body.code).toBe('NothingToRestore');
    expect(await caseOf()).toBe('scheduled');
    expect((await desk.cancel(String(second))).status).toBe(204);
    expect(await offered()).toBe('open');
    expect((await restore()).body).toEqual({ status: 200, action_status: 'open' });
  },
  patience,
);

it(
  'a meeting that is over does not keep it',
  async () => {
    await desk.add({
      date: '2026-01-05',
      start_time: '2026-01-05T12:00:00+05:30',
      end_time: '2026-01-05T12:30:00+05:30',
    });
    await desk.add();
    const [, next] = await desk.rows('select id from meeting order by event_time');
    desk.on.clock.forward(90);
    const who = await desk.on.person(admin);
    await desk.rows(`update meeting set status_before = 'open' where id = $1`, [next?.id]);
    expect((await desk.cancel(String(next?.id), 'rapport', who)).status).toBe(204);
    const { body } = await who.post(`/feedback_bot/meetings/${next?.id}/restore`);
    expect(body).toEqual({ status: 200, action_status: 'open' });
  },
  patience,
);

it(
  "says which of them its form changes: the next of one's own, as long as it is not over",
  async () => {
    const first = (await desk.add()).body.data.event_id;
    await desk.add({
      date: '2026-01-07',
      start_time: '2026-01-07T10:00:00+05:30',
      end_time: '2026-01-07T10:30:00+05:30',
    });
    const user = await desk.id();
    const told = async (who = desk.who) =>
      (await who.get(`/feedback_bot/meetings/${user}`)).body.data.map((one: Record<string, unknown>) => [
        one.user,
        one.invite,
      ]);
    expect(await told()).toEqual([
      [user, null],
      [user, 'edit'],
    ]);
    await desk.cancel(first);
    expect(await told()).toEqual([
      [user, 'edit'],
      [user, null],
    ]);
    desk.on.clock.forward(2 * 24 * 60 - 80);
    expect(await told(await desk.on.person(admin))).toEqual([
      [user, 'delete'],
      [user, null],
    ]);
    desk.on.clock.forward(60);
    expect(await told(await desk.on.person(admin))).toEqual([
      [user, null],
      [user, null],
    ]);
  },
  patience,
);
