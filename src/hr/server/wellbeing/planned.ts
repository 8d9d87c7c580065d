import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { dayIn, wireTime } from '../../../shared/time/wire.ts';
import { fillPlaceholders } from '../../rules/placeholders.ts';
import { comingCycles, firstDay, mailsIn, type PlannedMail } from '../../rules/survey-plan.ts';
import { dayOf } from '../segments/limits.ts';
import { recipientValues } from '../templates/placeholder-values.ts';
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

/** What someone would get in the cycle that comes next; undefined for a survey without its days. */
export async function nextPlan(context: CallContext): Promise<((person: Person) => Planned[]) | undefined> {
  const survey = await ownSurvey(context);
  const { start_date: start, end_date: end, frequency } = survey;
  if (!start || !end) return undefined;
  const last = await lastCycle(context);
  const cycles = comingCycles({ start, end }, monthsOf(frequency), {
    today: dayOf(context),
    active: survey.status === 'active',
    closed: last?.closedAt ? last.start : undefined,
  });
  const { reachout, reminders } = await mailsOfSurvey(context);
  const values = await surveyValues(context, survey);
  const sending = await sendingOf(context);
  // People of one zone get their mails at the same moments.
  const known = new Map<string, PlannedMail[]>();
  const planOf = (zone: string): PlannedMail[] => {
    const today = dayIn(zone, context.now);
    const cycle = cycles.find((one) => one.end >= today);
    const from = firstDay(zone, context.now, sending.hour);
    const found = known.get(zone) ?? (cycle ? mailsIn(zone, { ...cycle, ...sending, reminders }, from) : []);
    known.set(zone, found);
    return found;
  };
  return (person) =>
    planOf(person.user_timezone).map(({ mail, id: reminder, day, at }) => {
      const written = reminder === null ? reachout : reminders.find((one) => one.id === reminder);
      return {
        mail,
        email_config_id: written?.id ?? '',
        day,
        at,
        local: wireTime(person.user_timezone)(at).slice(0, 16).replace('T', ' '),
        subject: fillPlaceholders(written?.subject ?? '', { ...values, ...recipientValues(person) }),
      };
    });
}
