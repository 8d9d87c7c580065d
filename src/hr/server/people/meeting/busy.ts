import { and, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { meeting } from '../../../../generated/tables.ts';
import { type CallContext, type Handler, ProviderFault } from '../../../../server/context.ts';
import { wireTime } from '../../../../shared/time/wire.ts';
import { dayOf, joined, type Span, without } from '../../../rules/busy.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import type { BusyTimes } from '../../integrations/adapters/adapter.ts';
import { mailClientOf } from '../../integrations/token-keeper.ts';
import { attendee, meetingsKnown, withId } from './meetings.ts';

type Busy = Calls['people/meeting/busy'];
type Meeting = typeof meeting.$inferSelect;

/** What was planned here, and what the calendar tells: times only, never what they are about. */
export const handler: Handler<Busy> = async (context, { params, query }) => {
  const { actor, company, db } = context;
  const which = and(withId(query.user_id), context.visible('people/user'));
  const person = (await attendee(db, company, which)) ?? context.notFound();
  const day = dayOf(keptZone(actor.timeZone) ?? 'UTC', query.date);
  const planned = await plannedHere(context, [actor.id, person.id], day);
  const moved = planned.find((one) => one.organiser === actor.id && one.event_id === query.event_id);
  const spansOf = (id: string) =>
    planned
      .filter((one) => one !== moved && [one.organiser, one.user].includes(id))
      .map(({ event_time, expiry_time }) => ({ from: event_time, to: expiry_time }));
  const own = spansOf(actor.id);
  const guest = spansOf(person.id);
  const movedSpan = moved && { from: moved.event_time, to: moved.expiry_time };
  const written = wireTime(context.config.wireZone);
  const within = (spans: Span[]) =>
    joined(spans, day).map(({ from, to }) => ({ from: written(from), to: written(to) }));
  const told = (there: BusyTimes) => ({
    own: within([...own, ...without(there.own, movedSpan)]),
    guest: within([...guest, ...without(there.guest ?? [], movedSpan)]),
    guest_known: there.guest !== null,
  });
  if (params.provider !== 'rapport')
    context.answerOutside?.(async (outside) => {
      const client = await mailClientOf(outside, company, actor.id);
      if (client?.provider !== params.provider) return context.fail('AccountNotConnected');
      return told(await toldThere(context, client, day, person.email));
    });
  return told({ own: [], guest: null });
};

type Client = NonNullable<Awaited<ReturnType<typeof mailClientOf>>>;

async function toldThere(
  context: CallContext<Busy['errors']>,
  { adapter, ask }: Client,
  { from, to }: Span,
  guest: string,
): Promise<BusyTimes> {
  try {
    return (await adapter.listBusy?.(ask, from, to, guest)) ?? { own: [], guest: null };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return context.fail('BusyUnknown');
  }
}

/**
 * Meetings of any of these people, as organiser or guest, that are some time within the day, as far as the caller may know
 * of them: of those to which they are invited they do.
 */
function plannedHere(context: CallContext<Busy['errors']>, people: string[], day: Span): Promise<Meeting[]> {
  const known = meetingsKnown(context as CallContext);
  return context.db
    .select()
    .from(meeting)
    .where(
      and(
        eq(meeting.companyId, context.company),
        known && or(known, eq(meeting.user, context.actor.id)),
        inArray(meeting.state, ['sending', 'scheduled']),
        lt(meeting.event_time, day.to),
        gt(meeting.expiry_time, day.from),
        or(inArray(meeting.organiser, people), inArray(meeting.user, people)),
      ),
    );
}
