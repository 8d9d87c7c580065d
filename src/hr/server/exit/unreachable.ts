import { and, asc, sql } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { dayOf } from '../segments/limits.ts';
import { isReachable } from '../touchpoints/run/plan.ts';

/** Of those whom the caller sees: who has left, and has no address that the survey could go to. */
const unreachable = (context: CallContext) =>
  and(
    context.visible('people/user'),
    sql`${userProfile.exit_date} <= ${dayOf(context)}::date`,
    sql`not ${isReachable}`,
  );

const why = sql<'none' | 'work' | 'bounced'>`case
  when coalesce(${userProfile.alternateEmail}, '') = '' then 'none'
  when lower(${userProfile.alternateEmail}) = lower(${userProfile.email}) then 'work' else 'bounced' end`;

export const countUnreachable = (context: CallContext): Promise<number> =>
  context.db.$count(userProfile, unreachable(context));

/** Who left last first. */
export async function someUnreachable(context: CallContext, limit: number, offset: number) {
  const { id, display_name, employee_id, department, exit_date } = userProfile;
  const rows = await context.db
    .select({ id, display_name, employee_id, department, exit_date, why })
    .from(userProfile)
    .where(unreachable(context))
    .orderBy(sql`${exit_date} desc nulls last`, asc(id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, exit_date: row.exit_date ?? '' }));
}
