import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Calls } from '../../../../generated/calls.ts';
import { constants } from '../../../../generated/options.ts';
import { chatSession, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { patternsOf } from '../../../../shared/paging/search.ts';
import type { Filters } from '../../../rules/saved-filters.ts';
import { audience } from '../../access/scope.ts';
import type { Span } from '../../segments/bucket-rows.ts';
import { dayOf, filtersFor } from '../../segments/limits.ts';
import { parsedFilters } from '../../segments/overview.ts';
import { begunIn, chatSpan, peopleCondition, spanOf } from '../../segments/selected.ts';
import { alike } from '../alike.ts';
import { chatsUnder } from '../pseudonym.ts';
import { areTold, type Untold, type Which } from '../titles.ts';
import type { Tab } from './chosen-chats.ts';
import { lastFirst, mayListChats, mayName } from './sessions.ts';
import { titlesFound, titlesOf } from './titles-found.ts';

type SessionList = Calls['people/session/list'];
export type Asked = SessionList['query'];
export type Context = CallContext<SessionList['errors']>;

/** Disengaged, and the case is not resolved. */
export const isHighRisk: SQL = sql`(${chatSession.overall_mood} <= ${sql.raw(String(constants['segments/engagement.disengagedUpTo']))} and ${chatSession.action_status} <> 'resolved')`;
export const isClosed: SQL = sql`${chatSession.action_status} = 'resolved'`;

export const tabs: Readonly<Record<Tab, SQL | undefined>> = {
  high_risk_session: isHighRisk,
  closed_session: isClosed,
  total_session: undefined,
};

export const tabOf = ({ tab }: Asked): Tab => (tab === undefined ? 'total_session' : (tab as Tab));

/**
 * The chats that are asked for, all tabs together. Anyone who may not see names is not told by any of it whose a chat is:
 * what only the person or the day of a chat would answer is refused.
 */
export function chatsAsked(context: Context, asked: Asked, untold: Untold, found: Found): SQL | undefined {
  const { named, visible, conditions } = conditionsOf(context, asked, untold, found);
  if (!asked.last) return conditions;
  // Without names it is the last of all: one that another filter puts out would tell that both are of one person.
  const last = context.db
    .selectDistinctOn([chatSession.user], { id: chatSession.id })
    .from(chatSession)
    .innerJoin(userProfile, ofPerson)
    .where(and(named ? conditions : visible, eq(userProfile.status, 'active')))
    .orderBy(chatSession.user, ...lastFirst);
  return and(named ? eq(chatSession.companyId, context.company) : conditions, inArray(chatSession.id, last));
}

/**
 * The last ones of `chatsAsked`, each asked for by its person: where people are read in the order of their names, those of
 * a page are enough.
 */
export function lastByPerson(context: Context, asked: Asked, untold: Untold, found: Found) {
  const { db, company } = context;
  const { conditions } = conditionsOf(context, asked, untold, found);
  const last = db
    .select({ id: chatSession.id })
    .from(chatSession)
    .where(and(conditions, ofPerson))
    .orderBy(...lastFirst)
    .limit(1)
    .as('last');
  const own = and(eq(chatSession.companyId, company), eq(chatSession.id, last.id));
  return db
    .select({ id: chatSession.id })
    .from(userProfile)
    .innerJoinLateral(last, sql`true`)
    .innerJoin(chatSession, own)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.status, 'active'), tabs[tabOf(asked)]))
    .$dynamic();
}

export const isByName = ({ ordering }: Asked): boolean => /display_name/.test(ordering ?? '');

function conditionsOf(context: Context, asked: Asked, untold: Untold, found: Found) {
  const named = mayName(context);
  if (!mayListChats(context as CallContext, tellsWho(asked))) context.fail('NotNamed');
  const visible = and(eq(chatSession.companyId, context.company), context.visible('people/session'));
  const conditions = and(
    visible,
    ofStages(asked, untold),
    asked.driver ? sql`${chatSession.driver_rating} -> ${asked.driver} is not null` : undefined,
    asked.action_status__in ? inArray(chatSession.action_status, asked.action_status__in) : undefined,
    asked.mood__in ? inArray(chatSession.overall_mood, asked.mood__in) : undefined,
    begunIn(spanAsked(context, asked)),
    peopleAsked(context, asked),
    asked.user ? or(eq(chatSession.user, asked.user), eq(chatSession.id, asked.user)) : undefined,
    asked.chat ? eq(chatSession.id, asked.chat) : undefined,
    asked.pseudonym ? eq(chatSession.pseudonym, asked.pseudonym) : undefined,
    searched(found, untold),
  );
  return { named, visible, conditions };
}

/** Where chats are asked for by their touchpoint, those of which `chatsAsked` has to know whether it may be told. */
export function toldBy(asked: Asked, { titles, ofStages }: Found): Which | undefined {
  if (stagesOf(asked) !== undefined) return ofStages ? { titles: ofStages } : {};
  return titles.length > 0 ? { titles } : undefined;
}

/** Whether `chatsAsked` or the order looks at people: else counting need not read them. */
export const looksAtPeople = (asked: Asked): boolean =>
  !asked.last &&
  (asked.filters !== undefined ||
    Boolean(asked.raw_search_string?.trim()) ||
    Object.keys(peopleFilters).some((name) => (asked as Record<string, unknown>)[name] !== undefined));

export const ofPerson = and(eq(userProfile.companyId, chatSession.companyId), eq(userProfile.id, chatSession.user));

/** Filters and orders that would tell whose a chat is. The day of a chat does: it follows from the joining date. */
function tellsWho(asked: Asked): boolean {
  const byPerson = Object.keys(peopleFilters).some((name) => (asked as Record<string, unknown>)[name] !== undefined);
  const byDay = asked.initiated_date_start !== undefined || /createdAt|display_name/.test(asked.ordering ?? '');
  const byOverview = asked.filters !== undefined && !/^\s*\{\s*\}\s*$/.test(asked.filters);
  return byPerson || byDay || byOverview || asked.user !== undefined;
}

const columns = userProfile as unknown as Record<string, PgColumn>;
const peopleFilters: Record<string, PgColumn | undefined> = Object.fromEntries(
  audience.map((property) => [property === 'tags' ? property : `${property}__in`, columns[property]]),
);

function peopleConditions(asked: Asked): (SQL | undefined)[] {
  return Object.entries(peopleFilters).map(([name, column]) => {
    const values = (asked as Record<string, unknown>)[name] as string[] | undefined;
    if (!column || !values) return undefined;
    if (name !== 'tags') return inArray(column, values);
    return sql`${column} ?| array[${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`;
  });
}

/** Whose chats are asked for; undefined where it is everyone's. */
export function peopleAsked(context: Context, asked: Asked): SQL | undefined {
  const filters = filtersAsked(context, asked);
  return and(...peopleConditions(asked), filters && peopleCondition(filters, dayOf(context)));
}

/** What the overview was narrowed to, read as the overview reads it. */
const filtersAsked = (context: Context, { filters: text }: Asked): Filters | undefined =>
  text === undefined ? undefined : filtersFor(context, parsedFilters(context, text));

/** When they began. A last day says nothing without a first one. */
export function spanAsked(context: Context, asked: Asked): Span {
  const { initiated_date_start: from, initiated_date_end: to } = asked;
  const { timeZone } = context.actor;
  const own = from ? spanOf({ from, ...(to && { to }) }, timeZone) : {};
  const filters = filtersAsked(context, asked);
  const other = filters ? chatSpan(filters, dayOf(context), timeZone) : {};
  const froms = [own.from, other.from].filter((at) => at !== undefined);
  const tos = [own.to, other.to].filter((at) => at !== undefined);
  return {
    ...(froms.length > 0 && { from: Math.max(...froms) }),
    ...(tos.length > 0 && { to: Math.min(...tos) }),
  };
}

/** Which touchpoints are asked for. */
function stagesOf({ stage__id__in: many, stage_id: one }: Asked): string[] | undefined {
  if (one === undefined) return many;
  return many === undefined || many.includes(one) ? [one] : [];
}

/** A touchpoint whose title is not told finds nothing. */
function ofStages(asked: Asked, untold: Untold): SQL | undefined {
  const stages = stagesOf(asked);
  return stages && and(inArray(chatSession.stage, stages), areTold(untold));
}

/** What is found before chats are looked at. */
export interface Found {
  /** What is searched for: people where names may be seen, else a pseudonym. */
  text: string | undefined;
  /** Of touchpoints, with the text. */
  titles: readonly string[];
  /** Where names may not be seen, the ids of chats under the pseudonym; else undefined. */
  chats: readonly string[] | undefined;
  /** Where touchpoints are asked for, their titles; undefined too where these do not tell them. */
  ofStages: readonly string[] | undefined;
}

export async function foundFor(context: CallContext, asked: Asked): Promise<Found> {
  const text = asked.raw_search_string?.trim() || undefined;
  const stages = stagesOf(asked);
  return {
    text,
    titles: text === undefined ? [] : await titlesFound(context, text),
    chats: text === undefined || mayName(context) ? undefined : await chatsUnder(context, text),
    ofStages: stages && (await titlesOf(context, stages)),
  };
}

function searched({ text, titles, chats }: Found, untold: Untold): SQL | undefined {
  if (text === undefined) return undefined;
  const byTouchpoint = inArray(chatSession.stage_title, [...titles]);
  if (chats) return or(and(byTouchpoint, areTold(untold)), inArray(chatSession.id, [...chats]));
  const { display_name, email, employee_id } = userProfile;
  const byPerson = patternsOf(text).map((like) =>
    or(alike(display_name, like), alike(email, like), alike(employee_id, like)),
  );
  return or(byTouchpoint, and(...byPerson));
}

/** Whether what is held of chats tells which of them are asked for. */
export const isKnownInMemory = (asked: Asked, found: Found): boolean =>
  !found.chats?.length &&
  (found.ofStages !== undefined || stagesOf(asked) === undefined) &&
  ![asked.user, asked.chat, asked.pseudonym].some(Boolean);

/** Whether it tells their order too. */
export const isListedInMemory = (context: Context, asked: Asked, found: Found): boolean =>
  isKnownInMemory(asked, found) && !isPlain(context, asked) && !isByName(asked);

/** Whether all chats of the company are asked for, in the order in which an index has them. */
export const isPlain = ({ actor }: Context, { last, tab, ordering, ...asked }: Asked): boolean =>
  actor.scope === null &&
  !last &&
  (tab ?? 'total_session') === 'total_session' &&
  (ordering ?? '-createdAt') === '-createdAt' &&
  Object.keys(asked).every((name) => plain.has(name));

/** What does not say which chats, or in which order. */
const plain = new Set(['page_limit', 'page_offset', 'fields']);
