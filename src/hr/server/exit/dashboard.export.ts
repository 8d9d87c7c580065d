import type { Calls } from '../../../generated/calls.ts';
import { download } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { reportState } from '../touchpoints/report.read.ts';
import { exitFiguresTold } from './told.ts';

/** Has a job make the file, and waits for it for a while; later it stands in the download logs. */
export const handler: Handler<Calls['exit/dashboard.export']> = async (context, { body }) => {
  // The same figures are told again by the job: they cost nothing more of what this person may learn.
  const { outcome } = await exitFiguresTold(context as CallContext, body);
  if ('withheld' in outcome) return context.fail('NotTold');
  const [id, user] = [context.newId(), context.actor.id];
  await context.db.insert(download).values({
    companyId: context.company,
    id,
    user,
    report_name: context.text('exit/dashboard-name'),
    type: 'exit_dashboard',
    status: 'queued',
    done: 0,
    total: 1,
  });
  await context.jobs.send('exit/dashboard-file', { ...body, company: context.company, user, download: id });
  context.answerLater?.(async (later) => {
    const state = await reportState(later, id, 'exit_dashboard');
    return state.status === 200 ? state : undefined;
  });
  context.status(202);
  return { status: 202, state: 'queued', done: 0, total: 1, download: id };
};
