import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { employeeUpload } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import type { Upload } from './uploads.ts';

const most = constants['people/import/mostAtWork'];
const atWork: Upload['state'][] = ['checking', 'running', 'undoing'];

/** Each file that is worked on keeps a job and the database busy for a minute: a company has a few of them at a time. */
export async function refuseTooMany(context: CallContext<'Busy'>, id: string): Promise<void> {
  const { db, company } = context;
  // One question after another: of two that ask at once both would be let in.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import/${company}`}, 0))`);
  const [found] = await db
    .select({ others: count() })
    .from(employeeUpload)
    .where(
      and(eq(employeeUpload.companyId, company), inArray(employeeUpload.state, atWork), ne(employeeUpload.id, id)),
    );
  if ((found?.others ?? 0) >= most) context.fail('Busy', { params: { most }, headers: { 'retry-after': '30' } });
}
