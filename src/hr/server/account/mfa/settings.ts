import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { settingsOf } from './factors/settings.ts';

export const handler: Handler<Calls['account/mfa/settings']> = async (context) => {
  const { company, actor } = context;
  return settingsOf(context, { company, userId: actor.id });
};
