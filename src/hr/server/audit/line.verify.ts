import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { lastCheck, openCheck } from './checks.ts';

export const handler: Handler<Calls['audit/line.verify']> = async (given) => {
  const context = given as CallContext;
  const last = await lastCheck(context);
  const { lines = 0, sealed = 0, cut = 0, broken_at = null, seal = null, ended = null } = last ?? {};
  return {
    lines,
    sealed,
    cut,
    broken_at,
    seal,
    checked_at: ended && wireTime(context.config.wireZone)(ended),
    job_id: await openCheck(context),
  };
};
