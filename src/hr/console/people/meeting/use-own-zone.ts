import { useSessionUser } from '../../../../console/slots.ts';
import { keptZone } from '../../../rules/time-zone.ts';

/** The zone that the server knows of the person who is signed in: by it meetings are judged. */
export function useOwnZone(): string {
  const profile = useSessionUser()?.user_profile as { user_timezone?: string } | undefined;
  return keptZone(profile?.user_timezone) ?? 'UTC';
}
