import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { EditingContext } from '../../../src/hr/console/wellbeing/editing.ts';
import Schedule from '../../../src/hr/console/wellbeing/Schedule.tsx';
import SurveyDay from '../../../src/hr/console/wellbeing/SurveyDay.tsx';
import { surveyRecord } from '../../../src/hr/console/wellbeing/survey-record.ts';
import { show } from '../forms/harness.tsx';

// The first form waits for its modules.
configure({ asyncUtilTimeout: 20_000 });

const today = '2026-03-02';
const survey = (start_date: string, status = 'inactive') =>
  ({ id: 's', version: 1, status, start_date, end_date: '2026-12-31', audience: {}, chatFromUser: null }) as never;
const readiness = (paused: boolean, more: object = {}) => ({
  ...{ ready: true, paused, cycle_runs: false, may_aim: true, employees: 3, today, cycles: 0, faults: [] },
  ...more,
});
const over = 'Its start date is over';
const waits = 'its mails wait until the pause ends';

it.each([
  ['a draft', today, false, 'from the start date on', [over, waits]],
  ['a draft, while interactions are paused', today, true, waits, [over]],
  ['an old draft', '2026-03-01', false, over, [waits]],
  ['an old draft, while interactions are paused', '2026-03-01', true, waits, ['from then on']],
])('before %s is activated, it is said what becomes of it', async (_what, start, paused, said, unsaid) => {
  const record = surveyRecord(survey(start), readiness(paused));
  await show(<ScreenView id="wellbeing/summary" params={{}} record={record} />);
  const activate = await screen.findByRole('button', { name: 'Activate' });
  await userEvent.click(activate);
  const question = (await screen.findByRole('alertdialog')).textContent;
  expect(question).toContain(said);
  for (const other of unsaid) expect(question).not.toContain(other);
  if (start < today) expect(question).toContain(over);
});

it.each([
  ['is said where it is activated', 'inactive', 1],
  ['is not said of a survey that is active', 'active', 0],
])('that mails wait for the end of a pause %s', async (_what, status, times) => {
  await showSchedule(status, readiness(true));
  await screen.findByRole('button', { name: status === 'active' ? 'Deactivate' : 'Activate' });
  expect(screen.queryAllByText(new RegExp(waits)).length).toBe(times);
});

it.each<[string, object, string[], RegExp]>([
  ['none before its first cycle', {}, [], /^$/],
  ['the first while a cycle runs', { cycle_runs: true }, ['Start date'], /^The start date stays while a cycle runs/],
  [
    'both for who does not see all employees',
    { cycle_runs: true, may_aim: false },
    ['Start date', 'End date'],
    /^Only an admin who sees all employees can activate/,
  ],
])('of an active survey days are fixed, and it is said why: %s', async (_what, more, expected, sentence) => {
  await showSchedule('active', readiness(false, more));
  const days = await Promise.all(['Start date', 'End date'].map((name) => screen.findByRole('textbox', { name })));
  const fixed = days.filter((day) => (day as HTMLInputElement).disabled);
  expect(fixed.map((day) => (day as HTMLInputElement).labels?.[0]?.textContent)).toEqual(expected);
  const why = fixed.map((day) => document.getElementById(day.getAttribute('aria-describedby') ?? '')?.textContent);
  for (const said of why) expect(said).toMatch(sentence);
});

async function showSchedule(status: string, ready: ReturnType<typeof readiness>) {
  const own = survey(today, status);
  const schedule = (
    <EditingContext value={{ survey: own, save: { current: undefined } }}>
      <Schedule params={{}} record={surveyRecord(own, ready)} />
    </EditingContext>
  );
  const widgets = { 'wellbeing/survey-day': async () => ({ default: SurveyDay }) };
  await show(schedule, { server: () => ({ body: { results: [] } }), registry: { cells: {}, widgets, components: {} } });
}
