import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { genaiLog } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { filtersFor } from '../segments/limits.ts';
import { allDataId, ownFilter } from '../segments/saved-filters.ts';

type Create = Calls['genai/report.create'];

/** Notes a report about the people of a segment, and has a job write it. */
export const handler: Handler<Create> = async (context, { body }) => {
  const { report_name, segment = allDataId } = body;
  const given = segment === allDataId ? {} : (await ownFilter(context, segment)).filters;
  const filters = filtersFor(context, given);
  if (await isWaiting(context as CallContext)) context.fail('OneAtATime');
  const id = context.newId();
  const meta_data = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, [...values].join(', ').slice(0, 2000)]),
  );
  await context.db.insert(genaiLog).values({
    companyId: context.company,
    id,
    created_by: context.actor.id,
    report_name,
    meta_data,
    status: 'queued',
  });
  await context.jobs.send('genai/report', { company: context.company, user: context.actor.id, report: id, filters });
  context.audit({
    type: 'export',
    activity: 'GenAI report asked for',
    entity: 'genai/log',
    recordId: id,
    new: { report_name, ...meta_data },
  });
  return { status: 200, id };
};

/** One that is asked for while another is written would tell the same. */
async function isWaiting({ db, company, actor }: CallContext): Promise<boolean> {
  const mine = and(eq(genaiLog.companyId, company), eq(genaiLog.created_by, actor.id), eq(genaiLog.status, 'queued'));
  const [one] = await db.select({ id: genaiLog.id }).from(genaiLog).where(mine).limit(1);
  return one !== undefined;
}
