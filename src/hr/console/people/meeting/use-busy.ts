import { useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import { useCall } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import { dayIn } from '../../../../shared/time/wire.ts';
import { dayOf, type Span } from '../../../rules/busy.ts';
import type { MeetingPerson } from './use-meeting-person.ts';

const callId = 'people/meeting/busy';
type Told = Calls[typeof callId]['answer'];

/** A day of the organiser, and when both are busy on it. */
export interface Busy {
  day: Span;
  state: 'asked' | 'known' | 'unknown';
  own: Span[];
  guest: Span[];
  /** The guest's calendar is told of; else only meetings that were made here are. */
  guestKnown: boolean;
}

/** Where the times of a day are chosen. */
export const BusyContext = createContext<Busy | null>(null);

const spans = (told: Told['own'] = []): Span[] =>
  told.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));

interface Asked {
  person: MeetingPerson;
  client: string;
  zone: string;
  /** As it was typed; today until it is a day. */
  date: unknown;
}

/** Asked for each day that is looked at. Whatever fails hinders nothing, so it is not told as a failure. */
export function useBusy({ person, client, zone, date }: Asked): Busy {
  const ask = useCall(callId);
  const typed = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  const day = typed ? date : dayIn(zone, new Date());
  const event = person.invite?.user_schedule.id;
  const { data, error } = useQuery({
    queryKey: [callId, client, person.id, event, day],
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { user_id: person.id, date: day, ...(event && { event_id: event }) };
      return (await ask<Told>({ params: { provider: client }, query, signal })).body;
    },
  });
  return useMemo(
    () => ({
      day: dayOf(zone, day),
      state: error ? 'unknown' : data ? 'known' : 'asked',
      own: spans(data?.own),
      guest: spans(data?.guest),
      guestKnown: data?.guest_known === true,
    }),
    [zone, day, data, error],
  );
}
