import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { stage } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { beginReport } from '../audit/begin-report.ts';

type Export = Calls['touchpoints/stage.export'];

export const handler: Handler<Export> = async (context, { body }) => {
  const stages = await chosen(context, body);
  if (stages.length === 0) context.fail('NothingSelected');
  const { company, actor } = context;
  return beginReport(context, {
    report: context.text('touchpoints/export.touchpoints'),
    type: 'touchpoint',
    total: stages.length,
    send: (download) => context.jobs.send('touchpoints/report', { company, user: actor.id, download, stages }),
  });
};

/** Ids in the touchpoints' order. All or nothing: an id that is not there is not passed over in silence. */
async function chosen(context: CallContext<Export['errors']>, body: Export['body']): Promise<string[]> {
  if (body.all) return allFound(context, body.raw_search_string);
  const asked = typeof body.stages === 'string' ? body.stages.split(',') : (body.stages ?? []);
  const ids = [...new Set(asked.filter(Boolean).map((id) => id.toLowerCase()))];
  if (ids.length === 0) return [];
  if (!ids.every((id) => uuid.test(id))) context.notFound();
  const rows = await context.db
    .select({ id: stage.id })
    .from(stage)
    .where(
      and(
        inArray(stage.id, ids),
        eq(stage.stageType, 'lifecycle'),
        ne(stage.status, 'deleted'),
        context.visible('touchpoints/stage'),
      ),
    )
    .orderBy(stage.position);
  return rows.length === ids.length ? rows.map(({ id }) => id) : context.notFound();
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Everything that the search finds, however many pages that is. */
async function allFound(context: CallContext<Export['errors']>, search: string | undefined): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await context.records.list('touchpoints/stage', {
      page,
      limit: 1000,
      search: search || undefined,
      where: { stageType: 'lifecycle' },
      returns: ['id'],
    });
    ids.push(...rows.map(({ id }) => String(id)));
    if (rows.length === 0 || ids.length >= total) return ids;
  }
}
