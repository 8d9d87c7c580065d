import { and, eq, inArray, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatMessage, surveyResponse } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { driverLabel } from '../../rules/survey.ts';
import { partName } from '../../rules/survey-chat.ts';
import type { Cycle } from './cycle-answers.ts';

const minimum = constants['segments/engagement.minimum'];

interface Comment {
  theme: string;
  comment: string;
}

/**
 * What people have written in their own words, by theme: of themes on which as many have written as the minimum, without
 * names, and in an order that tells nothing. To those who may read what was said in a chat.
 */
export async function commentsIn(context: CallContext, { id, questions }: Cycle): Promise<Comment[]> {
  if (!context.explain('people/session/transcript')?.allowed) return [];
  const themes = new Map<string, string[]>();
  for (const { id: question, driver, sub_driver, type } of questions) {
    const name = partName(driverLabel(driver), sub_driver).replace('/', ': ');
    if (type === 'textInput') themes.set(name, [...(themes.get(name) ?? []), question]);
  }
  const found: Comment[] = [];
  for (const [theme, asked] of themes) {
    const written = await textsTo(context, id, asked);
    if (new Set(written.map(({ user }) => user)).size < minimum) continue;
    const texts = [...new Set(written.map(({ text }) => text))].slice(0, constants['wellbeing/results.comments']);
    found.push(...texts.map((comment) => ({ theme, comment })));
  }
  return found;
}

/** Ordered by what is written, as good as by chance. */
function textsTo({ db, company }: CallContext, cycle: string, questions: readonly string[]) {
  const text = sql<string>`${chatMessage.msg} -> 0 ->> 'text'`;
  return db
    .select({ user: chatMessage.user, text })
    .from(chatMessage)
    .innerJoin(
      surveyResponse,
      and(eq(surveyResponse.companyId, company), eq(surveyResponse.session, chatMessage.session)),
    )
    .where(
      and(
        eq(chatMessage.companyId, company),
        eq(surveyResponse.cycle, cycle),
        inArray(chatMessage.question, [...questions]),
        eq(chatMessage.bot_response, false),
        eq(chatMessage.defaultInteraction, false),
        sql`${text} ~ '[^[:space:]]'`,
      ),
    )
    .orderBy(sql`md5(${text})`);
}
