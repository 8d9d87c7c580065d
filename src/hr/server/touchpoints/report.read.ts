import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { download } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';

type Read = Calls['touchpoints/report.read'];

/** How far one's own report is; with its link as soon as it is there. */
export const handler: Handler<Read> = (context, { params }) => reportState(context, params.download);

export async function reportState(
  context: CallContext<Read['errors']>,
  id: string,
  type: typeof download.$inferSelect.type = 'touchpoint',
): Promise<Read['answer']> {
  const [row] = await context.db
    .select()
    .from(download)
    .where(
      and(
        eq(download.id, id),
        eq(download.user, context.actor.id),
        eq(download.type, type),
        context.visible('audit/download'),
      ),
    );
  if (!row) return context.notFound();
  if (row.status === 'failed' || row.status === 'cancelled') return context.fail('ReportFailed');
  if (row.status !== 'ready' || !row.file) {
    context.status(202);
    return { status: 202, state: row.status, done: row.done, total: row.total, download: id };
  }
  context.status(200);
  return { status: 200, report_url: await context.files.link(row.file), download: id };
}
