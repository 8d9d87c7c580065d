import readExcelFile, { readSheetNames } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { sheets } from '../../../server/sheets/sheets.ts';
import type { ReportedStage } from './report.query.ts';
import { reportSheets } from './report.sheets.ts';

const stage: ReportedStage = {
  id: '1',
  title: '=HYPERLINK("http://evil.example")',
  triggerTimeDuration: 18,
  triggerTimeUnit: 'months',
  status: 'live',
  chatFromUser: 'Anita\u0001 Rao',
  chats: 7,
  completed: 5,
  questions: [
    { text: 'How are you?', type: 'scale', answers: 5, average: 3.4, replies: [], countedOn: '2026-01-09' },
    {
      text: 'Met your team?',
      type: 'quickReplies',
      answers: 3,
      average: null,
      replies: [
        ['Yes', 2],
        ['No', 1],
      ],
      countedOn: '2026-01-10',
    },
    { text: 'Anything else?', type: 'text', answers: 2, average: null, replies: [], countedOn: null },
  ],
};

const sheetsOf = async (stages: ReportedStage[]) => {
  const file = Buffer.from(await sheets.write(reportSheets(stages)));
  const names = await readSheetNames(file);
  return { names, sheets: await Promise.all(names.map((sheet) => readExcelFile(file, { sheet }))) };
};

describe('touchpoint report', () => {
  it('has a row a touchpoint and a row a question; what looks like a formula stays text', async () => {
    const { names, sheets } = await sheetsOf([stage]);
    expect(names).toEqual(['Touchpoints', 'Questions']);
    expect(sheets[0]).toEqual([
      ['S.no', 'Milestone', 'Trigger time', 'Status', 'Chat from user', 'Questions', 'Chats', 'Completed chats'],
      [1, stage.title, '1 year 6 months', 'Activated', 'Anita Rao', 3, 7, 5],
    ]);
    expect(sheets[1]?.slice(1)).toEqual([
      [1, stage.title, 1, 'How are you?', 'Scale', 5, 3.4, null, '2026-01-09'],
      [1, stage.title, 2, 'Met your team?', 'Quick replies', 3, null, 'Yes: 2; No: 1', '2026-01-10'],
      [1, stage.title, 3, 'Anything else?', 'Text', 2, null, null, null],
    ]);
  });

  it('is a file also of nothing', async () => {
    const { sheets } = await sheetsOf([]);
    expect(sheets.map((rows) => rows.length)).toEqual([1, 1]);
  });
});
