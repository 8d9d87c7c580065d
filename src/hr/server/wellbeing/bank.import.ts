import { eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { surveyQuestion } from '../../../generated/tables.ts';
import type { CallContext, Handler, SheetRow } from '../../../server/context.ts';
import { missingIn } from '../../rules/bank-question.ts';
import { drivers } from '../../rules/survey.ts';
import { type BankRow, bankColumns, headingOf, questionOf } from './bank-rows.ts';

type Call = Calls['wellbeing/bank.import'];
type Context = CallContext<Call['errors']>;

const mostOfDriver = constants['wellbeing/bank.mostOfDriver'];
const params = { most: mostOfDriver };
/** Rows of which is said what is wrong; with more of them the whole table is. */
const mostSaid = 20;

/** All of them or none. A question that its driver has already, in the same words, stays as it is. */
export const handler: Handler<Call> = async (context) => {
  const { db, company } = context;
  const [head, ...rows] = rowsOf(context);
  const columns = bankColumns(head?.cells ?? []);
  if (columns.missing.length > 0)
    context.fail('Columns', { params: { names: columns.missing.join(', ') }, errors: { table: [] } });
  const there = await db.select().from(surveyQuestion).where(eq(surveyQuestion.companyId, company)).for('update');
  const known = new Set(there.map(keyOf));
  const wrong: string[] = [];
  const fresh: BankRow[] = [];
  let wrongRows = 0;
  for (const { row, cells } of rows) {
    const question = questionOf(columns.read(cells));
    // A comma that was meant as one has made two cells of a text: the rest would stand in the wrong places.
    const isSplit = cells.slice(head?.cells.length).some((cell) => String(cell ?? '').trim() !== '');
    const faults = isSplit ? [context.text('wellbeing/bank-more-cells')] : faultsOf(context, question);
    wrongRows += faults.length > 0 ? 1 : 0;
    wrong.push(...faults.map((text) => context.text('wellbeing/bank-row', { row, text })));
    if (faults.length > 0 || known.has(keyOf(question))) continue;
    known.add(keyOf(question));
    fresh.push(question);
  }
  if (wrongRows > 0)
    context.fail('RowsWrong', { params: { count: wrongRows }, errors: { table: wrong.slice(0, mostSaid) } });
  const countOf = (driver: string) => [...there, ...fresh].filter((one) => one.driver === driver).length;
  if (drivers.some((driver) => countOf(driver) > mostOfDriver))
    context.fail('BankFull', { params, errors: { table: [] } });
  for (const question of fresh)
    await context.records.create('wellbeing/question', { ...question, createdBy: context.actor.id });
  return { status: 200, added: fresh.length, known: rows.length - fresh.length };
};

const keyOf = ({ driver, text }: Pick<BankRow, 'driver' | 'text'>): string =>
  `${driver}\n${String(text ?? '')
    .trim()
    .toLowerCase()}`;

function rowsOf(context: Context): SheetRow[] {
  const sheet = context.uploads?.table?.sheet;
  const found = sheet && 'rows' in sheet ? sheet.rows : [];
  if (found.length < 2 || found.length > mostOfDriver + 1) context.fail('NoTable', { params, errors: { table: [] } });
  return found;
}

/** In the sentences of the form, behind the heading of the column. */
function faultsOf(context: Context, question: BankRow): string[] {
  const faults = Object.entries(context.records.faults('wellbeing/question', { ...question }, {}));
  if (faults.length > 0) return faults.map(([path, [text]]) => `${headingOf(path)}: ${text}`);
  const missing = missingIn(question.type as Parameters<typeof missingIn>[0], question);
  return missing.map((name) => `${headingOf(name)}: ${context.text('shell/mandatory-fields')}`);
}
