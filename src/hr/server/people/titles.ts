import { and, countDistinct, eq, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { constants } from '../../../generated/options.ts';
import { alert, chatSession, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { coarseTitles, type TitleCell } from '../../rules/coarse-titles.ts';
import { lastFirst, mayName } from './session/sessions.ts';

const minimum = constants['segments/engagement.minimum'];

/** What of chats may not be told to anyone who may not see names: too few people could have had them. */
export interface Untold {
  /** Titles too rare to be told, and chats whose day is known besides. */
  hides(chat: { id: string; stage_title: string }): boolean;
  /** The chats whose title is told. */
  told: SQL | undefined;
}

const nothing: Untold = { hides: () => false, told: undefined };

export async function untoldOf(context: CallContext): Promise<Untold> {
  if (mayName(context)) return nothing;
  const titles = coarseTitles(await cellsOf(context), minimum);
  const chats = new Set(await datedChats(context));
  return {
    hides: ({ id, stage_title: title }) => titles.has(title) || chats.has(id),
    told: and(
      titles.size > 0 ? notInArray(chatSession.stage_title, [...titles]) : undefined,
      chats.size > 0 ? notInArray(chatSession.id, [...chats]) : undefined,
    ),
  };
}

/** The title as the caller is told it. */
export const titleTold = (context: CallContext, untold: Untold, chat: { id: string; stage_title: string }): string =>
  untold.hides(chat) ? context.text('people/session/hidden-title') : chat.stage_title;

/** How many people are behind each title. Callers know of their own chats, so these hide nobody. */
async function cellsOf(context: CallContext): Promise<TitleCell[]> {
  const { db, company, actor } = context;
  const chats = db
    .select({
      title: chatSession.stage_title,
      user: chatSession.user,
      kind: sql<TitleCell['kind']>`case
        when ${userProfile.status} = 'active' and row_number() over (partition by ${chatSession.user}
          order by ${sql.join(lastFirst, sql`, `)}) = 1 then 'last'
        when ${chatSession.overall_mood} is null then 'open' else 'before' end`.as('kind'),
    })
    .from(chatSession)
    .innerJoin(userProfile, and(eq(userProfile.companyId, chatSession.companyId), eq(userProfile.id, chatSession.user)))
    .where(and(eq(chatSession.companyId, company), context.visible('people/session'), ne(chatSession.user, actor.id)))
    .as('chats');
  const cells = db
    .select({ title: chats.title, kind: chats.kind, people: countDistinct(chats.user).as('people') })
    .from(chats)
    .groupBy(chats.title, chats.kind)
    .as('cells');
  const cell = sql`jsonb_build_object('title', ${cells.title}, 'kind', ${cells.kind}, 'people', ${cells.people})`;
  const { all } = await context.records.counted(
    db.select({ all: sql<TitleCell[]>`coalesce(jsonb_agg(${cell}), '[]'::jsonb)` }).from(cells),
  );
  return all;
}

/**
 * Chats of which the caller was told when they were answered: of these the day is known, so their title is told only
 * where enough people had it begin in the days in which an answer is waited for.
 */
async function datedChats(context: CallContext): Promise<string[]> {
  const { db, company, actor } = context;
  const dated = alias(chatSession, 'dated');
  const window = sql.raw(`interval '${constants['chats/link.days']} days'`);
  const others = db
    .select({ people: countDistinct(chatSession.user) })
    .from(chatSession)
    .where(
      and(
        eq(chatSession.companyId, company),
        eq(chatSession.stage, dated.stage),
        eq(chatSession.stage_title, dated.stage_title),
        ne(chatSession.user, actor.id),
        sql`${chatSession.createdAt} between ${alert.createdAt} - ${window} and ${alert.createdAt}`,
        context.visible('people/session'),
      ),
    );
  const rows = await db
    .selectDistinct({ id: dated.id })
    .from(alert)
    .innerJoin(dated, and(eq(dated.companyId, alert.companyId), eq(dated.id, alert.session)))
    .where(and(eq(alert.companyId, company), eq(alert.user, actor.id), lt(sql`(${others})`, minimum)));
  return rows.map(({ id }) => id);
}
