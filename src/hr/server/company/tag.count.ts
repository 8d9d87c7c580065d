import { and, count, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';

/** How many of the people whom the caller sees carry a tag: asked before it is taken from the list. */
export const handler: Handler<Calls['company/tag.count']> = async (context, { query }) => {
  const carries = sql`${userProfile.tags} @> ${JSON.stringify([query.tag])}::jsonb`;
  const [found] = await context.db
    .select({ number: count() })
    .from(userProfile)
    .where(and(context.visible('people/user'), carries));
  return { status: 200, count: found?.number ?? 0 };
};
