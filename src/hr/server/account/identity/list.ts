import { and, asc, count, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { identity } from '../../../../generated/tables.ts';
import type { Handler } from '../../../../server/context.ts';

/** One's own; the operator may have taken a provider away since. */
export const handler: Handler<Calls['account/identity/list']> = async (context, { query }) => {
  const { db, company, actor } = context;
  const mine = and(eq(identity.companyId, company), eq(identity.user, actor.id));
  const limit = query.page_limit ?? 10;
  const [whole] = await db.select({ total: count() }).from(identity).where(mine);
  const rows = await db
    .select()
    .from(identity)
    .where(mine)
    .orderBy(asc(identity.createdAt), asc(identity.id))
    .limit(limit)
    .offset(((query.page_offset || 1) - 1) * limit);
  const labels = new Map(context.identity.providers.map(({ name, label }) => [name, label]));
  const data = rows.map(({ id, provider, email, disconnected_at, createdAt, last_used }) => ({
    id,
    label: labels.get(provider) ?? provider,
    email,
    connected: disconnected_at === null,
    createdAt: createdAt.toISOString(),
    last_used: last_used?.toISOString() ?? null,
  }));
  return { data, total: whole?.total ?? 0 };
};
