import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { notifyOfChange } from './factors/notify.ts';
import { makeRecoveryCodes, readRecoveryCodes } from './factors/recovery.ts';
import { ownerOfCodes } from './factors/recovery-owner.ts';

export const handler: Handler<Calls['account/mfa/regenerate']> = async (context) => {
  const person = await ownerOfCodes(context);
  await makeRecoveryCodes(context, person);
  await notifyOfChange(context as CallContext, person, context.text('account/notice.codes-made'));
  return readRecoveryCodes(context, person);
};
