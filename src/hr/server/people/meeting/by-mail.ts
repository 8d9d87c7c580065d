import { type CallContext, readableText } from '../../../../server/context.ts';
import { whenOf } from '../../../rules/meeting.ts';
import { invitationOf } from './ics.ts';
import { attendee, type Meeting, withId } from './meetings.ts';

const mails = {
  add: 'people/meeting/invitation',
  update: 'people/meeting/moved',
  cancel: 'people/meeting/cancellation',
} as const;

/** The product's own calendar: the employee gets a mail with an invitation that calendars read. */
export async function mailMeeting(
  context: CallContext<never>,
  verb: keyof typeof mails,
  meeting: Meeting,
): Promise<void> {
  const { db, company, now, config } = context;
  const employee = await attendee(db, company, withId(meeting.user));
  const organiser = await attendee(db, company, withId(meeting.organiser));
  if (!employee?.email || !organiser) return;
  const method = verb === 'cancel' ? 'CANCEL' : 'REQUEST';
  const content = invitationOf({
    meeting,
    method,
    organiser,
    employee,
    now,
    host: new URL(config.origin).hostname,
  });
  await context.mail.send(
    mails[verb],
    { address: employee.email, name: employee.name },
    {
      summary: meeting.title,
      name: employee.name,
      organiser: organiser.name,
      when: whenOf(meeting.event_time, meeting.expiry_time, [employee.zone, meeting.time_zone]),
      description: readableText(meeting.description),
    },
    {
      about: meeting.id,
      from: { name: organiser.name, replyTo: organiser.email },
      attachments: [
        {
          name: 'invite.ics',
          type: `text/calendar; method=${method}; charset=utf-8`,
          content,
        },
      ],
    },
  );
}
