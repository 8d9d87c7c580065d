import type { Calls } from '../../../generated/calls.ts';
import { download } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { reportState } from '../touchpoints/report.read.ts';
import { ownSurvey } from './survey.ts';

/** Has a job make the file, and waits for it for a while; later it stands in the download logs. */
export const handler: Handler<Calls['wellbeing/plan.export']> = async (context) => {
  const { start_date: start, end_date: end } = await ownSurvey(context);
  if (!start || !end) return context.fail('NotMapped');
  const [id, user] = [context.newId(), context.actor.id];
  await context.db.insert(download).values({
    companyId: context.company,
    id,
    user,
    report_name: context.text('wellbeing/plan-name'),
    type: 'wellbeing_dashboard',
    status: 'queued',
    done: 0,
    total: 1,
  });
  await context.jobs.send('wellbeing/plan-file', { company: context.company, user, download: id });
  context.answerLater?.(async (later) => {
    const state = await reportState(later, id, 'wellbeing_dashboard');
    return state.status === 200 ? state : undefined;
  });
  context.status(202);
  return { status: 202, state: 'queued', done: 0, total: 1, download: id };
};
