import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { chatSession, userProfile } from '../../../../generated/tables.ts';
import {
  type Bucketed,
  type CallContext,
  idHash,
  packedBucket,
  packedIds,
  type Reckoning,
  textHash,
  unpackedIds,
} from '../../../../server/context.ts';
import { type Answers, answers, hasPrint, withPrint } from '../../segments/answers.ts';
import { type ChosenChats, chosenChats, type Listed, type Tab, type Wanted } from './chosen-chats.ts';
import type { Buckets, ChatFound } from './first-chats.ts';
import { isKnownInMemory, isListedInMemory, ofPerson, peopleAsked, spanAsked } from './query.ts';
import { mayName } from './sessions.ts';
import { titlesFound } from './titles-found.ts';

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
  page: { offset: number; limit: number },
): Promise<ChosenChats | undefined> {
  if (!isKnownInMemory(context, asked)) return undefined;
  const { buckets, titles } = await searched(context, asked);
  if (!buckets) return undefined;
  const last = mayName(context as CallContext) ? 'of-these' : 'of-all';
  const wanted: Wanted = {
    period: spanAsked(context, asked),
    driver: asked.driver,
    moods: asked.mood__in,
    cases: asked.action_status__in,
    last: asked.last ? last : undefined,
    titles,
  };
  const listed = isListedInMemory(context, asked) ? { ...orderOf(asked), ...page } : undefined;
  const before = listed ? undefined : counted.get(buckets.rows)?.get(JSON.stringify(wanted));
  if (before) return { counts: before, page: [] };
  const found = await chosenChats(buckets, wanted, listed, context.giveWay);
  if (!listed) keepCounts(buckets.rows, wanted, found.counts);
  return found;
}

/** As long as nothing has changed the rows are the same ones. */
const counted = new WeakMap<readonly object[], Map<string, ChosenChats['counts']>>();
const mostCounted = 100;

function keepCounts(rows: readonly object[], wanted: Wanted, counts: ChosenChats['counts']): void {
  const known = counted.get(rows) ?? new Map<string, ChosenChats['counts']>();
  if (known.size === mostCounted) known.clear();
  counted.set(rows, known.set(JSON.stringify(wanted), counts));
}

/** Found are all chats of people whose name holds the text, and of all people those whose touchpoint's title does. */
async function searched(
  context: Context,
  asked: Asked,
): Promise<{ buckets: Buckets | undefined; titles?: ReadonlySet<number> }> {
  const text = asked.raw_search_string?.trim();
  const people = peopleOf(context, asked);
  if (!text) return { buckets: await context.records.held(people) };
  const found = await context.records.held(people, text);
  const titles = await titlesFound(context as CallContext, text);
  if (!found || titles.length === 0) return { buckets: found };
  const all = await context.records.held(people);
  const byBucket = new Map(found.rows.map((row) => [row.bucket, row.people]));
  return {
    buckets: all && { ...all, rows: all.rows.map((row) => ({ ...row, found: byBucket.get(row.bucket) })) },
    titles: new Set(titles.map(textHash)),
  };
}

export const tabOf = ({ tab }: Asked): Tab => (tab === undefined ? 'total_session' : (tab as Tab));

function orderOf(asked: Asked): Omit<Listed, 'offset' | 'limit'> {
  const by = asked.ordering?.replace('-', '') as Listed['by'];
  return { tab: tabOf(asked), by, descending: asked.ordering?.startsWith('-') };
}

/** Bytes that a row takes besides its people. */
const frame = 300;

interface People extends Bucketed {
  people: Float64Array;
}

/** Whose chats they are, by bucket. */
function peopleOf(context: Context, asked: Asked): Reckoning<People, Answers> {
  const which = and(
    eq(userProfile.companyId, context.company),
    context.visible('people/user'),
    peopleAsked(context, asked),
    asked.last ? eq(userProfile.status, 'active') : undefined,
  );
  return {
    ask({ bucket, within, apart }) {
      const each = apart.map(
        (part): SQL => sql`select ${bucket} as bucket, ${packedIds(sql`${userProfile.id}`)} as people
          from ${userProfile} where ${and(which, part, within)} group by 1`,
      );
      const parts = sql.join(each, sql` union all `);
      return sql`select bucket, string_agg(people, ''::bytea) as people from (${parts}) as parts group by bucket`;
    },
    holds: answers,
    row({ bucket, people: packed }: { bucket: number; people: string }) {
      const people = unpackedIds(packed).sort();
      return { bucket, people, bytes: frame + people.byteLength };
    },
  };
}

/** These chats and whose they are, in their order. */
export async function rowsFound(context: CallContext, found: readonly ChatFound[]) {
  if (found.length === 0) return [];
  const { db, company } = context;
  const of = <Key extends keyof ChatFound>(key: Key) => [...new Set(found.map((one) => one[key]))];
  const { user } = chatSession;
  const theirs = db
    .select({ user })
    .from(chatSession)
    .where(
      and(
        eq(chatSession.companyId, company),
        sql`${packedBucket(chatSession)} in ${of('bucket')}`,
        sql`${idHash(user)} in ${of('person')}`,
      ),
    );
  const rows = await db
    .select({ chat: chatSession, person: userProfile, id: idHash(chatSession.id), user: idHash(user) })
    .from(chatSession)
    .innerJoin(userProfile, ofPerson)
    .where(
      and(
        eq(chatSession.companyId, company),
        context.visible('people/session'),
        inArray(user, theirs),
        withPrint(idHash(chatSession.id), of('print')),
      ),
    );
  return found.flatMap(({ person, print }) => rows.find((row) => row.user === person && hasPrint(row.id, print)) ?? []);
}
