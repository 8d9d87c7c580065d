import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

export const handler: Handler<Calls['audit/line.verify']> = async (context) => {
  const { lines, sealed, cut, brokenAt, seal } = await context.verifyAudit();
  return { lines, sealed, cut, broken_at: brokenAt, seal };
};
