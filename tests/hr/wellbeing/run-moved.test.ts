import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { takeBack } from '../../../src/hr/server/touchpoints/run/take-back.ts';
import { askedInSurvey } from '../../../src/hr/server/wellbeing/asked.ts';
import type { DueMail } from '../../../src/server/context.ts';
import { superAdmin } from '../support/survey.ts';
import { type SurveyRuns, surveyRuns } from '../support/survey-runs.ts';

/** A cycle that lasts longer than it was to, or is closed early. 2026-01-05 is a Monday. */

let server: SurveyRuns;
beforeEach(async () => {
  // Days pass within a test: each has a server of its own.
  await server?.close();
  server = await surveyRuns();
});
afterAll(() => server.close());

const sentOn = async (user: unknown) =>
  (await server.mails(String(user))).map(({ at }) => new Date(String(at)).toISOString().slice(0, 16));
const one = async () => {
  const [first] = await server.rows(sql`select id from user_profile
    where company_id = ${server.company} and department = 'Sales' and status = 'active' order by id limit 1`);
  return String(first?.id);
};

describe('the last day of a cycle that is put off', () => {
  const putOff = async (end_date: string) => {
    await (await server.browser(superAdmin)).signIn(superAdmin);
    expect((await server.patch(superAdmin, { end_date })).status).toBe(200);
  };
  const days = async (...dates: string[]) => {
    for (const day of dates) await server.at(`2026-01-${day}T03:30:00Z`);
  };

  it('has reminders go that lie behind the old one, and links work as long', async () => {
    await server.activate('2026-01-05', '2026-01-09');
    await days('06', '08', '09');
    await putOff('2026-03-31');
    await days('12', '13', '14');
    expect((await sentOn(await one())).map((moment) => moment.slice(8, 10))).toEqual(['06', '08', '12', '13']);
    const ends = await server.rows(
      sql`select distinct until::text from chat_link where company_id = ${server.company}`,
    );
    expect(ends.map(({ until }) => String(until).slice(0, 10))).toEqual(['2026-02-04']);
  });

  it('reaches those for whom there was no working day left', async () => {
    await server.activate('2026-01-10', '2026-01-11');
    await server.at('2026-01-10T03:30:00Z');
    expect((await server.responses()).every(({ next }) => next === null)).toBe(true);
    await putOff('2026-03-31');
    await days('12');
    expect((await sentOn(await one())).map((moment) => moment.slice(8, 10))).toEqual(['12']);
  });
});

describe('a mail of the survey that is tried once more', () => {
  const goes = async () => {
    const mails = (await server.rows(sql`select company_id as "companyId", id, mail, text from outbox
      where mail = 'wellbeing/survey'`)) as unknown as DueMail[];
    const stopped = await server.store.inSystem((db) => takeBack(db, mails, server.clock.now()));
    return mails.length - [...stopped.values()].filter((until) => until === null).length;
  };

  it('goes while the cycle is open, and not to someone who has left; nothing goes once it is closed', async () => {
    await server.activate('2026-01-05', '2026-03-31');
    await server.at('2026-01-06T03:30:00Z');
    const all = await goes();
    expect(all).toBe((await server.responses()).length);
    await server.rows(sql`update user_profile set status = 'inactive' where id = ${await one()}`);
    expect(await goes()).toBe(all - 1);
    await server.deactivate();
    expect(await goes()).toBe(0);
  });
});

it('an answer that comes while its cycle is closed is not taken: what the cycle tells is summed up once', async () => {
  await server.activate('2026-01-05', '2026-03-31');
  await server.at('2026-01-06T03:30:00Z');
  const { company, clock } = server;
  const [response] = await server.responses();
  const session = String(response?.session);
  const settled = (closed: boolean) =>
    server.store.inSystem(async (db) => {
      const asked = await askedInSurvey(db, { company, session });
      if (closed) await db.execute(sql`update survey_cycle set closed_at = now() where id = ${response?.cycle}`);
      return asked?.settle({ db, now: clock.now() }, new Map(), true);
    });
  expect(await settled(false)).toEqual({});
  await server.rows(sql`update survey_response set state = 'none' where id = ${response?.id}`);
  expect(await settled(true)).toBe(null);
  expect((await server.responses()).find(({ id }) => id === response?.id)?.state).toBe('none');
});

it('someone in a zone that is not known keeps no cycle from opening', async () => {
  const user = await one();
  await server.rows(sql`update user_profile set user_timezone = 'Mars/Base' where id = ${user}`);
  await server.activate('2026-01-05', '2026-03-31');
  await server.at('2026-01-06T09:00:00Z');
  expect((await sentOn(user)).length).toBe(1);
});
