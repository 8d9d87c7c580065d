import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { refuseLeaver } from './add.ts';
import { pending, success, told } from './answer.ts';
import { begin } from './changes.ts';
import { attendee, byEvent, kept, type Meeting, ownMeeting, type Wanted, withId } from './meetings.ts';
import { planned, refuse } from './planned.ts';
import { meetingThen, refuseSecond } from './same-time.ts';

/** By the client that the meeting was made with, no matter which one is connected now. */
export const handler: Handler<Calls['people/meeting/update']> = async (context, { params, body }) => {
  const found = await ownMeeting(context as CallContext, byEvent(params.provider, body.event_id));
  if (found.state === 'cancelled') refuse(context, 'EventGone');
  if (found.event_time <= context.now) refuse(context, 'Over');
  const wanted = planned(context, body);
  const person = await attendee(context.db, context.company, withId(found.user));
  if (person) await refuseLeaver(context, person, wanted);
  if (found.change !== null && !isOnItsWay(found, wanted)) context.fail('UnderWay');
  const isMoved = found.event_time.getTime() !== wanted.event_time.getTime();
  if (person && isMoved && (await meetingThen(context, person.id, wanted.event_time))) refuseSecond(context, person);
  const changed = found.change === null ? await begin(context as CallContext, found, 'update', wanted) : found;
  return changed.change === null ? success(changed) : pending(context as CallContext, changed, told);
};

const isOnItsWay = ({ change, wanted: under }: Meeting, wanted: Wanted): boolean =>
  change === 'update' && Object.entries(kept(wanted)).every(([name, value]) => under?.[name] === value);
