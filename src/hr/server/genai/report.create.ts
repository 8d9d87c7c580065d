import { and, eq, inArray } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { genaiLog } from '../../../generated/tables.ts';
import { type CallContext, type Handler, lock } from '../../../server/context.ts';
import { aboutOf } from './about.ts';
import { filtersOfSegment, toSend } from './to-send.ts';

type Create = Calls['genai/report.create'];

/** Notes a report about the people of a segment, and has a job write it. */
export const handler: Handler<Create> = async (context, { body }) => {
  const { report_name, segment, confirmed } = body;
  const filters = await filtersOfSegment(context, segment);
  await lock(context.db, `genai report ${context.actor.id}`);
  if (await isWaiting(context as CallContext)) context.fail('OneAtATime');
  const shown = confirmed === undefined ? undefined : await toSend(context, filters);
  if (shown && shown.print !== confirmed) context.fail('TextChanged');
  const id = context.newId();
  const meta_data = Object.fromEntries(
    Object.entries(aboutOf(context, filters)).map(([name, values]) => [name, values.slice(0, 2000)]),
  );
  await context.db.insert(genaiLog).values({
    companyId: context.company,
    id,
    created_by: context.actor.id,
    report_name,
    meta_data,
    status: 'queued',
    ...(shown && { openai_model: context.genai?.model }),
  });
  await context.jobs.send('genai/report', {
    company: context.company,
    user: context.actor.id,
    report: id,
    filters,
    ...(shown && { sent: shown.sent as { words: string[]; drivers: { driver: string; average: number }[] } }),
  });
  context.audit({
    type: 'export',
    activity: shown ? 'GenAI report asked for, with what a service outside makes of it' : 'GenAI report asked for',
    entity: 'genai/log',
    recordId: id,
    new: { report_name, ...meta_data, ...(shown && { service: context.genai?.host, print: shown.print }) },
  });
  return { status: 200, id };
};

/** One that is asked for while another is written would tell the same. */
async function isWaiting({ db, company, actor }: CallContext): Promise<boolean> {
  const mine = and(
    eq(genaiLog.companyId, company),
    eq(genaiLog.created_by, actor.id),
    inArray(genaiLog.status, ['queued', 'running']),
  );
  const [one] = await db.select({ id: genaiLog.id }).from(genaiLog).where(mine).limit(1);
  return one !== undefined;
}
