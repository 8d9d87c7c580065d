import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

export const handler: Handler<Calls['account/outbox/unsubscribe']> = async (context, { body }) =>
  (await context.mail.unsubscribe(body.token)) ? { status: 200 } : context.fail('LinkExpired');
