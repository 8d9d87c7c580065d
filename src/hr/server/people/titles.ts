import {
  and,
  countDistinct,
  eq,
  inArray,
  isNotNull,
  ne,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { alert, chatSession, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { coarseTitles, type TitleCell } from '../../rules/coarse-titles.ts';
import { lastFirst, mayName } from './session/sessions.ts';
import { heldTitleCells } from './session/title-cells.ts';

const minimum = constants['segments/engagement.minimum'];

/** What of chats may not be told to anyone who may not see names: too few people could have had them. */
export interface Untold {
  titles: ReadonlySet<string>;
  /** The ids of chats whose day is known besides. */
  dated: ReadonlySet<string>;
}

export const nothing: Untold = { titles: new Set(), dated: new Set() };

/** Chats with one of these ids, or one of these titles. */
export interface Which {
  ids?: readonly string[];
  titles?: readonly string[];
}

/** `dated` says it of these chats; without them of all. */
export async function untoldOf(context: CallContext, which: Which = {}): Promise<Untold> {
  if (mayName(context)) return nothing;
  const titles = untoldAmong((await heldTitleCells(context)) ?? (await cellsOf(context)));
  return { titles, dated: new Set(await datedChats(context, which)) };
}

/** Whether the chat's title is not told. */
export const isHidden = ({ titles, dated }: Untold, chat: { id: string; stage_title: string }): boolean =>
  titles.has(chat.stage_title) || dated.has(chat.id);

/** The chats whose title is told. */
export const areTold = ({ titles, dated }: Untold): SQL | undefined =>
  and(
    titles.size > 0 ? notInArray(chatSession.stage_title, [...titles]) : undefined,
    dated.size > 0 ? notInArray(chatSession.id, [...dated]) : undefined,
  );

function untoldAmong(cells: readonly TitleCell[]): ReadonlySet<string> {
  const titles = untold.get(cells) ?? coarseTitles(cells, minimum);
  untold.set(cells, titles);
  return titles;
}

/** By what was counted, which is the same as long as nothing has changed. */
const untold = new WeakMap<readonly TitleCell[], ReadonlySet<string>>();

/** The title as the caller is told it. */
export const titleTold = (context: CallContext, untold: Untold, chat: { id: string; stage_title: string }): string =>
  isHidden(untold, chat) ? context.text('people/session/hidden-title') : chat.stage_title;

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
async function datedChats(context: CallContext, { ids, titles }: Which): Promise<string[]> {
  const { db, company, actor } = context;
  // One by one: there may be far more chats than anyone was told of.
  const dated = db
    .select({ stage: chatSession.stage, title: chatSession.stage_title })
    .from(chatSession)
    .where(and(eq(chatSession.companyId, alert.companyId), eq(chatSession.id, alert.session)))
    .limit(1)
    .as('dated');
  const window = sql.raw(`interval '${constants['chats/link.days']} days'`);
  const others = () =>
    db
      .select({ user: chatSession.user })
      .from(chatSession)
      .where(
        and(
          eq(chatSession.companyId, company),
          eq(chatSession.stage, dated.stage),
          eq(chatSession.stage_title, dated.title),
          ne(chatSession.user, actor.id),
          sql`${chatSession.createdAt} between ${alert.createdAt} - ${window} and ${alert.createdAt}`,
          context.visible('people/session'),
        ),
      );
  const people = (chats: SQLWrapper) => sql`(select count(distinct user_id) from (${chats}) as others)`;
  // Mostly the first ones are of as many people; only where they are not all are looked at.
  const areFew = sql`case when ${people(others().limit(minimum))} >= ${minimum} then false else ${people(others())} < ${minimum} end`;
  const rows = await db
    .selectDistinct({ id: alert.session })
    .from(alert)
    .innerJoinLateral(dated, sql`true`)
    .where(
      and(
        eq(alert.companyId, company),
        eq(alert.user, actor.id),
        ids ? inArray(alert.session, [...ids]) : isNotNull(alert.session),
        titles && inArray(dated.title, [...titles]),
        areFew,
      ),
    );
  return rows.flatMap(({ id }) => id ?? []);
}
