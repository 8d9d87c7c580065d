import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { makeRecoveryCodes, readRecoveryCodes } from './factors/recovery.ts';
import { ownerOfCodes } from './factors/recovery-owner.ts';
import { tellOfChange } from './factors/tell.ts';

export const handler: Handler<Calls['account/mfa/regenerate']> = async (context) => {
  const person = await ownerOfCodes(context);
  await makeRecoveryCodes(context, person);
  await tellOfChange(context as CallContext, person, 'new recovery codes made');
  return readRecoveryCodes(context, person);
};
