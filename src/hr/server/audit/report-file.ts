import { and, eq, notInArray } from 'drizzle-orm';
import { download } from '../../../generated/tables.ts';
import type { CallContext, JobContext } from '../../../server/context.ts';
import { xlsx } from '../touchpoints/report.sheets.ts';

/** The row of the download logs that a job makes the file of. */
interface Asked {
  company: string;
  download: string;
}

type File = Pick<Parameters<CallContext['files']['publish']>[0], 'name' | 'gate' | 'kind'> & {
  done: number;
  /** What its owner could see when it was read. */
  sight: string;
  /** A workbook, unless it says something else. */
  type?: string;
};

const rowOf = ({ company, download: id }: Asked) => and(eq(download.companyId, company), eq(download.id, id));

/**
 * File and row in one transaction: a job that runs a second time finds the row ready and makes no second file. Null where
 * its owner may see other things by now than when it was read.
 */
export async function publishReport(
  { db, files }: CallContext,
  asked: Asked,
  { done, sight, ...file }: File,
  bytes: Uint8Array,
): Promise<true | null> {
  const [row] = await db.select({ status: download.status }).from(download).where(rowOf(asked)).for('update');
  if (!row || row.status === 'ready' || row.status === 'cancelled') return true;
  if (files.sight() !== sight) return null;
  const { id } = await files.publish({ type: xlsx, ...file, bytes });
  await db.update(download).set({ status: 'ready', done, file: id }).where(rowOf(asked));
  return true;
}

/** What the waiting person sees; a report that is ready, or called off, stays so. */
export async function noteReport(
  context: JobContext,
  asked: Asked,
  values: { status: 'running' | 'failed'; done?: number },
): Promise<void> {
  await context.inCompany(asked.company, (db) =>
    db
      .update(download)
      .set(values)
      .where(and(rowOf(asked), notInArray(download.status, ['ready', 'cancelled']))),
  );
}
