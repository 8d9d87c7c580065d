import { and, eq, isNotNull } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { identity } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { ofCaller, tell } from './own.ts';

export const handler: Handler<Calls['account/identity/allow']> = async (context, { params }) => {
  const [back] = await context.db
    .update(identity)
    .set({ disconnected_at: null })
    .where(and(ofCaller(context), eq(identity.id, params.id), isNotNull(identity.disconnected_at)))
    .returning();
  if (!back) return context.notFound();
  await tell(context as CallContext, back, 'connected again');
  return { status: 200 };
};
