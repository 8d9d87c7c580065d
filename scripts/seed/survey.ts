import { firstQuestions, firstSurvey } from '../../src/hr/server/wellbeing/bank.ts';
import type { Row } from './bulk.ts';
import { idOf } from './random.ts';

/** A survey that nobody has set up, with the bank that every company begins with. */
export function surveyRows(slug: string, company: string): { surveys: Row[]; questions: Row[] } {
  const questions = firstQuestions.map((one) => ({ id: idOf(slug, 'survey-question', String(one.source)), ...one }));
  return { surveys: [{ id: company, ...firstSurvey }], questions };
}
