import type { Calls } from '../../../generated/calls.ts';
import { constants, optionLabels } from '../../../generated/options.ts';
import type { CallContext, Handler, SheetCell, WrittenSheet } from '../../../server/context.ts';
import { keepDownload } from '../audit/keep-download.ts';
import { answersTo, type QuestionType } from '../touchpoints/report.answers.ts';
import { xlsx } from '../touchpoints/report.sheets.ts';
import { fixedFigures } from './fixed-figures.ts';

type Download = Calls['exit/report.download'];

interface Survey {
  questions: { id: string; fixed?: string; text: string; type: QuestionType }[];
  reminders: {
    after: number;
    to: 'both' | 'no_response' | 'partial_response';
  }[];
}

const [yes, no, email] = constants['exit/words'];
/** In the place of a number that would tell of too few people. */
const hidden = '–';

/** One survey has a handful of questions: its report is made while the person waits. */
export const handler: Handler<Download> = async (context, { params, body }) => {
  const record = await context.records.read('touchpoints/stage', params.id);
  if (record.stageType !== 'postExit') return context.notFound();
  const survey = record as unknown as Survey;
  const sheet = body.report_type === 'questions' ? await questionSheet(context, survey) : reminderSheet(survey);
  const name = `exit-${body.report_type}-${context.now.toISOString().slice(0, 10)}.xlsx`;
  const bytes = await context.sheets.write([sheet]);
  const message = await keepDownload(context, {
    report: sheet.name,
    type: 'exit_dashboard',
    name,
    mime: xlsx,
    bytes,
    gate: 'exit/download',
  });
  return { status: 200, message };
};

async function questionSheet(context: CallContext, { questions }: Survey): Promise<WrittenSheet> {
  const ofDashboard = await fixedFigures(context);
  const isElsewhere = (fixed?: string) => fixed !== undefined && ofDashboard.has(fixed);
  const answers = await answersTo(
    context,
    questions.filter(({ fixed }) => !isElsewhere(fixed)),
  );
  return {
    name: optionLabels['exit/reports'].questions,
    headings: constants['exit/questionColumns'],
    rows: questions.map(({ id, fixed, text, type }, at): SheetCell[] => {
      const {
        answers: given = 0,
        average = null,
        replies = [],
        countedOn = null,
      } = ofDashboard.get(fixed ?? '') ?? answers.get(id) ?? {};
      const chosen = replies.map(([title, times]) => `${title}: ${times ?? hidden}`).join('; ');
      const kind = optionLabels['touchpoints/stage.questionTypes'][type];
      return [at + 1, text, kind, fixed ? yes : no, given, average, chosen || null, countedOn];
    }),
    widths: [6, 60, 16, 8, 10, 20, 60, 14],
  };
}

const reminderSheet = ({ reminders }: Survey): WrittenSheet => ({
  name: optionLabels['exit/reports'].reminders,
  headings: constants['exit/reminderColumns'],
  rows: reminders.map(({ after, to }, at): SheetCell[] => [
    at + 1,
    optionLabels['exit/reminderAudiences'][to],
    after,
    email,
  ]),
  widths: [6, 30, 24, 20],
});
