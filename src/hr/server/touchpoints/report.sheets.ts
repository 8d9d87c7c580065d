import { constants, optionValues } from '../../../generated/options.ts';
import type { SheetCell, WrittenSheet } from '../../../server/context.ts';
import { triggerTime } from '../../rules/trigger-time.ts';
import type { ReportedStage } from './report.query.ts';

export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const words = {
  unitWords: constants['touchpoints/stage.unitWords'],
  joiningDay: constants['touchpoints/stage.joiningDay'],
};
/** In the place of a number that would tell of too few people. */
const hidden = '–';
const [touchpoints, questions] = constants['touchpoints/report.sheets'];

/** The report as a workbook of two sheets. */
export const reportSheets = (stages: readonly ReportedStage[]): WrittenSheet[] => [
  {
    name: touchpoints,
    headings: constants['touchpoints/report.touchpointColumns'],
    rows: stages.map(stageRow),
    widths: [6, 36, 18, 12, 30, 10, 10, 16],
  },
  {
    name: questions,
    headings: constants['touchpoints/report.questionColumns'],
    rows: stages.flatMap(questionRows),
    widths: [6, 36, 12, 60, 14, 10, 20, 50, 14],
  },
];

function stageRow(stage: ReportedStage, index: number): SheetCell[] {
  const when = triggerTime(stage.triggerTimeDuration, stage.triggerTimeUnit, words);
  const state = wordOf(
    optionValues['touchpoints/stage.statuses'],
    constants['touchpoints/report.statusWords'],
    stage.status,
  );
  return [
    index + 1,
    stage.title,
    when,
    state,
    stage.chatFromUser,
    stage.questions.length,
    stage.chats,
    stage.completed,
  ];
}

function questionRows(stage: ReportedStage, index: number): SheetCell[][] {
  return stage.questions.map((question, place) => {
    const kind = wordOf(
      optionValues['touchpoints/stage.questionTypes'],
      constants['touchpoints/report.kindWords'],
      question.type,
    );
    const replies = question.replies.map(([title, times]) => `${title}: ${times ?? hidden}`).join('; ');
    return [
      index + 1,
      stage.title,
      place + 1,
      question.text,
      kind,
      question.answers,
      question.average,
      replies || null,
      question.countedOn,
    ];
  });
}

function wordOf(values: readonly string[], said: readonly string[], value: string): string {
  return said[values.indexOf(value)] ?? value;
}
