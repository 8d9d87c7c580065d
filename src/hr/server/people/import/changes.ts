import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { employeeUploadRow, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { csvText } from '../../../../shared/csv/csv.ts';
import { columns, type Values } from './columns.ts';
import type { Upload } from './uploads.ts';

interface Change {
  column: string;
  before: string;
  after: string;
}

interface Changing {
  id: string;
  row: number;
  person: string | null;
  employee_id: string | null;
  changes: Change[];
}

const outcomes: ('changed' | 'deactivated')[] = ['changed', 'deactivated'];
const atOnce = 500;

export const ofChanging = ({ company }: CallContext, upload: string) =>
  and(
    eq(employeeUploadRow.companyId, company),
    eq(employeeUploadRow.upload, upload),
    inArray(employeeUploadRow.outcome, outcomes),
  );

interface Part {
  limit: number;
  offset?: number;
  /** The last one of the part before. */
  after?: Pick<Changing, 'row' | 'id'>;
}

/** Who changes, in the order of the file; those whom it does not name come first. Read only by who may see people. */
export async function changing(
  context: CallContext,
  upload: Upload,
  { limit, offset = 0, after }: Part,
): Promise<Changing[]> {
  const mayName = context.explain('people/user/list')?.allowed === true;
  const { row, id } = employeeUploadRow;
  const further = after && or(gt(row, after.row), and(eq(row, after.row), gt(id, after.id)));
  const rows = await context.db
    .select({
      id,
      row,
      before: employeeUploadRow.before,
      after: employeeUploadRow.after,
      person: userProfile.display_name,
      employee_id: userProfile.employee_id,
    })
    .from(employeeUploadRow)
    .leftJoin(
      userProfile,
      and(eq(userProfile.companyId, employeeUploadRow.companyId), sql`${userProfile.id} = ${employeeUploadRow.person}`),
    )
    .where(and(ofChanging(context, upload.id), further))
    .orderBy(asc(row), asc(id))
    .limit(limit)
    .offset(offset);
  return rows.map((found) => ({
    id: found.id,
    row: found.row,
    person: mayName ? found.person : null,
    employee_id: mayName ? found.employee_id : null,
    changes: changesOf(upload, found.before as Values, found.after as Values),
  }));
}

/** As the file has it: under its headings, dates in its format. */
function changesOf(
  { mapping, headings, mapping_date_format: format }: Upload,
  before: Values,
  after: Values,
): Change[] {
  const said = (value: unknown, kind: string | undefined) => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return kind === 'date' && format ? written(String(value), format) : String(value);
  };
  return columns
    .filter(({ value }) => value in after)
    .map(({ value, label, kind }) => {
      const at = (mapping as Record<string, number>)[value];
      const column = (at === undefined ? '' : (headings as string[])[at]) || label;
      return { column, before: said(before[value], kind), after: said(after[value], kind) };
    });
}

function written(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/** One line for each value that changes. */
export async function changesFile(context: CallContext, upload: Upload): Promise<Buffer> {
  const heads = ['head-row', 'head-person', 'head-id', 'head-column', 'head-before', 'head-after'] as const;
  const pieces = [Buffer.from(csvText([heads.map((head) => context.text(`people/import/${head}`))]))];
  for (let after: Changing | undefined; ; ) {
    const part: Changing[] = await changing(context, upload, { limit: atOnce, after });
    after = part.at(-1);
    if (!after) return Buffer.concat(pieces);
    const lines = part.flatMap(({ row, person, employee_id, changes }) =>
      changes.map((change) => [
        row === 0 ? context.text('people/import/not-in-file') : String(row),
        person ?? '',
        employee_id ?? '',
        change.column,
        change.before,
        change.after,
      ]),
    );
    // Without the mark that a file begins with.
    pieces.push(Buffer.from(csvText(lines).slice(1)));
  }
}
