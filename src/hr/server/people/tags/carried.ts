import { and, count, countDistinct, desc, inArray, sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { userProfile } from '../../../../generated/tables.ts';
import type { Handler } from '../../../../server/context.ts';

/** Of these people, all of whom the caller must see. */
export const handler: Handler<Calls['people/tags/carried']> = async (context, { body }) => {
  const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
  const these = and(context.visible('people/user'), inArray(userProfile.id, ids));
  const [seen] = await context.db.select({ number: count() }).from(userProfile).where(these);
  if (seen?.number !== ids.length) context.notFound();
  const tag = sql<string>`carried.tag`;
  const data = await context.db
    .select({ tag, count: countDistinct(userProfile.id) })
    .from(sql`${userProfile} cross join lateral jsonb_array_elements_text(${userProfile.tags}) as carried(tag)`)
    .where(these)
    .groupBy(tag)
    .orderBy(desc(countDistinct(userProfile.id)), tag);
  return { data };
};
