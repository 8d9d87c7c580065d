import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { ownerOfCodes, purpose } from './factors/recovery-owner.ts';

/** A link that works once, for a minute, and only where it was asked for. */
export const handler: Handler<Calls['account/mfa/export']> = async (context) => {
  const person = await ownerOfCodes(context);
  const token = await context.sessions.issueToken(purpose, person, 1);
  return { download_url: `${context.config.origin}/feedback_bot/mfa/recovery-codes.txt?token=${token}` };
};
