import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatSession, surveyCycle, type surveyEmail, surveyResponse, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { dayIn, startOfDay } from '../../../shared/time/wire.ts';
import { addDays } from '../../rules/due.ts';
import type { PlaceholderValues } from '../../rules/placeholders.ts';
import { laterThatDay, nextSending, remindersDue, sendingTime } from '../../rules/survey-plan.ts';
import { keptZone } from '../../rules/time-zone.ts';
import { issueLink } from '../chats/link.ts';
import { senderOf } from '../chats/sender.ts';
import { todayOf } from '../company/zone.ts';
import { pseudonymFor } from '../people/pseudonym.ts';
import { recipientValues } from '../templates/placeholder-values.ts';
import { campaignOf, drawnMail, mailsOfSurvey, surveyValues } from './mails.ts';
import { type Sending, sendingOf } from './sending.ts';
import { ownSurvey } from './survey.ts';

type Response = typeof surveyResponse.$inferSelect;
type Email = typeof surveyEmail.$inferSelect;
type Mails = Awaited<ReturnType<typeof mailsOfSurvey>>;
type Person = Pick<
  typeof userProfile.$inferSelect,
  'email' | 'first_name' | 'last_name' | 'display_name' | 'user_timezone'
>;
type Cycle = Pick<typeof surveyCycle.$inferSelect, 'end' | 'closedAt'>;

interface Due {
  response: Response;
  person: Person;
  cycle: Cycle;
}

interface Outgoing extends Mails {
  values: PlaceholderValues;
  from: { name: string; replyTo: string };
  sending: Sending;
  /** When the pause has ended of which this is the day after. */
  released: Date | null;
}

export const atOnce = constants['wellbeing/survey.atOnce'];

/**
 * Looks at some of those for whom a mail may be due, in the name of the survey's sender and in one transaction: mail,
 * chat, link and that it was sent are there together, or not at all. Answers at how many it looked.
 */
export async function sendSome(context: CallContext, released: Date | null): Promise<number> {
  const rows = await dueNow(context);
  if (rows.length === 0) return 0;
  const values = await surveyValues(context, await ownSurvey(context));
  const outgoing = {
    ...(await mailsOfSurvey(context)),
    values,
    from: await senderOf(context),
    sending: await sendingOf(context),
    released,
  };
  for (const row of rows) await settle(context, row, await lookAt(context, row, outgoing));
  return rows.length;
}

/** Of those who work here still; what someone else is at is passed over. */
async function dueNow(context: CallContext): Promise<Due[]> {
  const { db, company, now } = context;
  const { email, first_name, last_name, display_name, user_timezone } = userProfile;
  return db
    .select({
      response: surveyResponse,
      person: { email, first_name, last_name, display_name, user_timezone },
      cycle: { end: surveyCycle.end, closedAt: surveyCycle.closedAt },
    })
    .from(surveyResponse)
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, surveyResponse.user)))
    .innerJoin(surveyCycle, and(eq(surveyCycle.companyId, company), eq(surveyCycle.id, surveyResponse.cycle)))
    .where(
      and(
        eq(surveyResponse.companyId, company),
        lte(surveyResponse.nextAt, now),
        eq(userProfile.status, 'active'),
        ne(userProfile.email, ''),
        sql`(${userProfile.exit_date} is null or ${userProfile.exit_date} > ${await todayOf(context)}::date)`,
      ),
    )
    .orderBy(asc(surveyResponse.nextAt), asc(surveyResponse.id))
    .limit(atOnce)
    .for('update', { of: surveyResponse, skipLocked: true });
}

async function lookAt(context: CallContext, due: Due, outgoing: Outgoing): Promise<Partial<Response>> {
  const { now } = context;
  const { sending } = outgoing;
  const { response, person, cycle } = due;
  const zone = keptZone(person.user_timezone) ?? 'UTC';
  const day = dayIn(zone, now);
  const { state, reachedOn } = response;
  const at = momentFor(zone, now, response, outgoing);
  if (state === 'complete') {
    if (at > now) return { nextAt: at };
    const mail = thanksFor(response, outgoing);
    if (mail) await send(context, due, outgoing, mail, null);
    return { nextAt: null, ...(mail && { thankedAt: now, mailedOn: day }) };
  }
  if (cycle.closedAt || dayIn(zone, at) > cycle.end) return { nextAt: null };
  if (at > now) return { nextAt: at };
  if (response.mailedOn === day) return { nextAt: nextSending(zone, addDays(day, 1), sending) };
  const dates = { end: cycle.end, ...sending, reminders: outgoing.reminders };
  if (!reachedOn) {
    const session = await startChat(context, response);
    if (outgoing.reachout) await send(context, due, outgoing, outgoing.reachout, session);
    const { next } = remindersDue(zone, now, 'none', {
      ...dates,
      reachedOn: day,
      over: [],
    });
    return { session, reachedOn: day, mailedOn: day, nextAt: next };
  }
  const {
    send: id,
    over,
    next,
  } = remindersDue(zone, now, state, {
    ...dates,
    reachedOn,
    over: [...response.reminded, ...response.passed],
  });
  const mail = outgoing.reminders.find((one) => one.id === id);
  if (mail) await send(context, due, outgoing, mail, response.session);
  const passed = [...response.passed, ...over.filter((one) => one !== mail?.id)];
  const reminded = [...response.reminded, ...(mail ? [mail.id] : [])];
  return { passed, nextAt: next, ...(mail && { reminded, mailedOn: day, reminders: response.reminders + 1 }) };
}

/** What a pause has held goes over the day, and not to everyone at once. */
function momentFor(zone: string, now: Date, { user, nextAt }: Response, { sending, released }: Outgoing): Date {
  const at = sendingTime(zone, now, sending);
  const isHeld = released !== null && nextAt !== null && nextAt <= released;
  return isHeld ? laterThatDay(zone, at, shareOf(user), sending) : at;
}

/** From 0 to 1, each person's own: ids end at random. */
const shareOf = (user: string): number => Number.parseInt(user.slice(-7), 16) / 0x10000000;

/** The mail for just these people goes before the one for all. */
function thanksFor({ category, thankedAt }: Response, { thanks }: Outgoing): Email | undefined {
  if (thankedAt) return undefined;
  const of = (whom: string | null) => thanks.find(({ recipient_filter_type }) => recipient_filter_type === whom);
  return (category && of(category)) || of('all');
}

async function startChat(context: CallContext, { user }: Response): Promise<string> {
  const { db, company, now } = context;
  const id = context.newId();
  const stage_title = context.text('wellbeing/chat-title');
  const made = { companyId: company, id, user, stage: null, stage_title, createdAt: now, updatedAt: now };
  await db.insert(chatSession).values({ ...made, pseudonym: pseudonymFor(db, made) });
  return id;
}

/** With a link of its own to the chat, as long as there is something to answer: it works until the cycle is over. */
async function send(
  context: CallContext,
  { response, person, cycle }: Due,
  { values, from }: Outgoing,
  mail: Email,
  session: string | null,
): Promise<void> {
  const { company, config } = context;
  const until = startOfDay(keptZone(person.user_timezone) ?? 'UTC')(addDays(cycle.end, 1));
  const token =
    session &&
    (await issueLink(context, {
      company,
      user: response.user,
      session,
      until,
    }));
  const link = token && `${config.origin}/chat/${token}`;
  const own = { ...values, ...recipientValues(person) };
  const content = () => drawnMail(context, campaignOf(mail), { link, values: own });
  const to = { address: person.email, name: person.display_name };
  await context.mail.send('wellbeing/survey', to, {}, { from, content, ...(session && { about: session }) });
}

async function settle({ db, company, now }: CallContext, { response }: Due, values: Partial<Response>): Promise<void> {
  await db
    .update(surveyResponse)
    .set({
      ...values,
      updatedAt: now,
      version: sql`${surveyResponse.version} + 1`,
    })
    .where(and(eq(surveyResponse.companyId, company), eq(surveyResponse.id, response.id)));
}
