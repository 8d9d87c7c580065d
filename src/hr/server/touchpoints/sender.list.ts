import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { stage, userProfile } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { holds } from '../../../shared/paging/plain-words.ts';

/** Also those who have left: it is they who have to be replaced. Names of chat users are read by every employee. */
export const handler: Handler<Calls['touchpoints/sender.list']> = async (context, { query }) => {
  const { db, company } = context;
  const rows = await db
    .select({ id: userProfile.id, display_name: userProfile.display_name, count: count() })
    .from(stage)
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, stage.chatFromUser)))
    .where(and(eq(stage.companyId, company), eq(stage.stageType, 'lifecycle'), ne(stage.status, 'deleted')))
    .groupBy(userProfile.id, userProfile.display_name)
    .orderBy(desc(count()), userProfile.display_name)
    .limit(500);
  const searched = query.raw_search_string ?? '';
  const data = rows
    .filter(({ display_name }) => holds(display_name, searched))
    .map(({ count: touchpoints, ...person }) => ({
      ...person,
      touchpoints:
        touchpoints === 1
          ? context.text('touchpoints/sender.one')
          : context.text('touchpoints/sender.several', { count: touchpoints }),
    }));
  return { status: 200, data };
};
