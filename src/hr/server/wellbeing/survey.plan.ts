import { asc } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { nextPlan, plannedPeople, plannedPerson } from './planned.ts';
import { ownSurvey } from './survey.ts';

/** Who is to get which mail when: the plan that the jobs follow, of those whom the caller sees, a page at a time. */
export const handler: Handler<Calls['wellbeing/survey.plan']> = async (context, { body }) => {
  const { db, config, records } = context;
  const survey = await ownSurvey(context);
  const plan = (await nextPlan(context)) ?? context.fail('NotMapped');
  const asked = plannedPeople(context, survey);
  const limit = body.page_limit ?? 10;
  const people = await db
    .select(plannedPerson)
    .from(userProfile)
    .where(asked)
    .orderBy(asc(userProfile.display_name), asc(userProfile.id))
    .limit(limit)
    .offset((Math.max(1, body.page_offset ?? 1) - 1) * limit);
  const planned = await plan(people);
  return {
    status: 200,
    total_count: await records.countedPeople(asked),
    data: people.map((person, at) => ({
      id: person.id,
      display_name: person.display_name,
      email: person.email,
      time_zone: person.user_timezone,
      mails: (planned[at] ?? []).map(({ at, ...mail }) => ({ ...mail, at: wireTime(config.wireZone)(at) })),
    })),
  };
};
