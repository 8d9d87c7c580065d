import type { Calls } from '../../../generated/calls.ts';
import { download } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { reportState } from '../touchpoints/report.read.ts';
import { boardOf } from './board.ts';
import { chosenBy } from './results.ts';

type Export = Calls['wellbeing/results.export'];

/** Has a job make the file, and waits for it for a while; later it stands in the download logs. */
export const handler: Handler<Export> = async (context, { body: { cycle = '', filters = '' } }) => {
  const board = await boardOf(context, { cycle, chosen: chosenBy(context, filters) });
  if (!board?.cycle) return context.fail('UnknownCycle');
  const [id, user] = [context.newId(), context.actor.id];
  await context.db.insert(download).values({
    companyId: context.company,
    id,
    user,
    report_name: context.text('wellbeing/report-name', { start: board.start ?? '' }),
    type: 'wellbeing_dashboard',
    status: 'queued',
    done: 0,
    total: 1,
  });
  const payload = { company: context.company, user, download: id, cycle: board.cycle, filters };
  await context.jobs.send('wellbeing/report', payload);
  context.answerLater?.(async (later) => {
    const state = await reportState(later, id, 'wellbeing_dashboard');
    return state.status === 200 ? state : undefined;
  });
  context.status(202);
  return { status: 202, state: 'queued', done: 0, total: 1, download: id };
};
