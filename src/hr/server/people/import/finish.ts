import { and, asc, eq, gt } from 'drizzle-orm';
import { employeeUploadRow } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { csvText } from '../../../../shared/csv/csv.ts';
import { raiseAlerts } from '../alerts.ts';
import { lockUpload } from './chunk.ts';
import type { Problem } from './columns.ts';
import { changeUpload, type Upload } from './uploads.ts';

const atOnce = 2000;
/** Otherwise it is somebody else's turn by now. */
const under: Upload['state'][] = ['checking', 'running', 'undoing'];

/** The end of a check or run: the file of refused rows is there with it. */
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
  await changeUpload(importer, id, { state, error_file, stop: false, problem: problem ?? null });
  if (isRun && state !== 'undone') await tell(importer, upload, state === 'done');
}

/** Whoever has left the page meanwhile. */
async function tell(importer: CallContext, upload: Upload, isDone: boolean): Promise<void> {
  const { id, file_name: file, success_count: success, error_count: errors, created_by } = upload;
  await raiseAlerts(importer, {
    company: importer.company,
    to: [created_by],
    kind: 'import',
    text: isDone ? 'people/import.told-done' : 'people/import.told-failed',
    params: isDone ? { file, success, errors } : { file },
    link: `/employees/import?upload=${id}`,
  });
}

/** The rows as they were uploaded, and behind each why it was refused: corrected, it can be uploaded again. */
async function publishErrors(importer: CallContext, upload: Upload): Promise<string> {
  const headings = upload.headings as string[];
  const pieces = [csvText([[...headings, importer.text('people/import.head-reason')]])];
  for (let after = -1; ; ) {
    const rows = await refusedRows(importer, upload.id, after);
    const last = rows.at(-1);
    if (!last) break;
    after = last.row;
    const lines = rows.map(({ cells, problems }) => [
      ...headings.map((_, at) => (cells as string[])[at] ?? ''),
      said(problems as Problem[]),
    ]);
    pieces.push(csvText(lines).slice(1));
  }
  const name = `${upload.file_name.replace(/\.\w{1,5}$/, '')} - refused.csv`;
  const bytes = Buffer.from(pieces.join(''));
  const file = await importer.files.publish({
    name,
    type: 'text/csv; charset=utf-8',
    bytes,
    gate: 'people/import.run',
    kind: 'import',
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
