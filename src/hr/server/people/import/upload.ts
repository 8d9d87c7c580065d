import { and, desc, eq, sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { employeeUpload } from '../../../../generated/tables.ts';
import type { CallContext, Handler, UploadedFile } from '../../../../server/context.ts';
import { guessColumns } from '../../../rules/import-values.ts';
import { columns } from './columns.ts';
import { problemText } from './problems.ts';
import { partsOf } from './sheet-parts.ts';
import { computedOf, findUpload } from './uploads.ts';

type Upload = Calls['people/import/upload'];

/** Keeps the file and says what stands at its head; nobody is changed yet. */
export const handler: Handler<Upload> = async (context) => {
  const file = context.uploads?.file;
  if (!file)
    return context.fail('Unreadable', {
      params: { reason: context.text('people/import/problem-empty') },
      errors: { file: [] },
    });
  const head = read(context, file);
  const { id: user_data_file } = await context.files.publish({
    name: file.name.slice(0, 200),
    type: head.kind === 'xlsx' ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv',
    bytes: file.bytes,
    gate: 'people/import/run',
    kind: 'import',
    own: true,
  });
  const id = context.newId();
  const { kind, encoding, headings, preview } = head;
  await context.db.insert(employeeUpload).values({
    companyId: context.company,
    id,
    createdAt: context.now,
    created_by: context.actor.id,
    file_name: file.name.slice(0, 200),
    kind,
    encoding,
    headings,
    preview,
    mapping: guessColumns(headings, columns, await remembered(context)),
    user_data_file,
  });
  context.audit({
    type: 'user',
    activity: 'upload',
    entity: 'audit/upload',
    recordId: id,
    new: { file_name: file.name },
  });
  context.status(201);
  const kept = await findUpload(context, id);
  const { said: problem, ...computed } = computedOf(context, kept);
  return told(context, { ...kept, ...computed, problem });
};

/** What of an upload the call declares. */
const told = ({ call }: CallContext, values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(call.answers?.[201]?.properties ?? {}).map((name) => [name, values[name]]),
  ) as unknown as Upload['answer'];

function read(context: CallContext<Upload['errors']>, { name, sheet }: UploadedFile) {
  const refuse = (problem: string) => {
    const reason = context.text('people/import/problem-of', { file: name.slice(0, 200), problem });
    return context.fail('Unreadable', { params: { reason }, errors: { file: [] } });
  };
  if (!sheet || 'problem' in sheet) return refuse(problemText(context, sheet ?? { problem: 'not-a-table' }));
  const head = partsOf(sheet);
  const isMisnamed = sheet.kind === 'csv' && /\.xlsx$/i.test(name);
  if (head.preview.length === 0)
    return refuse(context.text(isMisnamed ? 'people/import/problem-not-a-table' : 'people/import/no-rows'));
  return { kind: sheet.kind, encoding: sheet.encoding ?? null, ...head };
}

/** Which heading was what in the file that was checked last. */
async function remembered({ db, company }: CallContext): Promise<Record<string, string>> {
  const [last] = await db
    .select({ headings: employeeUpload.headings, mapping: employeeUpload.mapping })
    .from(employeeUpload)
    .where(and(eq(employeeUpload.companyId, company), sql`${employeeUpload.mapping_date_format} is not null`))
    .orderBy(desc(employeeUpload.createdAt))
    .limit(1);
  const headings = (last?.headings ?? []) as string[];
  const pairs = Object.entries((last?.mapping ?? {}) as Record<string, number>);
  return Object.fromEntries(pairs.map(([property, at]) => [headings[at] ?? '', property]));
}
