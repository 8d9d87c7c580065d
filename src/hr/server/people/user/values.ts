import { and, asc, eq, ilike, isNotNull, ne } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { userProfile } from '../../../../generated/tables.ts';
import type { Handler } from '../../../../server/context.ts';

/** What colleagues whom one sees have in a field, so that the same place is not written in five ways. */
export const handler: Handler<Calls['people/user/values']> = async (context, { query }) => {
  const column = userProfile[query.field];
  const search = query.raw_search_string?.trim().replace(/[\\%_]/g, '\\$&');
  const rows = await context.db
    .selectDistinct({ value: column })
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, context.company),
        isNotNull(column),
        ne(column, ''),
        search ? ilike(column, `%${search}%`) : undefined,
        context.visible('people/user'),
      ),
    )
    .orderBy(asc(column))
    .limit(20);
  return { data: rows.map(({ value }) => ({ value: String(value) })) };
};
