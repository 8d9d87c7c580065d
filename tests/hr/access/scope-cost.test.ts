import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../../support/patience.ts';
import { type AccessServer, accessServer, limited, superAdmin } from '../support/access.ts';

/** What it costs that an admin's group limits the employees, against the same filter typed by someone who sees all. */

const employees = Number(process.env.EMPLOYEES ?? 100_000);
const groups = 50;
const repeats = 60;

describe.skipIf(!process.env.FULL)(`${employees} employees and ${groups} groups`, () => {
  let server: AccessServer;
  beforeAll(async () => {
    server = await accessServer(employees);
    for (let at = 0; at < groups; at++)
      await server.group(`Partners ${at}`, { segments: { department__in: ['Sales'], location__in: ['Pune'] } });
    // As the database does by itself some minutes after so many rows were written.
    await server.store.exec('vacuum analyze user_profile');
  }, patience);
  afterAll(() => server.close());

  const people = '/feedback_bot/users/list';
  const filter = 'department__in=Engineering';
  const timed = async (email: string, query: string): Promise<number> => {
    // Nothing remembered may be used: another person has just been changed.
    await server.rows(sql`update user_profile set updated_at = now() where email = 'employee@acme.example'`);
    const from = performance.now();
    const { status } = await server.as(email, 'GET', `${people}?${query}`);
    expect(status).toBe(200);
    return performance.now() - from;
  };
  const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

  it.each([
    ['a page', ''],
    ['a deep page', 'page_offset=300'],
    ['a search', 'raw_search_string=priya'],
    ['another filter besides', 'status=active&gender__in=female'],
  ])(
    '%s costs under 20 %% more',
    async (name, asked) => {
      const scoped: number[] = [];
      const typed: number[] = [];
      for (let at = 0; at < repeats; at++) {
        scoped.push(await timed(limited, asked));
        typed.push(await timed(superAdmin, [asked, filter].filter(Boolean).join('&')));
      }
      const [ours, theirs] = [median(scoped), median(typed)];
      console.log(
        `scope of ${employees}: ${name}: ${ours.toFixed(1)} ms scoped, ${theirs.toFixed(1)} ms typed, ${(ours / theirs).toFixed(2)}`,
      );
      expect(ours).toBeLessThan(theirs * 1.2 + 1);
    },
    patience,
  );
});
