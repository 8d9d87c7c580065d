import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { constants } from '../../../../generated/options.ts';
import { userProfile } from '../../../../generated/tables.ts';
import type { Handler } from '../../../../server/context.ts';
import { worksOn } from '../../access/members.ts';
import { todayOf } from '../../company/zone.ts';

const shown = constants['shell/limits.namedPeople'];

/** Those who are no admin any more, once it is required, until they have a second factor. */
export const handler: Handler<Calls['account/mfa/requirement-effect']> = async (context) => {
  const today = await todayOf(context);
  const rows = await context.db
    .select({ name: userProfile.display_name, total: sql<number>`(count(*) over ())::int` })
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, context.company),
        worksOn(today),
        inArray(userProfile.type, ['SuperAdmin', 'Admin']),
        sql`${userProfile.two_factor} is not true`,
        context.visible('people/user'),
      ),
    )
    .orderBy(asc(userProfile.display_name), asc(userProfile.id))
    .limit(shown);
  return { status: 200, count: rows[0]?.total ?? 0, names: rows.map(({ name }) => name) };
};
