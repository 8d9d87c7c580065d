import { describe, expect, it } from 'vitest';
import { reportText } from '../../../src/hr/server/genai/report-text.ts';
import { artifacts } from '../support/documents.ts';

/** A report as it is read, whole: each sentence of it, with figures, without, and with what a service outside has chosen. */

const text = (id: string, params: Record<string, string | number> = {}) =>
  String(artifacts.messages[id]?.text).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
const context = { text, now: new Date('2026-03-01T08:00:00Z') };
const figures = {
  ...{ respondents: 40, started: 50, completed: 45, rate: 90, engagement: 3.5, high_risk: 2, moods: [], months: [] },
  groups: [
    { group: 'engaged' as const, count: 30 },
    { group: 'passive' as const, count: null },
    { group: 'disengaged' as const, count: 10 },
  ],
  drivers: [
    { driver: 'Workload', average: 2.5 },
    { driver: 'Recognition', average: 4.5 },
    { driver: 'Growth', average: null },
  ],
};
const none = { ...figures, engagement: null, groups: [], drivers: [{ driver: 'Growth', average: null }] };
const report = (more: object) =>
  reportText(context, { name: 'Everyone', about: {}, figures, words: ['cafeteria', 'deadlines'], ...more }).split(
    '\r\n',
  );

describe('a report', () => {
  it('of everyone', () =>
    expect(report({})).toEqual([
      ...['Everyone', 'Written on 2026-03-01', 'About everyone whom the author sees', ''],
      ...['PEOPLE', '40 people have answered; 45 of 50 chats that were begun are completed.'],
      ...['Engagement score, of 1 to 5: 3.5', 'Engaged: 30', 'Passively engaged: not told, of too few people'],
      ...['Disengaged: 10', ''],
      ...[
        'DRIVERS, OF 1 TO 5',
        'Recognition: 4.5',
        'Workload: 2.5',
        'Best rated: Recognition. Worst rated: Workload.',
        '',
      ],
      ...['WORDS THAT MANY USE', 'cafeteria, deadlines', ''],
      'Written by the product itself, without an outside service. It quotes nobody, and tells of no fewer people than the reporting minimum.',
      '',
    ]));

  it('of some, of whom nothing may be told', () =>
    expect(report({ about: { Location: 'Pune' }, figures: none, words: [] })).toEqual(
      expect.arrayContaining([
        'Location: Pune',
        'Engagement score, of 1 to 5: not told, of too few people',
        'None was rated by enough people.',
        'No word was used by enough people.',
      ]),
    ));

  it('has no line that a value has made', () =>
    expect(report({ about: { Location: 'Pune\r\nEngagement score, of 1 to 5: 5' } })).toContain(
      'Location: Pune Engagement score, of 1 to 5: 5',
    ));

  it('with themes', () => {
    const themes = [
      { words: ['cafeteria'], drivers: ['Recognition', 'Growth'], measure: 'place' },
      { words: ['deadlines'], drivers: [], measure: 'workload' },
    ];
    const lines = report({ grouped: { host: 'llm.example', themes } });
    expect(lines.slice(lines.indexOf('THEMES'))).toEqual([
      ...['THEMES', '1. cafeteria', '   Drivers: Recognition: 4.5; Growth: not told, of too few people'],
      '   To consider: Look after the place of work: rooms, food, noise, ways there.',
      ...['2. deadlines', '   To consider: Look at how the work is spread, and what can wait.', ''],
      "The themes were chosen by llm.example, an outside service, from the words and averages above and nothing else. Every figure and sentence is the product's own. It quotes nobody, and tells of no fewer people than the reporting minimum.",
      '',
    ]);
  });
});
