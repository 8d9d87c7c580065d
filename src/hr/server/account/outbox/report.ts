import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

/** The bounces are listed from the outbox, by a job of their own. */
export const handler: Handler<Calls['account/outbox/report']> = async (context, { body }) => ({
  status: 200,
  counted: await context.mail.cameBack({
    messageId: body.message_id,
    recipients: [body.email],
    outcome: body.kind === 'hard' ? 'bounced' : 'returned',
    answer: body.reason ?? '',
    report: `told ${new Date(body.at).toISOString()}`,
  }),
});
