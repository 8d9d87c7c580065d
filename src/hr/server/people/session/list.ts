import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { constants } from '../../../../generated/options.ts';
import { chatMessage, chatSession, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { pageNumber } from '../../../../shared/paging/paging.ts';
import { wireTime } from '../../../../shared/time/wire.ts';
import { readSettings } from '../../company/settings.ts';
import { invitesWith } from '../meeting/invite.ts';
import { pseudonymName } from '../pseudonym.ts';
import { nothing, titleTold, type Untold, untoldOf } from '../titles.ts';
import { sentByMail } from '../waiting.ts';
import { heldChats } from './held-chats.ts';
import { lastToFirst, orderOf } from './order.ts';
import {
  chatsAsked,
  type Found,
  foundFor,
  isByName,
  isClosed,
  isHighRisk,
  isListedInMemory,
  isPlain,
  lastByPerson,
  looksAtPeople,
  ofPerson,
  tabOf,
  tabs,
  toldBy,
} from './query.ts';
import { type Row, rowColumns } from './row-columns.ts';
import { rowsFound } from './rows-found.ts';
import { mayName, seesTooFew } from './sessions.ts';

type SessionList = Calls['people/session/list'];
type ListContext = CallContext<SessionList['errors']>;
type Answered = SessionList['answer']['data'][number];

/** Chats that the caller may see, with or without whose they are. */
export const handler: Handler<SessionList> = async (context, { query }) => {
  const keep = keptFields(context, query.fields);
  if (await seesTooFew(context as CallContext)) return { ...noChats, withheld: withheldText(context) };
  const found = await foundFor(context as CallContext, query);
  const which = toldBy(query, found);
  const untold = which ? await untoldOf(context as CallContext, which) : nothing;
  const asked = chatsAsked(context, query, untold, found);
  const limit = query.page_limit ?? 10;
  const offset = (pageNumber(query.page_offset) - 1) * limit;
  const held = await heldChats(context, query, untold, found, { offset, limit });
  const totals = held?.counts ?? (await countsOf(context, asked, looksAtPeople(query)));
  const rows =
    held && isListedInMemory(context, query, found)
      ? await rowsFound(context as CallContext, held.page)
      : await rowsAsked(context, query, { untold, found, asked }, { offset, limit, total: totals[tabOf(query)] });
  const ids = rows.map(({ chat }) => chat.id);
  const entries = await entriesOf(context, ids);
  const hidden = await untoldOf(context as CallContext, { ids });
  const sent = await waitingOf(context, rows);
  const invites = await invitesOf(context, rows);
  const { summary } = await readSettings(context.db, context.company);
  const whose = whoseOf(context as CallContext);
  return {
    data: rows.map((row) =>
      keep({
        ...factsOf(row.chat, entries),
        stage_title: titleTold(context as CallContext, hidden, row.chat),
        ...whose(row),
        ...waits(row, sent),
        ...(invites && { invite: invites.get(row.person.id) ?? null }),
        summary,
      }),
    ),
    total_count: totals[tabOf(query)],
    high_risk_session_count: totals.high_risk_session,
    closed_session_count: totals.closed_session,
    total_session_count: totals.total_session,
    ...(totals.total_session === 0 &&
      (await isKeptBack(context, query, untold)) && { withheld: withheldText(context) }),
  };
};

const noChats = {
  data: [],
  total_count: 0,
  high_risk_session_count: 0,
  closed_session_count: 0,
  total_session_count: 0,
};

/** Which chats, and what was found for it. */
interface Asked {
  untold: Untold;
  found: Found;
  asked: SQL | undefined;
}

/** Where a page begins, and of how many chats. */
interface Place {
  offset: number;
  limit: number;
  total: number;
}

/** Sorted are the chats' ids; the rest of them, and whose they are, is read for the page alone. */
async function rowsAsked(
  context: ListContext,
  query: SessionList['query'],
  { untold, found, asked }: Asked,
  place: Place,
) {
  const order = orderOf(context, query, found);
  const page = isPlain(context, query)
    ? plainPage(context, asked, order, place)
    : (query.last && isByName(query) ? lastByPerson(context, query, untold, found) : allOf(context, query, asked))
        .orderBy(...order)
        .limit(place.limit)
        .offset(place.offset);
  return context.db
    .select(rowColumns)
    .from(chatSession)
    .innerJoin(userProfile, ofPerson)
    .where(and(eq(chatSession.companyId, context.company), inArray(chatSession.id, page)))
    .orderBy(...order);
}

const allOf = ({ db }: ListContext, query: SessionList['query'], asked: SQL | undefined) =>
  db
    .select({ id: chatSession.id })
    .from(chatSession)
    .innerJoin(userProfile, ofPerson)
    .where(and(asked, tabs[tabOf(query)]))
    .$dynamic();

/** Found in the index alone, and from its end where that is nearer. */
function plainPage(context: ListContext, asked: SQL | undefined, order: SQL[], { offset, limit, total }: Place) {
  const many = Math.min(limit, total - offset);
  const isNearTheEnd = many > 0 && offset > total / 2;
  return context.db
    .select({ id: chatSession.id })
    .from(chatSession)
    .where(asked)
    .orderBy(...(isNearTheEnd ? lastToFirst(context) : order))
    .limit(isNearTheEnd ? many : limit)
    .offset(isNearTheEnd ? total - offset - many : offset);
}

function countsOf({ db, records }: CallContext, asked: SQL | undefined, withPeople: boolean) {
  const query = db
    .select({
      total_session: count(),
      high_risk_session: sql<number>`count(*) filter (where ${isHighRisk})`.mapWith(Number),
      closed_session: sql<number>`count(*) filter (where ${isClosed})`.mapWith(Number),
    })
    .from(chatSession)
    .$dynamic();
  return records.counted((withPeople ? query.innerJoin(userProfile, ofPerson) : query).where(asked));
}

/** There are chats of the touchpoint, and none of them may be told as its own. */
async function isKeptBack(
  context: CallContext<'NotNamed'>,
  { stage_id, stage__id__in }: SessionList['query'],
  untold: Untold,
) {
  if (untold.titles.size + untold.dated.size === 0 || !(stage_id || stage__id__in)) return false;
  const touchpoint = { page_limit: 1, last: false, stage_id, stage__id__in };
  const found = await foundFor(context as CallContext, touchpoint);
  const many = async (hidden: Untold) =>
    (await countsOf(context as CallContext, chatsAsked(context, touchpoint, hidden, found), false)).total_session;
  return (await many(nothing)) > 0 && (await many(untold)) === 0;
}

const withheldText = (context: CallContext<never>): string =>
  context.text('people/session/withheld', { minimum: constants['segments/engagement.minimum'] });

function factsOf(chat: Row['chat'], entries: ReadonlyMap<string, number>): Answered {
  return {
    id: chat.id,
    action_status: chat.action_status,
    overall_mood: chat.overall_mood,
    driverAverage: chat.driverAverage,
    status: chat.status,
    driver_rating: chat.driver_rating,
    transcripts: entries.get(chat.id) ?? 0,
  };
}

/** Of someone without a name also the days are kept back: they follow from the day of joining. */
function whoseOf(context: CallContext): (row: Row) => Partial<Answered> {
  if (!mayName(context))
    return ({ chat }) => ({ user_display_name: pseudonymName(context, chat), pseudonym: chat.pseudonym });
  const time = wireTime(context.config.wireZone);
  return ({ chat, person }) => ({
    user: person.id,
    user_profile_id: person.id,
    user_display_name: person.display_name,
    user_email: person.email,
    user_profilePicture: person.profilePicture,
    user_department: person.department,
    user_location: person.location,
    gender: person.gender,
    active_tab: activeTabOf(person),
    sentAt: chat.startedAt ? null : time(chat.createdAt),
    createdAt: chat.startedAt && time(chat.startedAt),
    completedAt: chat.completedAt && time(chat.completedAt),
    acknowledgedAt: chat.acknowledgedAt && time(chat.acknowledgedAt),
  });
}

/** For anyone who may send the link again. */
async function waitingOf(context: CallContext, rows: readonly Row[]): Promise<Set<string> | null> {
  if (!context.explain('people/session/resend')?.allowed) return null;
  const open = rows.filter(({ chat }) => chat.status !== 'completed');
  return sentByMail(
    context,
    open.map(({ chat }) => chat.id),
  );
}

const waits = ({ chat }: Row, sent: Set<string> | null): Partial<Answered> =>
  sent ? { waits: sent.has(chat.id) } : {};

/** For anyone who may know whose chat it is. */
const invitesOf = async (context: CallContext, rows: readonly Row[]) =>
  mayName(context)
    ? invitesWith(
        context,
        rows.map(({ person }) => person.id),
      )
    : null;

/** Where the list of employees shows someone: what was in a chat may be over by now. */
function activeTabOf({ user_mood: mood, action_status: status }: Row['person']): Answered['active_tab'] {
  if (status === 'resolved') return 'closed_session';
  return mood !== null && mood <= constants['segments/engagement.disengagedUpTo']
    ? 'high_risk_session'
    : 'total_session';
}

/** How many entries there are to be read, for those who may read them. */
async function entriesOf(context: CallContext, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0 || !context.explain('people/session/transcript')?.allowed) return new Map();
  const hidden = sql.join(
    constants['people/session/hidden'].map((text) => sql`${text}`),
    sql`, `,
  );
  const rows = await context.db
    .select({ session: chatMessage.session, entries: count() })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.companyId, context.company),
        inArray(chatMessage.session, [...ids]),
        eq(chatMessage.defaultInteraction, false),
        sql`${chatMessage.msg} -> 0 ->> 'text' not in (${hidden})`,
      ),
    )
    .groupBy(chatMessage.session);
  return new Map(rows.map(({ session, entries }) => [session, entries]));
}

const fields = new Set<string>([
  ...['id', 'user', 'pseudonym', 'action_status', 'stage_title', 'overall_mood', 'driverAverage', 'user_display_name'],
  ...['user_email', 'user_profilePicture', 'user_department', 'user_location', 'gender', 'transcripts'],
  ...[
    'user_profile_id',
    'active_tab',
    'status',
    'sentAt',
    'createdAt',
    'completedAt',
    'acknowledgedAt',
    'driver_rating',
    'summary',
    'waits',
    'invite',
  ],
]);

function keptFields(context: CallContext<'UnknownField'>, asked: readonly string[] | undefined) {
  if (!asked?.length) return (row: Answered) => row;
  const odd = asked.find((name) => !fields.has(name));
  if (odd !== undefined) context.fail('UnknownField', { errors: { fields: [] } });
  return (row: Answered) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || asked.includes(name))) as Answered;
}
