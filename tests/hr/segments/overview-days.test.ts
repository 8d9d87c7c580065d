import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { department, type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';

let server: SegmentServer;
beforeAll(async () => {
  server = await segmentServer(200);
});
afterAll(() => server.close());

it('asks once for the same people, whatever the days', async () => {
  const people = async (since: string) => {
    await server.forget();
    const filters = { [department]: 'Sales', initiated_date_start: since, initiated_date_end: '2026-01-10' };
    const { headcount, figures } = await server.figures(superAdmin, filters);
    return { headcount: headcount as number, started: figures.started as number };
  };
  // What is held is loaded after an answer: two hundred people in milliseconds.
  await people('2025-01-01');
  await pause(1000);
  const before = await people('2025-02-01');
  // Behind the back of the triggers: only who asks for the people anew could tell.
  await server.store.exec(`alter table user_profile disable trigger user;
    update user_profile set status = 'inactive' where id = (select id from user_profile
      where email like '%@acme.example' and department = 'Sales' and status = 'active' and type = 'Employee' order by id limit 1);
    alter table user_profile enable trigger user`);
  const later = await people('2025-10-01');
  expect(later.headcount).toBe(before.headcount);
  expect(later.started).toBeLessThan(before.started);
  await server.store.exec('update user_profile set version = version + 1');
  expect((await people('2025-10-01')).headcount).toBe(before.headcount - 1);
});
