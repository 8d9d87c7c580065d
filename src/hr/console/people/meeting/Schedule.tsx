import DialogContent from '@mui/material/DialogContent';
import { LoadFailure, ScreenSkeleton } from '../../../../console/parts.ts';
import { type ComponentProps, useDocument, useSessionUser } from '../../../../console/slots.ts';
import { MeetingForm } from './MeetingForm.tsx';
import { NotConnected } from './NotConnected.tsx';
import { useMeetingPerson } from './use-meeting-person.ts';

/** A meeting with a person: a new one, or the one that stands there is changed or cancelled. */
export default function Schedule({ params, close }: ComponentProps) {
  const { data: person, error, refetch } = useMeetingPerson(String(params.user));
  const call = useDocument('calls', 'people/user/details');
  const profile = useSessionUser()?.user_profile as { default_mail_client?: string } | undefined;
  const leave = () => close?.();
  if (!person)
    return (
      <DialogContent>
        {error ? (
          <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />
        ) : (
          <ScreenSkeleton />
        )}
      </DialogContent>
    );
  const client = person.invite?.user_schedule.calendar_mail_client ?? profile?.default_mail_client;
  if (!client) return <NotConnected close={leave} />;
  return (
    <MeetingForm
      person={person}
      client={client}
      session={typeof params.session === 'string' ? params.session : undefined}
      resumes={params.resume === true}
      leave={leave}
      done={() => close?.(true)}
    />
  );
}
