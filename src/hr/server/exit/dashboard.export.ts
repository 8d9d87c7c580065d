import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { beginReport } from '../audit/begin-report.ts';
import { exitFiguresTold } from './told.ts';

/** The same figures are told again by the job: they cost nothing more of what this person may learn. */
export const handler: Handler<Calls['exit/dashboard.export']> = async (context, { body }) => {
  const { outcome } = await exitFiguresTold(context as CallContext, body);
  if ('withheld' in outcome) return context.fail('NotTold');
  const { company, actor } = context;
  return beginReport(context, {
    report: context.text('exit/dashboard-name'),
    type: 'exit_dashboard',
    send: (download) => context.jobs.send('exit/dashboard-file', { ...body, company, user: actor.id, download }),
  });
};
