import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatMessage, surveyResponse, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { driverLabel } from '../../rules/survey.ts';
import { partName } from '../../rules/survey-chat.ts';
import { withoutWords } from '../../rules/transcript.ts';
import { calledFields, wordsOf } from '../people/session/called.ts';
import { mayName } from '../people/session/sessions.ts';
import type { Cycle } from './cycle-answers.ts';

const minimum = constants['segments/engagement.minimum'];

interface Comment {
  theme: string;
  comment: string;
}

/** Where it stands what is told of a theme, and messages of as many people as must have written. */
interface Theme {
  theme: string;
  told: string[];
  witnesses: string[];
}

const kept = 60;
const known = new Map<string, Promise<Theme[]>>();

/**
 * What people have written in their own words, by theme: of themes on which as many have written as the minimum, without
 * names, and in an order that tells nothing. To those who may read what was said in a chat. Nothing more is written in a
 * cycle that is over, so it is looked for once; where something of it has gone since, again.
 */
export async function commentsIn(context: CallContext, cycle: Cycle): Promise<Comment[]> {
  if (!context.explain('people/session/transcript')?.allowed) return [];
  const key = `${context.company}/${cycle.id}`;
  const themes = await (known.get(key) ?? remembered(key, themesOf(context, cycle)));
  const texts = await textsOf(context, themes);
  if (themes.every(({ told, witnesses }) => [...told, ...witnesses].every((id) => texts.has(id))))
    return commentsOf(themes, texts);
  const now = await remembered(key, themesOf(context, cycle));
  return commentsOf(now, await textsOf(context, now));
}

const commentsOf = (themes: readonly Theme[], texts: ReadonlyMap<string, string>): Comment[] =>
  themes.flatMap(({ theme, told }) => told.map((id) => ({ theme, comment: texts.get(id) ?? '' })));

function remembered(key: string, found: Promise<Theme[]>): Promise<Theme[]> {
  known.delete(key);
  known.set(key, found);
  for (const [oldest] of known) if (known.size > kept) known.delete(oldest);
  found.catch(() => known.delete(key));
  return found;
}

async function themesOf(context: CallContext, { id, questions }: Cycle): Promise<Theme[]> {
  const asked = new Map<string, string[]>();
  for (const { id: question, driver, sub_driver, type } of questions) {
    const name = partName(driverLabel(driver), sub_driver).replace('/', ': ');
    if (type === 'textInput') asked.set(name, [...(asked.get(name) ?? []), question]);
  }
  const themes: Theme[] = [];
  for (const [theme, of] of asked) {
    const witnesses = await writersOf(context, id, of);
    if (witnesses.length >= minimum) themes.push({ theme, witnesses, told: await toldOf(context, id, of) });
  }
  return themes;
}

const text = sql<string>`${chatMessage.msg} -> 0 ->> 'text'`;

/** What was written on questions of a cycle. */
const written = ({ company }: CallContext, cycle: string, questions: readonly string[]): SQL | undefined =>
  and(
    eq(chatMessage.companyId, company),
    inArray(chatMessage.question, [...questions]),
    eq(chatMessage.bot_response, false),
    eq(chatMessage.defaultInteraction, false),
    sql`${text} ~ '[^[:space:]]'`,
    sql`exists (select 1 from ${surveyResponse} where ${surveyResponse.companyId} = ${company}
      and ${surveyResponse.cycle} = ${cycle} and ${surveyResponse.session} = ${chatMessage.session})`,
  );

/** A message of each of as many people as the minimum. */
async function writersOf(context: CallContext, cycle: string, questions: readonly string[]): Promise<string[]> {
  const rows = await context.db
    .select({ id: sql<string>`min(${chatMessage.id}::text)` })
    .from(chatMessage)
    .where(written(context, cycle, questions))
    .groupBy(chatMessage.user)
    .limit(minimum);
  return rows.map(({ id }) => id);
}

/** What is written alike is told once. Ordered by what is written, as good as by chance. */
async function toldOf(context: CallContext, cycle: string, questions: readonly string[]): Promise<string[]> {
  const rows = await context.db
    .select({ id: sql<string>`min(${chatMessage.id}::text)` })
    .from(chatMessage)
    .where(written(context, cycle, questions))
    .groupBy(text)
    .orderBy(sql`md5(${text})`)
    .limit(constants['wellbeing/results.comments']);
  return rows.map(({ id }) => id);
}

/** As they stand there now; for those who may not see names, without what tells who wrote it. */
async function textsOf(context: CallContext, themes: readonly Theme[]): Promise<Map<string, string>> {
  const ids = themes.flatMap(({ told, witnesses }) => [...told, ...witnesses]);
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select({ id: chatMessage.id, text, ...calledFields })
    .from(chatMessage)
    .leftJoin(userProfile, and(eq(userProfile.companyId, chatMessage.companyId), eq(userProfile.id, chatMessage.user)))
    .where(and(eq(chatMessage.companyId, context.company), inArray(chatMessage.id, ids)));
  const named = mayName(context);
  // One word for everyone: a pseudonym would say which comments are of one person.
  const instead = context.text('wellbeing/writer');
  return new Map(
    rows.map(({ id, text, ...writer }) => [id, named ? text : withoutWords(text, wordsOf(writer), instead)]),
  );
}
