import { and, asc, eq, gt } from 'drizzle-orm';
import { employeeUploadRow } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { csvText, likeBefore } from '../../../../shared/csv/csv.ts';
import { raiseAlerts } from '../alert/alerts.ts';
import { changesFile } from './changes.ts';
import type { Problem } from './columns.ts';
import { changeUpload, lockUpload, type Upload } from './uploads.ts';

const atOnce = 500;
/** Otherwise it is someone else's turn by now. */
const under: Upload['state'][] = ['checking', 'running', 'undoing'];

/** The end of a check or run: the files of refused rows and of people who change are there with it. */
export async function finish(
  importer: CallContext,
  id: string,
  state: Upload['state'],
  problem?: string,
): Promise<void> {
  const upload = await lockUpload(importer, id);
  if (!upload || !under.includes(upload.state)) return;
  const isRun = state !== 'checked' && state !== 'uploaded';
  const error_file = isRun && upload.error_count > 0 ? await publishErrors(importer, upload) : null;
  const changes = upload.updated_count + upload.deactivated_count;
  const checked = state === 'checked' && changes > 0 ? await publishChanges(importer, upload) : null;
  await changeUpload(importer, id, {
    state,
    error_file,
    change_file: isRun ? upload.change_file : checked,
    stop: false,
    problem: problem ?? null,
    // Its first rows hold people who are gone.
    ...(state === 'undone' && { preview: [] }),
  });
  if (isRun && state !== 'undone') await tell(importer, upload, state === 'done');
}

/** Anyone who has left the page meanwhile. */
async function tell(importer: CallContext, upload: Upload, isDone: boolean): Promise<void> {
  const { id, file_name: file, success_count: success, error_count: errors, created_by } = upload;
  await raiseAlerts(importer, {
    company: importer.company,
    to: [created_by],
    kind: 'import',
    text: isDone ? 'people/import/told-done' : 'people/import/told-failed',
    params: isDone ? { file, success, errors } : { file },
    link: `/employees/import?upload=${id}`,
  });
}

/**
 * The rows as they were uploaded, and behind each why it was refused: corrected, it can be uploaded again. What such a
 * file said the last time is not said again.
 */
async function publishErrors(importer: CallContext, upload: Upload): Promise<string> {
  const reason = importer.text('people/import/head-reason');
  const mapped = Object.values(upload.mapping as Record<string, number>);
  const headings = (upload.headings as string[])
    .map((heading, at) => ({ heading, at }))
    .filter(({ heading, at }) => heading !== reason || mapped.includes(at));
  const pieces = [Buffer.from(csvText([[...headings.map(({ heading }) => likeBefore(heading)), reason]]))];
  for (let after = -1; ; ) {
    const rows = await refusedRows(importer, upload.id, after);
    const last = rows.at(-1);
    if (!last) break;
    after = last.row;
    // As before they were written, or each time such a file comes back there is one more apostrophe.
    const lines = rows.map(({ cells, problems }) => [
      ...headings.map(({ at }) => likeBefore((cells as string[])[at] ?? '')),
      said(problems as Problem[]),
      // What stood behind the last heading stays there.
      ...(cells as string[]).slice((upload.headings as string[]).length).map(likeBefore),
    ]);
    pieces.push(Buffer.from(csvText(lines).slice(1)));
  }
  return publish(importer, upload, Buffer.concat(pieces), { what: 'refused', own: true });
}

const publishChanges = async (importer: CallContext, upload: Upload): Promise<string> =>
  publish(importer, upload, await changesFile(importer, upload), { what: 'changes' });

/** `own`: the importer's own rows, and not what is known of people. */
async function publish(
  importer: CallContext,
  upload: Upload,
  bytes: Buffer,
  { what, own }: { what: string; own?: true },
): Promise<string> {
  const file = await importer.files.publish({
    name: `${upload.file_name.replace(/( - refused)?\.\w{1,5}$/, '')} - ${what}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes,
    gate: 'people/import/run',
    kind: 'import',
    ...(own && { own }),
  });
  return file.id;
}

const said = (problems: readonly Problem[]): string =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join(' ');

function refusedRows({ db, company }: CallContext, upload: string, after: number) {
  return db
    .select({ row: employeeUploadRow.row, cells: employeeUploadRow.cells, problems: employeeUploadRow.problems })
    .from(employeeUploadRow)
    .where(
      and(
        eq(employeeUploadRow.companyId, company),
        eq(employeeUploadRow.upload, upload),
        eq(employeeUploadRow.outcome, 'refused'),
        gt(employeeUploadRow.row, after),
      ),
    )
    .orderBy(asc(employeeUploadRow.row))
    .limit(atOnce);
}
