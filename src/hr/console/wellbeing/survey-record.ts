import type { Calls } from '../../../generated/calls.ts';
import { readSegments } from '../../rules/segments.ts';
import type { Survey } from './use-survey.ts';

type Readiness = Calls['wellbeing/survey.readiness']['answer'];

/** What the declared pages of the survey show: the survey, whether it is ready, and which way it can go from here. */
export function surveyRecord(survey: Survey, readiness: Readiness): Record<string, unknown> {
  const audience = readSegments(survey.audience as Parameters<typeof readSegments>[0]);
  return {
    ...survey,
    ...readiness,
    audience,
    ...audience,
    own: [{ ...survey, may_aim: readiness.may_aim }],
    faults: readiness.faults.map((fault) => ({ id: fault.code, ...fault })),
    activation: activationOf(survey, readiness),
  };
}

/** Decides which question is asked before the survey changes its state. */
function activationOf({ status, start_date }: Survey, { paused, today }: Readiness): string {
  if (status === 'active') return 'running';
  if (start_date && start_date < today) return paused ? 'late-paused' : 'late';
  return paused ? 'paused' : 'free';
}
