import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';

const callId = 'people/user/details';

type Details = Calls['people/user/details']['answer'];
/** Whom a meeting is with, and what is scheduled with them. */
export type MeetingPerson = Pick<
  Details,
  'display_name' | 'first_name' | 'last_name' | 'email' | 'designation' | 'user_timezone' | 'invite'
> & {
  id: string;
};
export type Invite = NonNullable<MeetingPerson['invite']>;

const fields = 'id,display_name,first_name,last_name,email,designation,user_timezone,invite';

/** Asked anew each time: what is scheduled may have been changed in another window. */
export function useMeetingPerson(id: string) {
  const ask = useCall(callId);
  return useQuery({
    queryKey: [callId, 'meeting', id],
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      (await ask<MeetingPerson>({ params: { memberId: id }, query: { fields }, signal })).body,
  });
}
