interface Reply {
  title: string;
  /** What the assistant says then. */
  postback?: string;
}

interface Card {
  title: string;
  text?: string;
  /** On its one button. */
  button?: string;
  picture?: string;
  postback?: string;
  /** In place of the one button. */
  replies?: readonly Reply[];
}

/** A question as a touchpoint holds it. */
export interface Question {
  id?: string;
  text: string;
  /** `note` is only read. */
  type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel' | 'note';
  scaleType?: 'emoji' | 'number';
  quickReplies?: readonly Reply[];
  /** Words of the scale, from 1 on, in place of the moods or numbers. */
  words?: readonly string[];
  /** Below the question. */
  details?: string;
  /** Address of a picture below the question. */
  picture?: string;
  cards?: readonly Card[];
  responseRequired?: boolean;
}

/** What someone sends as their answer; which of it counts is the question's business. */
interface Given {
  text?: string;
  value?: number;
  choice?: string;
  skip?: boolean;
}

export type Answer =
  | { is: 'answer'; text: string; value: string | number | null }
  | { is: 'skipped' }
  | { is: 'read' }
  | { is: 'refused'; because: 'missing' | 'no-such-choice' };

/** What an answer is called that chooses one of several replies of a card. */
export const cardReply = (card: string, reply: string): string => `${card}: ${reply}`;

/** What can be chosen, in the order shown. */
const choicesOf = ({ type, quickReplies = [], cards = [] }: Question): readonly Reply[] => {
  if (type === 'quickReplies') return quickReplies;
  if (type !== 'card' && type !== 'carousel') return [];
  return cards.flatMap(
    (card) => card.replies?.map((reply) => ({ ...reply, title: cardReply(card.title, reply.title) })) ?? [card],
  );
};

/** What the assistant says to a choice. */
export const postbackOf = (question: Question, choice: unknown): string | undefined =>
  choicesOf(question)
    .find(({ title }) => title === choice)
    ?.postback?.trim() || undefined;

/** What is kept of an answer, as transcripts and figures read it. `moods` are the words of the scale, from 1 on. */
export function answerTo(question: Question, given: Given, moods: readonly string[]): Answer {
  if (given.skip && question.responseRequired === false) return { is: 'skipped' };
  if (question.type === 'note') return { is: 'read' };
  if (question.type === 'text') {
    const text = given.text?.trim() ?? '';
    return text ? { is: 'answer', text, value: null } : { is: 'refused', because: 'missing' };
  }
  if (question.type === 'scale') {
    const { value } = given;
    if (value === undefined) return { is: 'refused', because: 'missing' };
    const words = question.words ?? (question.scaleType === 'number' ? [] : moods);
    const word = words[value - 1];
    return { is: 'answer', text: word ?? String(value), value };
  }
  if (given.choice === undefined) return { is: 'refused', because: 'missing' };
  if (!choicesOf(question).some(({ title }) => title === given.choice))
    return { is: 'refused', because: 'no-such-choice' };
  return { is: 'answer', text: given.choice, value: given.choice };
}

/** How someone is, by the scales that ask for it in moods; undefined when none was answered. */
export function moodOf(questions: readonly Question[], values: ReadonlyMap<string, unknown>): number | undefined {
  const given = questions
    .filter(({ type, scaleType }) => type === 'scale' && scaleType !== 'number')
    .map(({ id }) => values.get(id ?? ''))
    .filter((value): value is number => typeof value === 'number');
  if (given.length === 0) return undefined;
  return Math.round(given.reduce((sum, value) => sum + value, 0) / given.length);
}

/** The first that is neither answered nor passed over. A touchpoint may have been changed since the chat began. */
export const nextQuestion = <Q extends Question>(
  questions: readonly Q[],
  answered: ReadonlySet<string>,
): Q | undefined => questions.find(({ id }) => id !== undefined && !answered.has(id));
