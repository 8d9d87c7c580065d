import { expect, it } from 'vitest';
import { patience } from '../../support/patience.ts';
import { admin, calendarsOf, meetingTests } from '../support/meetings.ts';

/** After a meeting was cancelled its case may go back, unless it waits for another one. */

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
