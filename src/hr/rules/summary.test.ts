import { expect, it } from 'vitest';
import { lastWords, moodsByDay } from './summary.ts';

const told = (...days: [day: string, mood: number][]) => days.map(([day, mood]) => ({ day, mood }));

it.each([
  ['none', [], []],
  ['from the oldest on', told(['2026-03-02', 4], ['2026-01-02', 2]), ['2026-01-02 2', '2026-03-02 4']],
  ['of one day the last', told(['2026-01-02', 2], ['2026-01-02', 5]), ['2026-01-02 5']],
  [
    'no more than asked for',
    told(['2026-01-01', 1], ['2026-01-02', 2], ['2026-01-03', 3], ['2026-01-04', 4]),
    ['2026-01-02 2', '2026-01-03 3', '2026-01-04 4'],
  ],
])('draws moods: %s', (_, moods, expected) => {
  expect(moodsByDay(moods, 3).map(({ day, mood }) => `${day} ${mood}`)).toEqual(expected);
});

const asks = (text: string) => ({ msg: [{ text }], bot_response: true });
const answers = (text: string, value?: number) => ({ msg: [{ text, value }], bot_response: false });
const replies = (text: string) => ({ msg: [{ text }], bot_response: true, reply: true });

it.each([
  ['nothing of an empty chat', [], null],
  ['nothing of scales alone', [asks('How are you?'), answers('Good', 4)], null],
  [
    'words, with their question',
    [asks('How are you?'), answers('Good', 4), asks('Why?'), answers('My team')],
    { question: 'Why?', words: 'My team' },
  ],
  [
    'words before a scale',
    [asks('Why?'), answers('My team'), asks('And now?'), answers('Good', 4)],
    { question: 'Why?', words: 'My team' },
  ],
  ['words without a question', [answers('Hello')], { question: null, words: 'Hello' }],
  [
    'not what an admin replied',
    [asks('Why?'), answers('My team'), replies('Thank you')],
    { question: 'Why?', words: 'My team' },
  ],
])('takes as last words: %s', (_, entries, expected) => {
  expect(lastWords(entries)).toEqual(expected);
});
