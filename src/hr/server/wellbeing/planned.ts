import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { surveyResponse, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { dayIn, wireTime } from '../../../shared/time/wire.ts';
import { fillPlaceholders } from '../../rules/placeholders.ts';
import { comingCycles, firstDay, mailsIn, type PlannedMail, remindersLeft } from '../../rules/survey-plan.ts';
import { todayOf } from '../company/zone.ts';
import { mayName } from '../people/session/sessions.ts';
import { recipientValues } from '../templates/placeholder-values.ts';
import { type Audience, audienceCondition } from './audience.ts';
import { lastCycle } from './cycles.ts';
import { mailsOfSurvey, surveyValues } from './mails.ts';
import { sendingOf } from './sending.ts';
import { monthsOf, ownSurvey } from './survey.ts';

const { id, display_name, first_name, last_name, email, user_timezone } = userProfile;
export const plannedPerson = { id, display_name, first_name, last_name, email, user_timezone };
type Person = Pick<typeof userProfile.$inferSelect, keyof typeof plannedPerson>;

interface Planned extends Omit<PlannedMail, 'id'> {
  email_config_id: string;
  /** By the clock of the person. */
  local: string;
  subject: string;
}

/** Of the survey's audience those whom the caller sees. */
export const plannedPeople = (context: CallContext, survey: Audience): SQL | undefined =>
  and(audienceCondition(context.company, survey), context.visible('people/user'));

/** Of some people, in their order. */
type PlanOf = (people: readonly Person[]) => Promise<Planned[][]>;

/**
 * What people are to get: what is left of the open cycle for those whom it has reached, in which nobody is written to
 * twice, and else all of the next one. Undefined for a survey without its days. What is left would tell who has answered:
 * callers who may not see names are told it as if nobody had.
 */
export async function nextPlan(context: CallContext): Promise<PlanOf | undefined> {
  const survey = await ownSurvey(context);
  const { start_date: start, end_date: end, frequency } = survey;
  if (!start || !end) return undefined;
  const last = await lastCycle(context);
  const open = last && !last.closedAt ? last : undefined;
  const cycles = comingCycles({ start, end }, monthsOf(frequency), {
    today: await todayOf(context),
    active: survey.status === 'active',
    closed: last?.closedAt ? last.start : undefined,
  });
  const { reachout, reminders } = await mailsOfSurvey(context);
  const values = await surveyValues(context, survey);
  const sending = await sendingOf(context);
  // People of one zone get their mails at the same moments.
  const known = new Map<string, PlannedMail[]>();
  const planAfter = (zone: string, after: string): PlannedMail[] => {
    const key = `${zone}/${after}`;
    const today = dayIn(zone, context.now);
    const cycle = cycles.find((one) => one.end >= today && one.start > after);
    const from = firstDay(zone, context.now, sending.hour);
    const found = known.get(key) ?? (cycle ? mailsIn(zone, { ...cycle, ...sending, reminders }, from) : []);
    known.set(key, found);
    return found;
  };
  const planOf = (zone: string, response: Response | undefined): PlannedMail[] => {
    if (!open) return planAfter(zone, '');
    if (!response || response.state === 'complete') return planAfter(zone, open.start);
    const { state, reachedOn, reminded, passed } = response;
    if (!reachedOn) return planAfter(zone, '');
    const asked = { reachedOn, over: [...reminded, ...passed], reminders, end: open.end, ...sending };
    const left = remindersLeft(zone, context.now, state, asked);
    return left.length > 0 ? left : planAfter(zone, open.start);
  };
  return async (people) => {
    const responses = open ? await responsesOf(context, open.id, people) : new Map<string, Response>();
    return people.map((person) =>
      planOf(person.user_timezone, responses.get(person.id)).map(({ mail, id: reminder, day, at }) => {
        const written = reminder === null ? reachout : reminders.find((one) => one.id === reminder);
        return {
          mail,
          email_config_id: written?.id ?? '',
          day,
          at,
          local: wireTime(person.user_timezone)(at).slice(0, 16).replace('T', ' '),
          subject: fillPlaceholders(written?.subject ?? '', { ...values, ...recipientValues(person) }),
        };
      }),
    );
  };
}

type Response = Pick<typeof surveyResponse.$inferSelect, 'user' | 'state' | 'reachedOn' | 'reminded' | 'passed'>;

const silent: Omit<Response, 'user' | 'reachedOn'> = { state: 'none', reminded: [], passed: [] };

/** Who of them is in a cycle: its people stand when it opens. */
async function responsesOf(context: CallContext, cycle: string, people: readonly Person[]) {
  const { db, company } = context;
  const { user, state, reachedOn, reminded, passed } = surveyResponse;
  const rows: Response[] = await db
    .select({ user, state, reachedOn, reminded, passed })
    .from(surveyResponse)
    .where(
      and(
        eq(surveyResponse.companyId, company),
        eq(surveyResponse.cycle, cycle),
        inArray(
          user,
          people.map((person) => person.id),
        ),
      ),
    );
  const named = mayName(context);
  return new Map(rows.map((row) => [row.user, named ? row : { ...row, ...silent }]));
}
