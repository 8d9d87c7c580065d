import type { Calls } from '../../../generated/calls.ts';
import { verifyChain } from '../../../server/audit/chain.ts';
import type { Handler } from '../../../server/context.ts';

export const handler: Handler<Calls['audit/line.verify']> = async ({ db, company, giveWay }) => {
  const { lines, sealed, brokenAt, seal } = await verifyChain(async (work) => {
    await giveWay();
    return work(db);
  }, company);
  return { lines, sealed, broken_at: brokenAt, seal };
};
