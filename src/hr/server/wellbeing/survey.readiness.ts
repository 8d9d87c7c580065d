import type { Calls } from '../../../generated/calls.ts';
import { optionDetails } from '../../../generated/options.ts';
import type { Handler } from '../../../server/context.ts';
import { isPaused } from '../../rules/pause.ts';
import { cyclesOf } from '../../rules/survey-plan.ts';
import { readSettings } from '../company/settings.ts';
import { todayOf } from '../company/zone.ts';
import { activationFaults } from './activation.ts';
import { openedCycle } from './cycles.ts';
import { plannedPeople } from './planned.ts';
import { monthsOf, ownSurvey } from './survey.ts';

const places = optionDetails['wellbeing/survey.faults'];

/** Counts the employees whom the caller sees: a filter must not tell what others are like. */
export const handler: Handler<Calls['wellbeing/survey.readiness']> = async (context) => {
  const survey = await ownSurvey(context);
  const employees = await context.records.countedPeople(plannedPeople(context, survey));
  const found = await activationFaults(context, survey, employees);
  const faults = found.flatMap(({ error, params }) =>
    places
      .filter(({ value }) => value === error)
      .map(({ message, tab }) => ({ code: error, text: context.text(message, params), tab })),
  );
  const { pause } = await readSettings(context.db, context.company);
  const today = await todayOf(context);
  const { start_date: start, end_date: end, frequency } = survey;
  return {
    ready: faults.length === 0,
    paused: isPaused(pause, context.now),
    cycle_runs: survey.status === 'active' && (await openedCycle(context)) !== undefined,
    may_aim: survey.status !== 'active' || context.actor.scope === null,
    employees,
    cycles: start && end ? cyclesOf({ start, end }, monthsOf(frequency)).filter((one) => one.end >= today).length : 0,
    today,
    faults,
  };
};
