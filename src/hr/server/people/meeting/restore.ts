import { eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { meeting } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { mayName } from '../session/sessions.ts';
import { caseStatus, otherMeeting, putCase } from './case-status.ts';
import { change, ownMeeting } from './meetings.ts';

/** After a meeting was cancelled: as long as nobody has said anything else of the case since. */
export const handler: Handler<Calls['people/meeting/restore']> = async (context, { params }) => {
  const found = await ownMeeting(context as CallContext, eq(meeting.id, params.id));
  const { status_before: before, state } = found;
  const stands = await caseStatus(context as CallContext<never>, found);
  if (!mayName(context as CallContext) || state !== 'cancelled' || before === null || stands !== 'scheduled')
    return context.fail('NothingToRestore');
  if (await otherMeeting(context as CallContext<never>, found)) return context.fail('NothingToRestore');
  await putCase(context as CallContext, found, before);
  await change(context, context.now, found, { status_before: null });
  return { status: 200, action_status: before };
};
