import { and, asc, count, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { employeeUploadRow } from '../../../../generated/tables.ts';
import type { Handler } from '../../../../server/context.ts';
import { changing, ofChanging } from './changes.ts';
import type { Problem } from './columns.ts';
import { findUpload } from './uploads.ts';

/** The rows that an import leaves out, with what is wrong with each; or who changes, with the old and the new values. */
export const handler: Handler<Calls['people/import/rows']> = async (context, { params, query }) => {
  const upload = await findUpload(context, params.id, { own: true });
  const { page_limit: limit = 20, outcome = 'refused' } = query;
  const offset = (Math.max(1, query.page_offset ?? 1) - 1) * limit;
  const isChange = outcome === 'changed';
  const where = isChange
    ? ofChanging(context, upload.id)
    : and(
        eq(employeeUploadRow.companyId, context.company),
        eq(employeeUploadRow.upload, upload.id),
        eq(employeeUploadRow.outcome, outcome),
      );
  const [all] = await context.db.select({ count: count() }).from(employeeUploadRow).where(where);
  if (isChange) {
    const results = await changing(context, upload, { limit, offset });
    return { count: all?.count ?? 0, results: results.map(({ id: _, ...one }) => ({ ...one, problems: [] })) };
  }
  const rows = await context.db
    .select({ row: employeeUploadRow.row, problems: employeeUploadRow.problems })
    .from(employeeUploadRow)
    .where(where)
    .orderBy(asc(employeeUploadRow.row))
    .limit(limit)
    .offset(offset);
  return {
    count: all?.count ?? 0,
    results: rows.map(({ row, problems }) => ({
      row,
      person: null,
      employee_id: null,
      problems: problems as Problem[],
      changes: [],
    })),
  };
};
