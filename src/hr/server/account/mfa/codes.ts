import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { readRecoveryCodes } from './factors/recovery.ts';
import { ownerOfCodes } from './factors/recovery-owner.ts';

export const handler: Handler<Calls['account/mfa/codes']> = async (context) =>
  readRecoveryCodes(context, await ownerOfCodes(context));
