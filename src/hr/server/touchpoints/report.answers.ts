import { and, count, countDistinct, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { constants, type OptionValues } from '../../../generated/options.ts';
import { chatMessage } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { cells, emptyPrint, type Group, isSame, ruling, slots } from '../../rules/reporting-minimum.ts';
import { today } from '../access/actor.ts';
import {
  aboutOf,
  type EarlierDisclosure,
  earlierDisclosures,
  figuresTold,
  remember,
  type Telling,
} from '../segments/disclosures.ts';

/** Kinds of questions whose answers are a choice. */
const isChosen: Readonly<Record<QuestionType, boolean>> = {
  text: false,
  scale: false,
  quickReplies: true,
  card: true,
  carousel: true,
};
const minimum = constants['segments/engagement.minimum'];

export interface QuestionFigures extends Figures {
  /** How many there are now: that someone answered is told. */
  answers: number;
  /** Day on which the figures were made; null where there are none. */
  countedOn: string | null;
}

interface Figures {
  /** Of a scale. */
  average: number | null;
  /** Of quick replies: title and how often it was chosen; null where that would tell of too few people. */
  replies: [string, number | null][];
}

export type QuestionType = OptionValues['touchpoints/stage.questionTypes'];

interface Question {
  id: string;
  type: QuestionType;
}

interface Answer {
  value: string | number | null;
  times: number;
}

/** Who gave any, and what they gave. */
interface Answers extends Group {
  people: number;
  all: Answer[];
}

/**
 * What they answered is told of as many people as the reporting minimum asks for, and stands until as many have answered
 * anew: otherwise two reports, one before and one after someone's answer, would tell that answer.
 */
export async function answersTo(
  context: CallContext,
  questions: readonly Question[],
): Promise<Map<string, QuestionFigures>> {
  const answered = await answersOf(
    context,
    questions.map(({ id }) => id),
  );
  if (answered.size === 0) return new Map();
  const { actor } = context;
  const dayOf = (at: Date) => today(actor.timeZone, at);
  const told = await earlierDisclosures(context, actor.id, [...answered.keys()]);
  const tellings: Telling[] = [];
  const standing = new Map<string, EarlierDisclosure>();
  const found = new Map<string, QuestionFigures>();
  for (const { id, type } of questions) {
    const given = answered.get(id);
    if (!given) continue;
    const answers = given.all.reduce((sum, { times }) => sum + times, 0);
    const about = aboutOf(type, actor.scope);
    const before = told.filter(({ subject }) => subject === id);
    const same = before.find((one) => one.about === about);
    const ruled = ruling(
      given,
      before.map(({ print }) => print),
      minimum,
    );
    found.set(id, { answers, average: null, replies: [], countedOn: null });
    if (ruled === 'few') continue;
    if (same && (ruled === 'close' || isSame(same.print, given.print))) standing.set(id, same);
    else if (ruled === 'told') {
      const figures = figuresOf(type, given.all);
      tellings.push({ subject: id, about, filters: {}, prints: { all: given.print }, figures });
      found.set(id, { answers, ...figures, countedOn: dayOf(context.now) });
    }
  }
  const stood = await figuresTold<Figures>(context, actor.id, [...standing.values()]);
  for (const [id, one] of standing) {
    const { answers = 0 } = found.get(id) ?? {};
    const figures = stood.get(one.id);
    if (figures) found.set(id, { answers, ...figures, countedOn: dayOf(one.at) });
  }
  await remember(context, actor.id, tellings);
  return found;
}

/** Answers to each question, equal ones together: few rows however many people answered. */
async function answersOf(context: CallContext, questions: readonly string[]): Promise<Map<string, Answers>> {
  const found = new Map<string, Answers>();
  if (questions.length === 0) return found;
  const { id, question, user } = chatMessage;
  const value = sql<string | number | null>`${chatMessage.msg} -> 0 -> 'value'`;
  const given = and(
    inArray(question, [...questions]),
    eq(chatMessage.bot_response, false),
    eq(chatMessage.defaultInteraction, false),
    isNotNull(question),
    context.visible('people/session/message'),
  );
  const slot = sql<number>`(uuid_hash_extended(${user}, 0) & ${sql.raw(String(slots - 1))})::int`;
  const said = sql`${id}::text || coalesce((${value})::text, '')`;
  const print = sql<number>`bit_xor((hashtextextended(${said}, 0) & 2147483647)::int)`;
  const parts = await context.db
    .select({ question, slot, people: countDistinct(user), print })
    .from(chatMessage)
    .where(given)
    .groupBy(question, slot);
  for (const part of parts) {
    const one = found.get(part.question ?? '') ?? { people: 0, print: emptyPrint(), all: [] };
    one.people += part.people;
    one.print[part.slot] = part.print;
    found.set(part.question ?? '', one);
  }
  const rows = await context.db
    .select({ question, value, times: count() })
    .from(chatMessage)
    .where(given)
    .groupBy(question, value);
  for (const { question, ...answer } of rows) found.get(question ?? '')?.all.push(answer);
  return found;
}

function figuresOf(type: QuestionType, answers: readonly Answer[]): Figures {
  const rated = answers.filter(({ value }) => typeof value === 'number');
  const points = rated.reduce((sum, { value, times }) => sum + Number(value) * times, 0);
  const raters = rated.reduce((sum, { times }) => sum + times, 0);
  const chosen = answers
    .map(({ value, times }): [string, number] => [String(value), times])
    .sort((a, b) => b[1] - a[1]);
  const shown = cells(
    chosen.map(([, times]) => times),
    minimum,
  );
  return {
    average: type === 'scale' && raters > 0 ? Math.round((points / raters) * 100) / 100 : null,
    replies: isChosen[type] ? chosen.map(([title], at) => [title, shown[at] ?? null]) : [],
  };
}
