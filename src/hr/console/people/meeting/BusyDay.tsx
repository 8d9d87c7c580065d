import { styled } from '@mui/material/styles';
import { useMessages } from '../../../../console/slots.ts';
import { overlaps, type Span } from '../../../rules/busy.ts';
import type { Busy } from './use-busy.ts';
import type { MeetingPerson } from './use-meeting-person.ts';

const Figure = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, max-content) 1fr',
    columnGap: 12,
    rowGap: 4,
    alignItems: 'center',
    marginBottom: 4,
    fontSize: '0.75rem',
    color: palette.text.secondary,
    '& .name': { maxWidth: 140, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .hours, & .times': { position: 'relative', height: 18 },
    // Each begins where its hour does: centred, the second would stand over the first on a phone.
    '& .hours span': { position: 'absolute', fontVariantNumeric: 'tabular-nums' },
    '& .times': {
      overflow: 'hidden',
      borderRadius: 4,
      backgroundColor: `color-mix(in srgb, ${palette.text.secondary} 12%, transparent)`,
    },
    '& .times span': { position: 'absolute', top: 0, bottom: 0 },
    '& .busy': { backgroundColor: `color-mix(in srgb, ${palette.text.secondary} 60%, transparent)` },
    '& .chosen': {
      minWidth: 3,
      borderRadius: 2,
      border: `2px solid ${palette.primary.main}`,
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 35%, transparent)`,
    },
    '& .chosen.taken': {
      borderColor: palette.error.main,
      backgroundColor: `color-mix(in srgb, ${palette.error.main} 35%, transparent)`,
    },
    [theme.breakpoints.down('sm')]: {
      '& .name': { maxWidth: 96 },
      '& .hours span:nth-of-type(even)': { display: 'none' },
    },
  };
});

const Line = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  margin: '0 0 16px',
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

interface Props {
  busy: Busy;
  person: MeetingPerson;
  /** Of the person who schedules it. */
  zone: string;
  values: Readonly<Record<string, unknown>>;
}

/** A day as a line for each of both, by both clocks: when they are busy, and the time that is chosen. */
export function BusyDay({ busy, person, zone, values }: Props) {
  const { text } = useMessages();
  const name = person.display_name ?? '';
  const { user_timezone: theirs } = person;
  const { own, guest, state, guestKnown, day } = busy;
  const chosen = chosenOf(values, day);
  const isTaken = { own: chosen && overlaps(own, chosen), guest: chosen && overlaps(guest, chosen) };
  const said =
    state === 'unknown'
      ? [text('people/meeting/busy-unknown')]
      : [
          isTaken.own ? text('people/meeting/busy-then') : '',
          isTaken.guest ? text('people/meeting/busy-guest-then', { name }) : '',
          state === 'known' && !guestKnown && !isTaken.own && !isTaken.guest
            ? text('people/meeting/busy-guest-unknown', { name })
            : '',
        ];
  const row = (label: string, spans: readonly Span[], taken: boolean | undefined) => (
    <>
      <span className="name">{label}</span>
      <span className="times">
        {spans.map((span) => (
          <span key={span.from.getTime()} className="busy" style={placeOf(span, day)} />
        ))}
        {chosen && <span className={taken ? 'chosen taken' : 'chosen'} style={placeOf(chosen, day)} />}
      </span>
    </>
  );
  return (
    <>
      <Figure aria-hidden>
        <span />
        <Hours zone={zone} day={day} />
        {row(text('people/meeting/busy-you'), own, isTaken.own)}
        {row(name, guest, isTaken.guest)}
        {theirs && theirs !== zone && (
          <>
            <span className="name">{text('people/meeting/busy-clocks')}</span>
            <Hours zone={theirs} day={day} />
          </>
        )}
      </Figure>
      {state === 'known' && <InWords busy={busy} zone={zone} name={name} />}
      <Line role="status">{said.filter(Boolean).join(' ')}</Line>
    </>
  );
}

/** For people who do not see the lines. */
function InWords({ busy: { own, guest, guestKnown, day }, zone, name }: { busy: Busy; zone: string; name: string }) {
  const { text } = useMessages();
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
  const listed = (spans: readonly Span[]) =>
    new Intl.ListFormat('en-GB').format(spans.map(({ from, to }) => clock.formatRange(from, to)));
  const date = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'full' }).format(day.from);
  const mine =
    own.length > 0 ? text('people/meeting/busy-own', { times: listed(own) }) : text('people/meeting/busy-none');
  const free = guestKnown ? text('people/meeting/busy-guest-none', { name }) : '';
  const theirs = guest.length > 0 ? text('people/meeting/busy-guest', { name, times: listed(guest) }) : free;
  return <p className="unseen">{`${text('people/meeting/busy-title', { day: date })}: ${mine} ${theirs}`}</p>;
}

/** What the clocks of a zone show, every three hours of the day that is drawn. */
function Hours({ zone, day }: { zone: string; day: Span }) {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
  const every = 3 * 3_600_000;
  const times = Array.from(
    { length: Math.ceil((day.to.getTime() - day.from.getTime()) / every) },
    (_, at) => new Date(day.from.getTime() + at * every),
  );
  return (
    <span className="hours">
      {times.map((time) => (
        <span key={time.getTime()} style={{ left: placeOf({ from: time, to: time }, day).left }}>
          {clock.format(time)}
        </span>
      ))}
    </span>
  );
}

function placeOf({ from, to }: Span, day: Span): { left: string; width: string } {
  const long = day.to.getTime() - day.from.getTime();
  const share = (ms: number) => `${(ms / long) * 100}%`;
  return { left: share(from.getTime() - day.from.getTime()), width: share(to.getTime() - from.getTime()) };
}

/** The time that is chosen, where it is one of this day; without an end yet, its beginning. */
function chosenOf({ start_time, end_time }: Props['values'], day: Span): Span | undefined {
  if (typeof start_time !== 'string' || start_time === '') return undefined;
  const from = new Date(start_time);
  const to = new Date(typeof end_time === 'string' && end_time > start_time ? end_time : from.getTime() + 60_000);
  return from >= day.from && to <= day.to ? { from, to } : undefined;
}
