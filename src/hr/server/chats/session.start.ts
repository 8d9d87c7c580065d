import { and, eq, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { startChat } from './start.ts';

type Start = Calls['chats/session.start'];

const refusals = {
  'no-person': 'NoSuchEmployee',
  'no-touchpoint': 'NoSuchTouchpoint',
  exited: 'EmployeeLeft',
  'still-here': 'EmployeeLeft',
  'not-live': 'TouchpointNotLive',
  'switched-off': 'SwitchedOff',
  'other-chat': 'OtherChat',
} as const;

export const handler: Handler<Start> = async (context, { body }) => {
  const user = await employeeOf(context, body.employee);
  if (!user) return context.fail('NoSuchEmployee', { errors: { employee: [] } });
  const started = await startChat(context as CallContext, {
    company: context.company,
    user,
    stage: body.touchpoint,
    externalId: body.external_id,
  });
  if (started.outcome === 'refused') return context.fail(refusals[started.because]);
  if (started.outcome === 'held') {
    context.status(202);
    return { status: 202, data: { held: started.because } };
  }
  const status = started.outcome === 'started' ? 201 : 200;
  context.status(status);
  return { status, data: { id: started.session } };
};

/** Among those whom the token reaches: anyone else is nobody. */
async function employeeOf(context: CallContext<Start['errors']>, given: Start['body']['employee']) {
  const { id, employee_id: number, email } = given;
  const is =
    id !== undefined
      ? eq(userProfile.id, id)
      : number !== undefined
        ? sql`lower(${userProfile.employee_id}) = lower(${number})`
        : sql`lower(${userProfile.email}) = lower(${email})`;
  const [found] = await context.db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), is, context.visible('people/user')));
  return found?.id;
}
