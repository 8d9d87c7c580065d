import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { beginReport } from '../audit/begin-report.ts';
import { boardOf } from './board.ts';
import { chosenBy } from './results.ts';

type Export = Calls['wellbeing/results.export'];

export const handler: Handler<Export> = async (context, { body: { cycle = '', filters = '' } }) => {
  const board = await boardOf(context, { cycle, chosen: chosenBy(context, filters) });
  if (!board?.cycle) return context.fail('UnknownCycle');
  const { company, actor } = context;
  const asked = { company, user: actor.id, cycle: board.cycle, filters };
  return beginReport(context, {
    report: context.text('wellbeing/report-name', { start: board.start ?? '' }),
    type: 'wellbeing_dashboard',
    send: (download) => context.jobs.send('wellbeing/report', { ...asked, download }),
  });
};
