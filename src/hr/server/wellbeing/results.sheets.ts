import { constants, optionLabels } from '../../../generated/options.ts';
import type { SheetCell, WrittenSheet } from '../../../server/context.ts';
import { drivers } from '../../rules/survey.ts';
import type { Board } from './board.ts';

/** In the place of a figure that would tell of too few people. */
const hidden = '–';
const told = (figure: number | null | undefined): SheetCell => figure ?? hidden;
const driverLabels = optionLabels['wellbeing/survey.drivers'];

/** What the screen shows, and the groups of every field. */
export interface ReportedBoard extends Board {
  group: string;
  split: { field: string; segments: Board['segments'] }[];
}

export function resultSheets(board: ReportedBoard): WrittenSheet[] {
  const [summary, scores, groups, trend, comments] = constants['wellbeing/results.sheets'];
  const driverNames = drivers.map((driver) => driverLabels[driver]);
  return [
    {
      name: summary,
      headings: constants['wellbeing/results.summaryColumns'],
      rows: summaryRows(board),
      widths: [30, 40],
    },
    {
      name: scores,
      headings: constants['wellbeing/results.driverColumns'],
      rows: scoreRows(board),
      widths: [20, 30, 10, 22],
    },
    {
      name: groups,
      headings: [...constants['wellbeing/results.groupColumns'], ...driverNames],
      rows: board.split.flatMap(({ field, segments }) =>
        segments.map((one) => [
          field,
          one.name,
          told(one.respondents),
          told(one.rate),
          told(one.score),
          ...drivers.map((driver) => told(one[driver])),
        ]),
      ),
      widths: [20, 40, 10, 24, 10],
    },
    {
      name: trend,
      headings: constants['wellbeing/results.trendColumns'],
      rows: board.trend.map((one) => [
        one.start,
        told(one.score),
        told(one.company),
        told(one.respondents),
        told(one.rate),
      ]),
      widths: [14, 10, 22, 12, 24],
    },
    {
      name: comments,
      headings: constants['wellbeing/results.commentColumns'],
      rows: board.comments.map(({ theme, comment }) => [theme, comment]),
      widths: [30, 100],
    },
  ];
}

function summaryRows({ start, end, group, figures }: ReportedBoard): SheetCell[][] {
  const values = [
    start,
    end,
    group,
    told(figures?.respondents),
    told(figures?.rate),
    told(figures?.score),
    told(figures?.company_score),
    told(figures?.reminders),
  ];
  return constants['wellbeing/results.summaryRows'].map((name, at) => [name, values[at] ?? null]);
}

const scoreRows = (board: ReportedBoard): SheetCell[][] => [
  ...board.drivers.map((one) => [driverLabels[one.driver], null, told(one.average), told(one.company)]),
  ...board.parts.map((one) => [driverLabels[one.driver], one.part, told(one.average), told(one.company)]),
];
