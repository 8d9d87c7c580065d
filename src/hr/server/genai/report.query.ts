import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatMessage, chatSession, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { representativeWords, wordsOf } from '../../rules/report-words.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import type { Learner } from '../segments/learner.ts';
import { dayOf } from '../segments/limits.ts';
import { chatPeriodCondition, peopleCondition } from '../segments/selected.ts';

const minimum = constants['segments/engagement.minimum'];
const mostTexts = constants['genai/report.mostTexts'];
const mostWords = constants['genai/report.mostWords'];
const common = new Set<string>(constants['genai/report.commonWords']);

/** The words that stand for what those whom the filters select have written in the chats that count. */
export async function wordsSaid(context: CallContext, learner: Learner, filters: Filters): Promise<string[]> {
  const today = dayOf(context);
  const said = await context.db
    .select({ person: chatMessage.user, msg: chatMessage.msg })
    .from(chatMessage)
    .innerJoin(
      chatSession,
      and(eq(chatSession.companyId, chatMessage.companyId), eq(chatSession.id, chatMessage.session)),
    )
    .innerJoin(userProfile, and(eq(userProfile.companyId, chatMessage.companyId), eq(userProfile.id, chatMessage.user)))
    .where(
      and(
        eq(chatMessage.companyId, context.company),
        eq(chatMessage.bot_response, false),
        eq(userProfile.status, 'active'),
        isNotNull(chatSession.completedAt),
        learner.known,
        learner.seen,
        peopleCondition(filters, today),
        chatPeriodCondition(filters, today, context.actor.timeZone),
      ),
    )
    .orderBy(desc(chatMessage.createdAt), desc(chatMessage.id))
    .limit(mostTexts);
  const texts = said.map(({ person, msg }) => ({ person, text: msg.map(({ text }) => text).join(' ') }));
  return representativeWords(texts, { minimum, most: mostWords, common, names: await namesOf(context) });
}

/** Every word of anybody's name, id or address in the company, also of those whom who asks does not see. */
async function namesOf({ db, company }: CallContext): Promise<Set<string>> {
  const { display_name, first_name, last_name, employee_id, email } = userProfile;
  const rows = await db
    .select({ display_name, first_name, last_name, employee_id, address: sql<string>`split_part(${email}, '@', 1)` })
    .from(userProfile)
    .where(eq(userProfile.companyId, company));
  return new Set(
    rows.flatMap((row) =>
      Object.values(row).flatMap((name) => [...wordsOf(String(name ?? '').replace(/[\d._:/\\]+/g, ' '))]),
    ),
  );
}
