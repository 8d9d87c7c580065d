import { dayIn, wireTime } from '../../../../shared/time/wire.ts';
import type { Invite } from './use-meeting-person.ts';

/** What the form begins with: the invite that stands, in the zone of the person who changes it, or the usual summary. */
export function startOf(invite: Invite | null | undefined, zone: string, summary: string): Record<string, unknown> {
  if (!invite) return { summary };
  const { event_time, expiry_time, title, description } = invite.user_schedule;
  const written = (time: string) => wireTime(zone)(new Date(time)).replace('.000', '');
  return {
    date: dayIn(zone, new Date(event_time)),
    start_time: written(event_time),
    end_time: written(expiry_time),
    summary: title,
    description,
  };
}
