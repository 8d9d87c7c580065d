import type { CallContext } from '../../../../server/context.ts';
import { refuseFault } from './changes.ts';
import { type Meeting, meetingById } from './meetings.ts';

const placeOf = ({ event_id, calendar_id }: Meeting) => ({
  event_id,
  calendar_id,
});

/** What is answered while a change is under way; what comes of it is waited for. */
export function pending(
  context: CallContext,
  { id, change_id, ...meeting }: Meeting,
  succeeded: (later: CallContext, meeting: Meeting) => unknown,
) {
  context.answerLater?.(async (later) => {
    const now = await meetingById(later.db, later.company, id);
    if (!now) return later.notFound();
    if (now.change !== null && now.change_id === change_id) return undefined;
    if (now.fault !== null && now.change_id === change_id) return refuseFault(later as never, now);
    return succeeded(later, now);
  });
  context.status(202);
  return {
    status: 'pending' as const,
    data: placeOf({ id, change_id, ...meeting }),
  };
}

export const success = (meeting: Meeting) => ({
  status: 'success' as const,
  data: placeOf(meeting),
});

export const told = (later: CallContext, meeting: Meeting) => {
  later.status(200);
  return success(meeting);
};
