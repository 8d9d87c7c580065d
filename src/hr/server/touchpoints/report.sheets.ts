import { constants, optionValues } from '../../../generated/options.ts';
import { triggerTime } from '../../rules/trigger-time.ts';
import type { ReportedStage } from './report.query.ts';

export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Cell = string | number | null;

const words = {
  unitWords: constants['touchpoints/stage.unitWords'],
  joiningDay: constants['touchpoints/stage.joiningDay'],
};
/** In the place of a number that would tell of too few people. */
const hidden = '–';
const [touchpoints, questions] = constants['touchpoints/report.sheets'];

/** The report as a workbook of two sheets. */
export async function reportFile(stages: readonly ReportedStage[]): Promise<Uint8Array> {
  // Not at every start of the server, but for whoever exports first.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile([
    sheet(
      touchpoints,
      constants['touchpoints/report.touchpointColumns'],
      stages.map(stageRow),
      [6, 36, 18, 12, 30, 10, 10, 16],
    ),
    sheet(
      questions,
      constants['touchpoints/report.questionColumns'],
      stages.flatMap(questionRows),
      [6, 36, 12, 60, 14, 10, 20, 50, 14],
    ),
  ]).toBuffer();
}

function sheet(name: string, headings: readonly string[], rows: readonly Cell[][], widths: readonly number[]) {
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  return {
    sheet: name,
    data: [head, ...rows.map((row) => row.map(plain))],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  };
}

function stageRow(stage: ReportedStage, index: number): Cell[] {
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

function questionRows(stage: ReportedStage, index: number): Cell[][] {
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

/** Text cells are never formulas; characters that XML cannot hold would make the whole file unreadable. */
function plain(cell: Cell): Cell {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return typeof cell === 'string' ? cell.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '') : cell;
}
