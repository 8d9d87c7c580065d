import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { learnerOf } from './learner.ts';
import { dayOf, filtersFor } from './limits.ts';
import { peopleCondition } from './selected.ts';

/** The headcount that the overview shows for the same filters. */
export const handler: Handler<Calls['segments/count']> = async (context, { body }) => {
  const filters = filtersFor(context, body.filters);
  const { known, seen } = await learnerOf(context as CallContext);
  const headcount = await context.records.countedPeople(
    and(eq(userProfile.status, 'active'), known, seen, peopleCondition(filters, dayOf(context))),
  );
  return { status: 200, headcount };
};
