import { download } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { reportState } from '../touchpoints/report.read.ts';

interface Begun {
  /** What the download logs call it. */
  report: string;
  type: typeof download.$inferSelect.type;
  /** Steps of the job. */
  total?: number;
  /** Has the job begin that makes the file of this download. */
  send(download: string): Promise<unknown>;
}

/** Notes a download, has a job make the file, and waits for it for a while; later it stands in the download logs. */
export async function beginReport(
  context: CallContext<'ReportFailed'>,
  { report, type, total = 1, send }: Begun,
): Promise<{ status: 202; state: 'queued'; done: 0; total: number; download: string }> {
  const id = context.newId();
  await context.db.insert(download).values({
    companyId: context.company,
    id,
    user: context.actor.id,
    report_name: report,
    type,
    status: 'queued',
    done: 0,
    total,
  });
  await send(id);
  context.answerLater?.(async (later) => {
    const state = await reportState(later, id, type);
    return state.status === 200 ? state : undefined;
  });
  context.status(202);
  return { status: 202, state: 'queued', done: 0, total, download: id };
}
