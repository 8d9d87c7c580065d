import { asc } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { dayIn, wireTime } from '../../../shared/time/wire.ts';
import { fillPlaceholders } from '../../rules/placeholders.ts';
import { cyclesOf, firstDay, mailsIn, type PlannedMail } from '../../rules/survey-plan.ts';
import { recipientValues } from '../templates/placeholder-values.ts';
import { audienceCondition, audienceSize } from './audience.ts';
import { mailsOfSurvey, surveyValues } from './mails.ts';
import { sending } from './sending.ts';
import { monthsOf, ownSurvey } from './survey.ts';

/** Who would get which mail when, in the cycle that comes next: the plan that the jobs follow, a page at a time. */
export const handler: Handler<Calls['wellbeing/survey.plan']> = async (context, { body }) => {
  const { db, company, now, config } = context;
  const survey = await ownSurvey(context);
  const { start_date: start, end_date: end, frequency } = survey;
  if (!start || !end) return context.fail('NotMapped');
  const cycles = cyclesOf({ start, end }, monthsOf(frequency));
  const limit = body.page_limit ?? 10;
  const people = await db
    .select()
    .from(userProfile)
    .where(audienceCondition(company, survey))
    .orderBy(asc(userProfile.display_name), asc(userProfile.id))
    .limit(limit)
    .offset((Math.max(1, body.page_offset ?? 1) - 1) * limit);
  const { reachout, reminders } = await mailsOfSurvey(context);
  const values = await surveyValues(context, survey);
  const planOf = (zone: string): PlannedMail[] => {
    const today = dayIn(zone, now);
    const cycle = cycles.find((one) => one.end >= today);
    return cycle ? mailsIn(zone, { ...cycle, ...sending, reminders }, firstDay(zone, now, sending.hour)) : [];
  };
  return {
    status: 200,
    total_count: await audienceSize(context, survey),
    data: people.map((person) => ({
      id: person.id,
      display_name: person.display_name,
      email: person.email,
      time_zone: person.user_timezone,
      mails: planOf(person.user_timezone).map(({ mail, id, day, at }) => {
        const written = id === null ? reachout : reminders.find((one) => one.id === id);
        return {
          mail,
          email_config_id: written?.id ?? '',
          day,
          at: wireTime(config.wireZone)(at),
          local: wireTime(person.user_timezone)(at).slice(0, 16).replace('T', ' '),
          subject: fillPlaceholders(written?.subject ?? '', { ...values, ...recipientValues(person) }),
        };
      }),
    })),
  };
};
