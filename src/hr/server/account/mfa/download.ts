import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { readRecoveryCodes } from './factors/recovery.ts';
import { purpose } from './factors/recovery-owner.ts';

export const handler: Handler<Calls['account/mfa/download']> = async (context, { query }) => {
  const person = await context.sessions.redeemToken(purpose, query.token);
  if (person?.userId !== context.actor.id || person.company !== context.company) return context.fail('LinkUsed');
  const { codes, used } = await readRecoveryCodes(context, person);
  context.header('content-type', 'text/plain; charset=utf-8');
  context.header('content-disposition', `attachment; filename="${context.config.product}-recovery-codes.txt"`);
  const line = (code: string) => (used.includes(code) ? context.text('account/notice.used-code', { code }) : code);
  return codes.map((code) => `${line(code)}\n`).join('');
};
