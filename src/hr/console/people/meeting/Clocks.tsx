import { styled } from '@mui/material/styles';
import { useMessages } from '../../../../console/slots.ts';
import { clocksOf } from '../../../rules/meeting.ts';
import type { MeetingPerson } from './use-meeting-person.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'grid',
  margin: '0 0 20px',
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

interface Props {
  person: MeetingPerson;
  /** Of the person who schedules it. */
  zone: string;
  values: Readonly<Record<string, unknown>>;
}

/** With whom, by which clocks, and what theirs show. */
export function Clocks({ person: { display_name: name, user_timezone: theirs }, zone, values }: Props) {
  const { text } = useMessages();
  const { start_time: from, end_time: to } = values;
  const isElsewhere = theirs && theirs !== zone && typeof from === 'string' && typeof to === 'string';
  return (
    <Line aria-live="polite">
      <span>{text('people/meeting/with-whom', { name: name ?? '', zone })}</span>
      {isElsewhere && (
        <span>
          {text('people/meeting/their-zone', { zone: theirs, clocks: clocksOf(theirs, new Date(from), new Date(to)) })}
        </span>
      )}
    </Line>
  );
}
