import { and, eq, inArray } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { chatSession } from '../../../../generated/tables.ts';
import { type CallContext, idHash, textHash } from '../../../../server/context.ts';
import { lastOfId } from '../../segments/answers.ts';
import type { Untold } from '../titles.ts';
import { type ChosenChats, chosenChats, type Listed, type Wanted } from './chosen-chats.ts';
import type { Buckets } from './first-chats.ts';
import { heldPeople } from './held-people.ts';
import { type Found, isKnownInMemory, isListedInMemory, peopleAsked, spanAsked, tabOf } from './query.ts';
import { mayName } from './sessions.ts';

type SessionList = Calls['people/session/list'];
type Context = CallContext<SessionList['errors']>;
type Asked = SessionList['query'];

/**
 * The chats that are asked for, found among those that the server holds for figures: the database is asked for people alone.
 * Undefined where it has to be asked for all.
 */
export async function heldChats(
  context: Context,
  asked: Asked,
  untold: Untold,
  found: Found,
  page: { offset: number; limit: number },
): Promise<ChosenChats | undefined> {
  if (!isKnownInMemory(asked, found)) return undefined;
  const { buckets, titles } = await searched(context, asked, untold, found);
  if (!buckets) return undefined;
  const named = mayName(context as CallContext);
  const wanted: Wanted = {
    period: spanAsked(context, asked),
    driver: asked.driver,
    moods: asked.mood__in,
    cases: asked.action_status__in,
    last: asked.last ? (named ? 'of-these' : 'of-all') : undefined,
    titles,
    ofStages: found.ofStages && told(found.ofStages, untold),
    hidden: await hashed(context, untold.dated),
  };
  const listed = isListedInMemory(context, asked, found) ? { ...orderOf(asked), mixed: !named, ...page } : undefined;
  return chosenChats(buckets, wanted, listed, context.giveWay, nameOf(context, asked, wanted, listed));
}

/** What is the same on each page. */
function nameOf({ company, actor }: Context, asked: Asked, wanted: Wanted, listed: Listed | undefined): string {
  const { page_limit, page_offset, fields, ...which } = asked;
  const parts = [company, actor.scope, which, wanted, listed && { ...listed, offset: 0, limit: 0 }];
  return JSON.stringify(parts, (_, value) => (value instanceof Map || value instanceof Set ? [...value] : value));
}

/** Found are all chats of people whose name holds the text, and of all people those whose touchpoint's title does. */
async function searched(
  context: Context,
  asked: Asked,
  untold: Untold,
  found: Found,
): Promise<{ buckets: Buckets | undefined; titles?: Wanted['titles'] }> {
  const people = heldPeople(context as CallContext, peopleAsked(context, asked));
  if (found.text === undefined) return { buckets: await context.records.held(people) };
  const titles = told(found.titles, untold);
  // By a name nobody is found who may not see them.
  if (found.chats) return { buckets: await context.records.held(people), titles };
  const named = await context.records.held(people, found.text);
  if (!named || titles.size === 0) return { buckets: named };
  const all = await context.records.held(people);
  const byBucket = new Map(named.rows.map((row) => [row.bucket, row.people]));
  return {
    buckets: all && { ...all, rows: all.rows.map((row) => ({ ...row, found: byBucket.get(row.bucket) })) },
    titles,
  };
}

const told = (titles: readonly string[], untold: Untold): ReadonlySet<number> =>
  new Set(titles.filter((title) => !untold.titles.has(title)).map(textHash));

async function hashed({ db, company }: Context, ids: ReadonlySet<string>): Promise<Wanted['hidden']> {
  if (ids.size === 0) return undefined;
  const rows = await db
    .select({ person: idHash(chatSession.user), chat: lastOfId(chatSession.id) })
    .from(chatSession)
    .where(and(eq(chatSession.companyId, company), inArray(chatSession.id, [...ids])));
  const byPerson = new Map<number, number[]>();
  for (const { person, chat } of rows) byPerson.set(person, [...(byPerson.get(person) ?? []), chat]);
  return byPerson;
}

function orderOf(asked: Asked): Omit<Listed, 'offset' | 'limit'> {
  const by = asked.ordering?.replace('-', '') as Listed['by'];
  return { tab: tabOf(asked), by, descending: asked.ordering?.startsWith('-') };
}
