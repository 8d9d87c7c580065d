import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { chatSession, userProfile } from '../../../../generated/tables.ts';
import { idHash } from '../../../../server/context.ts';
import { lastOfId } from '../../segments/answers.ts';
import { type Asked, type Context, type Found, isListedInMemory } from './query.ts';
import { mayName } from './sessions.ts';

/** Without names also the order must not tell when a chat was. */
export function orderOf(context: Context, asked: Asked, found: Found): SQL[] {
  const { ordering, driver, user } = asked;
  const { startedAt, createdAt } = chatSession;
  const inMemory = isListedInMemory(context, asked, found);
  const chosen = ordering ? [chosenOrder(ordering, inMemory ? begunSecond : startedAt)] : [];
  const worst = driver ? [sql`(${chatSession.driver_rating} ->> ${driver})::float8`] : [];
  if (inMemory) return [...chosen, ...worst, ...(mayName(context) ? [newest] : [mixed]), ...asInMemory];
  // Of one person what was sent and not begun stands where it was sent; of many an index says the order.
  const usual = mayName(context)
    ? [user ? sql`coalesce(${startedAt}, ${createdAt}) desc` : sql`${startedAt} desc nulls last`]
    : [];
  return [...chosen, ...worst, ...usual, asc(chatSession.id)];
}

const begunSecond: SQL = sql`date_trunc('second', ${chatSession.startedAt})`;

/** As `FirstChats` has them. */
const newest: SQL = sql`${begunSecond} desc nulls last`;
const mixed: SQL = lastOfId(chatSession.id);
const asInMemory: SQL[] = [
  idHash(chatSession.user),
  // Of one person as they stand in `Answers`, the last one first.
  sql`(${chatSession.completedAt} is not null and ${chatSession.overall_mood} is not null) desc`,
  sql`case when ${chatSession.startedAt} is null then ${chatSession.createdAt} else ${chatSession.completedAt} end desc nulls last`,
  sql`${chatSession.startedAt} desc`,
  idHash(chatSession.id),
];

/** The order of all chats, read from its end. */
export const lastToFirst = (context: Context): SQL[] => [
  ...(mayName(context) ? [sql`${chatSession.startedAt} asc nulls first`] : []),
  desc(chatSession.id),
];

function chosenOrder(ordering: string, begun: SQL | PgColumn): SQL {
  const name = ordering.replace('-', '');
  const column = {
    createdAt: begun,
    overall_mood: chatSession.overall_mood,
    driverAverage: chatSession.driverAverage,
    user_display_name: userProfile.display_name,
  }[name];
  if (!ordering.startsWith('-')) return sql`${column} asc nulls last`;
  // Everyone has a name: so an index is read from its end.
  return column === userProfile.display_name ? sql`${column} desc` : sql`${column} desc nulls last`;
}
