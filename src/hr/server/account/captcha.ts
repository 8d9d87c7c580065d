import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

export const handler: Handler<Calls['account/captcha']> = async (context) => {
  const { kind, challenge, siteKey } = await context.captcha.challenge();
  return { kind, challenge, site_key: siteKey };
};
