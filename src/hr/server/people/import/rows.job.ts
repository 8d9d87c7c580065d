import { and, eq, lt, ne } from 'drizzle-orm';
import type { Jobs } from '../../../../generated/jobs.ts';
import { constants } from '../../../../generated/options.ts';
import { employeeUpload, employeeUploadRow } from '../../../../generated/tables.ts';
import type { JobHandler } from '../../../../server/context.ts';

/** What could be undone, the rows that were refused and the first ones are personal data: they go with the files. */
export const job: JobHandler<Jobs['people/import/rows']> = async (context) => {
  const before = new Date(context.now.getTime() - constants['audit/upload.keepDays'] * 86_400_000);
  await context.inSystem(async (db) => {
    const old = await db
      .select({ id: employeeUpload.id, company: employeeUpload.companyId })
      .from(employeeUpload)
      .where(and(lt(employeeUpload.createdAt, before)));
    for (const { id, company } of old) {
      const ofIt = and(eq(employeeUploadRow.companyId, company), eq(employeeUploadRow.upload, id));
      await db.delete(employeeUploadRow).where(ofIt);
      await db
        .update(employeeUpload)
        .set({ preview: [] })
        .where(and(eq(employeeUpload.companyId, company), eq(employeeUpload.id, id), ne(employeeUpload.preview, [])));
    }
  });
};
