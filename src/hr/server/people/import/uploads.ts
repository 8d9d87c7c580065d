import { and, eq, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { employeeUpload, employeeUploadRow } from '../../../../generated/tables.ts';
import type { CallContext, Database } from '../../../../server/context.ts';
import { Ended } from './ended.ts';

export type Upload = typeof employeeUpload.$inferSelect;

type Who = Pick<CallContext, 'company'> & { db: Database };

/** One's own; anyone who sees every employee sees what the others have uploaded, too. */
export async function findUpload(
  context: CallContext,
  id: string,
  asked: { own?: boolean; lock?: boolean } = {},
): Promise<Upload> {
  const query = context.db
    .select()
    .from(employeeUpload)
    .where(and(eq(employeeUpload.companyId, context.company), eq(employeeUpload.id, id)));
  const [row] = await (asked.lock ? query.for('update') : query);
  const isOwn = row?.created_by === context.actor.id;
  if (!row || !(isOwn || (!asked.own && context.actor.scope === null))) return context.notFound();
  return row;
}

export async function changeUpload({ db, company }: Who, id: string, values: Partial<Upload>): Promise<void> {
  await db
    .update(employeeUpload)
    .set({ ...values, version: sql`${employeeUpload.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(employeeUpload.companyId, company), eq(employeeUpload.id, id)));
}

/** Rows of an earlier pass, some thousand at a time; answers how many. */
export async function forgetRows({ db, company }: Who, id: string): Promise<number> {
  const gone = await db.execute(sql`
    delete from ${employeeUploadRow} where company_id = ${company} and id in (
      select id from ${employeeUploadRow} where company_id = ${company} and upload_id = ${id} limit 2000) returning 1`);
  return (gone as unknown as { rows: unknown[] }).rows.length;
}

export const stateOf = (rehearsal: boolean): 'checking' | 'running' => (rehearsal ? 'checking' : 'running');

/** Undoing, and the rows that it needs, are there for some days. */
export const isRecent = ({ createdAt }: Upload, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < constants['audit/upload.keepDays'] * 86_400_000;

/** So many that a person has to say the number. */
export const needsConfirmation = ({ deactivated_count: gone, active_count: active }: Upload): boolean =>
  gone > 0 && gone * 100 > active * constants['people/import/mostDeactivated'];

/** Not only add people. */
export const mayChange = (context: CallContext): boolean => context.explain('people/import/change')?.allowed === true;

/** Who may only add people takes back what they have added themselves, and nothing else. */
export const mayUndo = (context: CallContext, upload: Upload): boolean =>
  mayChange(context) ||
  (upload.created_by === context.actor.id && upload.updated_count + upload.deactivated_count === 0);

/** What of an import is not stored as it is told. */
export function computedOf(context: CallContext, upload: Upload) {
  const isOwn = upload.created_by === context.actor.id;
  const isOver = ['done', 'cancelled', 'failed'].includes(upload.state);
  return {
    // A key where nobody was there in whose language it could have been said.
    said: upload.problem?.startsWith('people/') ? context.text(upload.problem) : upload.problem,
    confirm: needsConfirmation(upload),
    has_original: isOwn && upload.user_data_file !== null,
    has_errors: isOwn && upload.error_file !== null,
    has_changes: isOwn && upload.change_file !== null,
    can_undo:
      isOver &&
      upload.success_count + upload.deactivated_count > 0 &&
      isRecent(upload, context.now) &&
      mayUndo(context, upload),
  };
}

export async function lockUpload({ db, company }: CallContext, id: string): Promise<Upload | undefined> {
  const [row] = await db
    .select()
    .from(employeeUpload)
    .where(and(eq(employeeUpload.companyId, company), eq(employeeUpload.id, id)))
    .for('update');
  return row;
}

/** What was confirmed is what runs: people may have changed since the check. */
export function refuseMore(upload: Upload, deactivated_count: number): void {
  if (deactivated_count > upload.confirmed && needsConfirmation({ ...upload, deactivated_count }))
    throw new Ended('many');
}
