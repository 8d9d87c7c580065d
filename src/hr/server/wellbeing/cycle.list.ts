import { desc, eq, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { surveyCycle, surveyResponse } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { sumsOf } from './cycle-sums.ts';

const minimum = constants['segments/engagement.minimum'];

/** While a cycle runs, only how many have answered is told, in steps of the minimum: nobody learns of a single answer. */
export const handler: Handler<Calls['wellbeing/cycle.list']> = async (context) => {
  const { db, company, actor } = context;
  if (actor.scope !== null) return { status: 200, data: [] };
  const cycles = await db
    .select()
    .from(surveyCycle)
    .where(eq(surveyCycle.companyId, company))
    .orderBy(desc(surveyCycle.number))
    .limit(constants['wellbeing/results.cycles']);
  const data: Calls['wellbeing/cycle.list']['answer']['data'] = [];
  for (const cycle of cycles) {
    const { id, number, start, end, closedAt } = cycle;
    const told = closedAt ? (await sumsOf(context, cycle)).results.group() : null;
    const [row] = closedAt
      ? []
      : await db
          .select({ count: sql<number>`count(*)::int` })
          .from(surveyResponse)
          .where(
            sql`${surveyResponse.companyId} = ${company} and ${surveyResponse.cycle} = ${id} and ${surveyResponse.state} <> 'none'`,
          );
    const atLeast = row ? Math.floor(row.count / minimum) * minimum : 0;
    data.push({
      id,
      number,
      start,
      end,
      closed: closedAt !== null,
      respondents: told?.respondents ?? (atLeast || null),
      rate: told?.rate ?? null,
    });
  }
  return { status: 200, data };
};
