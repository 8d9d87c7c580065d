import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

export const handler: Handler<Calls['account/outbox/one-click']> = async (context, { params }) =>
  (await context.mail.unsubscribe(params.token)) ? { status: 200 } : context.fail('LinkExpired');
