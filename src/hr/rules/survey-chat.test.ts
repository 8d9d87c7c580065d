import { describe, expect, it } from 'vitest';
import { answerTo, postbackOf } from './chat-answer.ts';
import { type Asked, chatQuestion, scoresOf } from './survey-chat.ts';

const carousel: Asked = {
  id: 'c',
  driver: 'mental',
  type: 'carousel',
  text: 'Which kind of help?',
  response_required: true,
  content: {
    cards: [
      {
        title: 'Time',
        quickReplies: [
          { title: 'Now', value: 5, postback: 'We look into it.' },
          { title: 'Later', value: 2 },
        ],
      },
      { title: 'A talk', quickReplies: [{ title: 'Choose this', value: 4, postback: 'Good idea.' }] },
      { title: 'Nothing' },
    ],
  },
};

describe('a carousel of the survey', () => {
  const asked = chatQuestion(carousel, []);

  it('offers each reply of each card', () => {
    expect(asked.cards).toMatchObject([
      { title: 'Time', replies: [{ title: 'Now' }, { title: 'Later' }] },
      { title: 'A talk', button: 'Choose this' },
      { title: 'Nothing' },
    ]);
  });

  it.each<[string, number | undefined, string | undefined]>([
    ['Time: Now', 5, 'We look into it.'],
    ['Time: Later', 2, undefined],
    ['A talk', 4, 'Good idea.'],
    ['Nothing', undefined, undefined],
  ])('given %s counts %s, and the assistant says %s', (choice, count, said) => {
    expect(answerTo(asked, { choice }, [])).toEqual({ is: 'answer', text: choice, value: choice });
    expect(scoresOf([carousel], new Map([['c', choice]]))).toEqual(count === undefined ? {} : { mental: count });
    expect(postbackOf(asked, choice)).toBe(said);
  });

  it.each(['Time', 'Time: Choose this', 'A talk: Choose this', 'Nothing: Now'])('given %s is refused', (choice) => {
    expect(answerTo(asked, { choice }, [])).toEqual({ is: 'refused', because: 'no-such-choice' });
  });
});
