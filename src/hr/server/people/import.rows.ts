import { and, asc, count, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { employeeUploadRow } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import type { Problem } from './import/columns.ts';
import { findUpload } from './import/uploads.ts';

/** The rows that an import leaves out, with what is wrong with each. */
export const importRows: Handler<Calls['people/import.rows']> = async (context, { params, query }) => {
  await findUpload(context, params.id, { own: true });
  const { page_limit: limit = 20, outcome = 'refused' } = query;
  const page = Math.max(1, query.page_offset ?? 1);
  const where = and(
    eq(employeeUploadRow.companyId, context.company),
    eq(employeeUploadRow.upload, params.id),
    eq(employeeUploadRow.outcome, outcome),
  );
  const [all] = await context.db.select({ count: count() }).from(employeeUploadRow).where(where);
  const rows = await context.db
    .select({ row: employeeUploadRow.row, problems: employeeUploadRow.problems })
    .from(employeeUploadRow)
    .where(where)
    .orderBy(asc(employeeUploadRow.row))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    count: all?.count ?? 0,
    results: rows.map(({ row, problems }) => ({ row, problems: problems as Problem[] })),
  };
};
