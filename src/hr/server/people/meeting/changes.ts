import type { CallContext } from '../../../../server/context.ts';
import { mayName } from '../session/sessions.ts';
import { mailMeeting } from './by-mail.ts';
import { putCase } from './case-status.ts';
import { change, kept, type Meeting, type Wanted } from './meetings.ts';
import { refuse } from './planned.ts';

type Verb = NonNullable<Meeting['change']>;

const activities: Readonly<Record<Verb, string>> = {
  add: 'Meeting scheduled',
  update: 'Meeting changed',
  cancel: 'Meeting cancelled',
};

/** What a meeting is, once a change of it has come about. */
const outcomes: Readonly<Record<Verb, (meeting: Meeting) => Partial<Meeting>>> = {
  add: () => ({ state: 'scheduled' }),
  update: ({ sequence }) => ({ sequence: sequence + 1 }),
  cancel: ({ sequence }) => ({
    state: 'cancelled',
    cancelled_because: 'organiser',
    sequence: sequence + 1,
  }),
};

/**
 * A change has come about: it is written down together with where the case stands from then on. The audit is told here
 * and not by the calls, since another calendar takes a change later, or not at all.
 */
export async function complete(
  context: CallContext,
  meeting: Meeting,
  verb: Verb,
  values: Partial<Meeting>,
): Promise<Meeting> {
  // Where it changed beside the day of a meeting, a case would tell who has it.
  const before = mayName(context) ? await putCase(context, meeting, 'scheduled') : null;
  const done = await change(context, context.now, meeting, {
    ...outcomes[verb](meeting),
    ...values,
    ...(before !== null && before !== 'scheduled' && { status_before: before }),
    change: null,
    wanted: null,
    fault: null,
  });
  context.audit({
    type: 'meeting',
    activity: activities[verb],
    entity: 'people/meeting',
    recordId: meeting.id,
    ...(verb !== 'add' && { old: facts(meeting) }),
    new: facts(done),
  });
  return done;
}

const facts = ({ user, provider, title, event_time, expiry_time, state }: Meeting) => ({
  user,
  provider,
  title,
  event_time: event_time.toISOString(),
  expiry_time: expiry_time.toISOString(),
  state,
});

/**
 * Of the product's own calendar a change comes about at once. Of another a job brings it there, since a provider is not
 * asked within a transaction; it is under way until then.
 */
export async function begin(context: CallContext, meeting: Meeting, verb: Verb, wanted?: Wanted): Promise<Meeting> {
  if (meeting.provider === 'rapport') {
    const place = verb === 'add' ? { calendar_id: 'rapport', event_id: meeting.id } : {};
    const done = await complete(context, meeting, verb, {
      ...wanted,
      ...place,
    });
    await mailMeeting(context as CallContext<never>, verb, done);
    return done;
  }
  const change_id = context.newId();
  const under = await change(context, context.now, meeting, {
    change: verb,
    change_id,
    wanted: wanted ? kept(wanted) : null,
    fault: null,
    retry_after: null,
  });
  await context.jobs.send('people/meeting/calendar', {
    company: context.company,
    meeting: meeting.id,
    change: change_id,
  });
  return under;
}

type Faults =
  | 'provider_auth_required'
  | 'CalendarRefused'
  | 'CalendarForbidden'
  | 'EventGone'
  | 'TooOften'
  | 'CalendarAway';

const faults: Readonly<Record<string, Faults>> = {
  unauthorized: 'provider_auth_required',
  refused: 'CalendarRefused',
  forbidden: 'CalendarForbidden',
  missing: 'EventGone',
  limited: 'TooOften',
};

/** Ends the call with what the provider has refused the change with. */
export function refuseFault(context: CallContext<Faults>, { fault, provider, retry_after }: Meeting): never {
  const label = context.text(`people/meeting/client-${provider}`);
  return refuse(context, faults[String(fault)] ?? 'CalendarAway', {
    params: { provider: label },
    extra: { provider },
    ...(retry_after !== null && {
      headers: { 'retry-after': String(retry_after) },
    }),
  });
}
