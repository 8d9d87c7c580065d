import { constants } from '../../../../generated/options.ts';
import { type CallContext, cleanRichText, visibleLength } from '../../../../server/context.ts';
import { judgeMeeting, type MeetingFault } from '../../../rules/meeting.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import type { Wanted } from './meetings.ts';

type Errors = (typeof errors)[MeetingFault];

const errors = {
  missing: 'Missing',
  'no-such-time': 'NoSuchTime',
  step: 'WrongStep',
  past: 'Past',
  'same-time': 'SameTime',
  'end-first': 'EndFirst',
  'other-day': 'OtherDay',
} as const satisfies Record<MeetingFault, string>;

interface Given {
  date: string;
  start_time: string;
  end_time: string;
  summary?: string | null;
  description: string;
}

const step = constants['people/meeting/step'];

/** What is to be written in a calendar, by the rules of meetings and in the caller's own time zone. */
export function planned(context: CallContext<Errors>, given: Given): Wanted {
  const zone = keptZone(context.actor.timeZone) ?? 'UTC';
  const description = cleanRichText(given.description);
  // Tags around nothing are nothing.
  const said = {
    ...given,
    description: visibleLength(description) > 0 ? description : '',
  };
  const judged = judgeMeeting(said, zone, context.now, step);
  if ('fault' in judged)
    return refuse(context, errors[judged.fault], {
      params: { zone, step },
      errors: Object.fromEntries(judged.fields.map((field) => [field, []])),
    });
  return {
    title: given.summary?.trim() || context.text('people/meeting/default-summary'),
    description,
    event_time: judged.from,
    expiry_time: judged.to,
    time_zone: zone,
  };
}

type Details = Parameters<CallContext['fail']>[1];

/** Callers look for the sentence of a 400 under `status`, too. */
export function refuse<Name extends string>(context: CallContext<Name>, error: Name, more: Details = {}): never {
  const { status, message } = context.call.errors?.[error] ?? {};
  const extra = status === 400 && message ? { status: context.text(message, more.params) } : {};
  return context.fail(error, { ...more, extra: { ...more.extra, ...extra } });
}
