import { describe, expect, it } from 'vitest';
import { answerTo, moodOf, nextQuestion, type Question } from './chat-answer.ts';

const moods = ['Terrible', 'Disappointed', 'Okay', 'Good', 'Awesome'];
const text: Question = { id: 't', type: 'text', text: 'What is missing?' };
const scale: Question = { id: 's', type: 'scale', text: 'How are you?', scaleType: 'emoji' };
const number: Question = { id: 'n', type: 'scale', text: 'How useful?', scaleType: 'number' };
const replies: Question = {
  id: 'r',
  type: 'quickReplies',
  text: 'Met?',
  quickReplies: [{ title: 'Yes' }, { title: 'No' }],
};
const cards: Question = { id: 'c', type: 'carousel', text: 'Which?', cards: [{ title: 'Tea' }, { title: 'Coffee' }] };

describe('an answer', () => {
  it.each([
    [text, { text: '  a desk ' }, { is: 'answer', text: 'a desk', value: null }],
    [text, { text: ' \n ' }, { is: 'refused', because: 'missing' }],
    [text, { value: 3, choice: 'Yes' }, { is: 'refused', because: 'missing' }],
    [scale, { value: 4 }, { is: 'answer', text: 'Good', value: 4 }],
    [scale, { text: '4' }, { is: 'refused', because: 'missing' }],
    [number, { value: 4 }, { is: 'answer', text: '4', value: 4 }],
    [replies, { choice: 'No' }, { is: 'answer', text: 'No', value: 'No' }],
    [replies, { choice: 'no' }, { is: 'refused', because: 'no-such-choice' }],
    [replies, { text: 'No' }, { is: 'refused', because: 'missing' }],
    [cards, { choice: 'Coffee' }, { is: 'answer', text: 'Coffee', value: 'Coffee' }],
    [cards, { choice: 'Water' }, { is: 'refused', because: 'no-such-choice' }],
    [
      { ...cards, type: 'card', cards: [{ title: 'Tea' }] },
      { choice: 'Tea' },
      { is: 'answer', text: 'Tea', value: 'Tea' },
    ],
    [text, { skip: true }, { is: 'refused', because: 'missing' }],
    [{ ...text, responseRequired: true }, { skip: true }, { is: 'refused', because: 'missing' }],
    [{ ...text, responseRequired: false }, { skip: true }, { is: 'skipped' }],
  ] as [Question, object, object][])('%j given %j', (question, given, expected) => {
    expect(answerTo(question, given, moods)).toEqual(expected);
  });
});

describe('the mood of a chat', () => {
  it.each([
    [{ s: 4 }, 4],
    [{ s: 4, n: 1 }, 4],
    [{ s: 4, s2: 1 }, 3],
    [{ n: 1 }, undefined],
    [{}, undefined],
  ] as [Record<string, number>, number | undefined][])('of %j is %s', (values, mood) => {
    const questions = [scale, number, { ...scale, id: 's2' }, text];
    expect(moodOf(questions, new Map(Object.entries(values)))).toBe(mood);
  });
});

it('goes on with the first question that is open, also when questions came or went since', () => {
  const all = [text, scale, replies];
  expect(nextQuestion(all, new Set())?.id).toBe('t');
  expect(nextQuestion(all, new Set(['t', 'r', 'gone']))?.id).toBe('s');
  expect(nextQuestion(all, new Set(['t', 's', 'r']))).toBeUndefined();
});
