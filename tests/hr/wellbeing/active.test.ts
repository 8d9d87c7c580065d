import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../support/frame.ts';
import { limited, superAdmin } from '../support/survey.ts';
import { type SurveyRuns, surveyRuns } from '../support/survey-runs.ts';

/** What may become of a survey while it is active. It is 2026-01-05, a Monday. */

let server: SurveyRuns;
beforeAll(async () => {
  server = await surveyRuns();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.activate('2026-01-05', '2026-03-31');
});

/** Results are summed up after each deactivation. */
const summedUp = () =>
  until(async () => {
    const found = await server.rows(sql`select id from survey_cycle_result where company_id = ${server.company}`);
    return found.length > 0;
  });
const stored = () => server.rows(sql`select * from survey where company_id = ${server.company}`);
const counts = (mental: number) => ({
  driverwise_questions_config: { mental, social: 1, physical: 1, purposefulness: 1 },
});

describe('an admin who sees one department', () => {
  beforeEach(() => server.permit(['manage_employee_wellbeing'], 'Sales'));
  const refused =
    'Only an admin who sees all employees can activate the survey, or change whom, when and how much an active one asks.';

  it.each<[string, object, string?]>([
    ['everyone', { all_employees: true }],
    ['everyone, by the call for the audience', { all_employees: true }, 'survey/id/audience/'],
    ['other employees', { audience: { department__in: 'Engineering' } }],
    ['from another day on', { start_date: '2026-01-06' }],
    ['until another day', { end_date: '2026-12-31' }],
    ['how often', { frequency: 2 }],
    ['how much', counts(2)],
  ])('does not decide whom and when it asks: %s', async (_what, body, path) => {
    const before = await stored();
    const answer = await server.patch(limited, body, path);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([403, 'SeesTooFew', refused]);
    expect(await stored()).toEqual(before);
  });

  it('is told so beforehand, and only while it is active', async () => {
    const mayAim = async (who: string) => (await server.get(who, 'survey/readiness')).body.may_aim;
    expect([await mayAim(limited), await mayAim(superAdmin)]).toEqual([false, true]);
    await server.patch(limited, { status: 'inactive', force: true });
    expect(await mayAim(limited)).toBe(true);
    expect((await server.patch(limited, { all_employees: true })).status).toBe(200);
    await summedUp();
  });

  it('may say again what stands there', async () => {
    const same = { audience: { department__in: 'Sales' }, start_date: '2026-01-05', end_date: '2026-03-31' };
    expect((await server.patch(limited, { ...same, frequency: 1, ...counts(1) })).status).toBe(200);
  });
});

describe('the start date', () => {
  const cycles = () =>
    server.rows(sql`select start::text, closed_at is null as open from survey_cycle
      where company_id = ${server.company} order by number`);
  const running = { start: '2026-01-05', open: true };

  it.each(['2026-01-06', '2026-01-01', '2026-02-01'])('stays while a cycle runs: %s', async (start_date) => {
    const answer = await server.patch(superAdmin, { start_date });
    expect([answer.status, answer.body.code]).toEqual([400, 'StartFixed']);
    expect(answer.body.errors).toEqual({
      start_date: ['The start date stays while a cycle runs. Deactivate the survey to begin on another day.'],
    });
    expect(await cycles()).toEqual([running]);
    expect((await server.get(superAdmin, 'survey/readiness')).body.cycle_runs).toBe(true);
  });

  it('goes along with what else is changed, where it is the same', async () => {
    const same = { start_date: '2026-01-05', end_date: '2026-02-28' };
    expect((await server.patch(superAdmin, same)).status).toBe(200);
    expect(await cycles()).toEqual([running]);
  });

  it('can be changed before the first cycle, and once the survey is deactivated', async () => {
    await server.reset();
    await server.activate('2026-01-12', '2026-03-31');
    expect((await server.get(superAdmin, 'survey/readiness')).body.cycle_runs).toBe(false);
    expect((await server.patch(superAdmin, { start_date: '2026-01-05' })).status).toBe(200);
    expect(await cycles()).toEqual([running]);
    expect((await server.patch(superAdmin, { start_date: '2026-01-19', status: 'inactive' })).status).toBe(200);
    expect(await cycles()).toEqual([{ ...running, open: false }]);
    await summedUp();
  });

  it('that was changed all the same opens no second cycle beside the first', async () => {
    await server.rows(sql`update survey_cycle set start = '2025-12-20' where company_id = ${server.company}`);
    await server.run();
    expect(await cycles()).toEqual([{ start: '2025-12-20', open: false }, running]);
  });
});
