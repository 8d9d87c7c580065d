import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { beginReport } from '../audit/begin-report.ts';
import { ownSurvey } from './survey.ts';

export const handler: Handler<Calls['wellbeing/plan.export']> = async (context) => {
  const { start_date: start, end_date: end } = await ownSurvey(context);
  if (!start || !end) return context.fail('NotMapped');
  const { company, actor } = context;
  return beginReport(context, {
    report: context.text('wellbeing/plan-name'),
    type: 'wellbeing_dashboard',
    send: (download) => context.jobs.send('wellbeing/plan-file', { company, user: actor.id, download }),
  });
};
