import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';

export const handler: Handler<Calls['account/provider/list']> = async ({ identity, config }) => ({
  providers: identity.providers.map(({ name, label }) => ({ name, label })),
  ...(config.demoAccounts?.length && { accounts: [...config.demoAccounts] }),
});
