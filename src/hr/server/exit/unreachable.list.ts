import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { countUnreachable, someUnreachable } from './unreachable.ts';

export const handler: Handler<Calls['exit/unreachable.list']> = async (context, { query }) => {
  const { page_limit: limit = 10, page_offset: page = 1 } = query;
  const data = await someUnreachable(context, limit, (Math.max(1, page) - 1) * limit);
  return { status: 200, data, total_count: await countUnreachable(context) };
};
