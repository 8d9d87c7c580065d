import { optionDetails } from '../../generated/options.ts';
import { cardReply, type Question } from './chat-answer.ts';
import type { Driver } from './survey.ts';

interface Reply {
  title: string;
  postback?: string;
  /** From 1 to 5, where 5 is best. */
  value?: number;
}

/** A question of the survey as a cycle keeps it. */
export interface Asked {
  id: string;
  driver: Driver;
  type: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
  text: string;
  response_required: boolean;
  content: {
    scaleType?: 'emoji' | 'number';
    scale?: string;
    quickReplies?: readonly Reply[];
    cards?: readonly { title: string; description?: string; imgUrl?: string; quickReplies?: readonly Reply[] }[];
    imgUrl?: string;
    description?: string;
  };
}

/** From 1 on; none for a scale of bare numbers or moods. */
export const scaleWords = (scale: string | undefined): readonly string[] =>
  optionDetails['wellbeing/survey.scales'].find(({ value }) => value === scale)?.titles ?? [];

/** How the page of a chat asks it. `words`: of its scale, from 1 on. */
export function chatQuestion(
  { id, type, text, response_required, content }: Asked,
  words: readonly string[],
): Question {
  const { scaleType, quickReplies = [], cards = [], description, imgUrl } = content;
  const common = { id, text, responseRequired: response_required, ...(imgUrl && { picture: imgUrl }) };
  if (type === 'scale') return { ...common, type, ...(scaleType && { scaleType }), words };
  if (type === 'textInput') return { ...common, type: 'text' };
  if (type === 'quickReplies' || type === 'closeEnded') return { ...common, type: 'quickReplies', quickReplies };
  if (type === 'card') {
    const [card] = cards;
    const details = [card?.title, card?.description].filter(Boolean).join('\n');
    const picture = card?.imgUrl ?? imgUrl;
    const replies = card?.quickReplies ?? [];
    return { ...common, type: 'quickReplies', details, ...(picture && { picture }), quickReplies: replies };
  }
  if (type === 'carousel')
    return {
      ...common,
      type,
      cards: cards.map(({ title, description: said, imgUrl: picture, quickReplies: replies = [] }) => ({
        title,
        ...(picture && { picture }),
        ...(said && { text: said }),
        ...buttonsOf(replies),
      })),
    };
  // A picture may only be shown, or ask.
  if (type === 'image' && quickReplies.length > 0)
    return { ...common, type: 'quickReplies', ...(description && { details: description }), quickReplies };
  return { ...common, type: 'note', ...(description && { details: description }) };
}

function buttonsOf(replies: readonly Reply[]) {
  const [only, ...more] = replies;
  if (!only) return {};
  return more.length > 0 ? { replies } : { button: only.title, ...(only.postback && { postback: only.postback }) };
}

/** What an answer counts; undefined for one that counts nothing. */
function countOf({ type, content: { quickReplies = [], cards = [] } }: Asked, value: unknown): number | undefined {
  if (type === 'scale') return typeof value === 'number' ? value : undefined;
  if (type === 'carousel')
    return cards
      .flatMap(({ title, quickReplies: own = [] }) =>
        own.map((reply) => ({ ...reply, title: own.length > 1 ? cardReply(title, reply.title) : title })),
      )
      .find(({ title }) => title === value)?.value;
  const replies = type === 'card' ? (cards[0]?.quickReplies ?? []) : quickReplies;
  return replies.find(({ title }) => title === value)?.value;
}

/** The mean of what was answered of each driver, in hundredths; a driver without any such answer is not in it. */
export const scoresOf = (
  questions: readonly Asked[],
  values: ReadonlyMap<string, unknown>,
): Partial<Record<Driver, number>> & Record<string, number> => meansBy(({ driver }) => driver, questions, values);

/** How results call a sub-driver: the same word may stand in two drivers. */
export const partName = (driver: string, part: string): string => `${driver}/${part}`;

/** The same of each sub-driver. */
export const partScoresOf = (
  questions: readonly (Asked & { sub_driver: string })[],
  values: ReadonlyMap<string, unknown>,
): Record<string, number> => meansBy(({ driver, sub_driver }) => partName(driver, sub_driver), questions, values);

function meansBy<Question extends Asked>(
  nameOf: (question: Question) => string,
  questions: readonly Question[],
  values: ReadonlyMap<string, unknown>,
): Record<string, number> {
  const counts = new Map<string, number[]>();
  for (const question of questions) {
    const count = countOf(question, values.get(question.id));
    if (count !== undefined) counts.set(nameOf(question), [...(counts.get(nameOf(question)) ?? []), count]);
  }
  const meanOf = (all: readonly number[]) =>
    Math.round((all.reduce((sum, count) => sum + count, 0) / all.length) * 100) / 100;
  return Object.fromEntries([...counts].map(([name, all]) => [name, meanOf(all)]));
}
