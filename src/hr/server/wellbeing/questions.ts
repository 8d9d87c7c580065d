import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { optionDetails } from '../../../generated/options.ts';
import { surveyQuestion } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { contentOf } from '../../rules/bank-question.ts';
import type { Driver } from '../../rules/survey.ts';

export type ByDriver = Calls['wellbeing/question.list']['answer']['results'];
type Told = ByDriver[Driver][number];
type Row = typeof surveyQuestion.$inferSelect;

const bank = new Map<string, number>(optionDetails['wellbeing/bank.questions'].map(({ value }, at) => [value, at]));
/** All that a company begins with was written in the same moment: what is not asked stands as the bank has it. */
const placeOf = ({ position, source }: Row): number =>
  position === null ? 100_001 + (bank.get(source ?? '') ?? bank.size) : position;

/** Questions of the company's bank that a condition keeps, by driver, in the order in which they are asked or were written. */
export async function questionsByDriver({ db, company }: CallContext, condition?: SQL): Promise<ByDriver> {
  const rows = await db
    .select()
    .from(surveyQuestion)
    .where(and(eq(surveyQuestion.companyId, company), condition))
    .orderBy(asc(surveyQuestion.createdAt), asc(surveyQuestion.id));
  const found: ByDriver = { mental: [], physical: [], purposefulness: [], social: [] };
  for (const row of rows.sort((one, other) => placeOf(one) - placeOf(other))) found[row.driver].push(toldQuestion(row));
  return found;
}

export const inSurvey = isNotNull(surveyQuestion.interaction_id);

/** A number that stands for which questions the survey asks, as If-Match takes it: another choice has another one. */
export function versionOfChoice(ids: readonly string[]): number {
  const print = createHash('sha256')
    .update([...ids].sort().join())
    .digest();
  return print.readUInt32BE() % 1_000_000_000;
}

function toldQuestion(row: Row): Told {
  return {
    id: row.id,
    question_id: row.id,
    interaction_id: row.interaction_id,
    driver: row.driver,
    sub_driver: row.sub_driver,
    type: row.type,
    enabled: row.enabled,
    used: row.interaction_id !== null,
    response_required: row.response_required,
    createdBy: row.createdBy,
    questions: [askedOf(row)],
  };
}

/** A question as it is asked: with the words of its scale. */
function askedOf(row: Row): Told['questions'][number] {
  const { scale, ...content } = contentOf(row.type, row);
  const titles = optionDetails['wellbeing/survey.scales'].find(({ value }) => value === scale)?.titles ?? [];
  const steps = titles.map((title, at) => ({ title, value: at + 1, postback: title }));
  return { text: row.text, ...(content as object), ...(steps.length > 0 && { scale: steps }) };
}
