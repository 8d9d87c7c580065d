import { and, eq, isNull } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { apiToken } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { visibleToken } from './api-tokens.ts';

export const handler: Handler<Calls['company/api-token.revoke']> = async (context, { params }) => {
  await visibleToken(context, params.id);
  const [gone] = await context.db
    .update(apiToken)
    .set({ revoked_at: context.now, updatedAt: context.now })
    .where(and(eq(apiToken.companyId, context.company), eq(apiToken.id, params.id), isNull(apiToken.revoked_at)))
    .returning({ name: apiToken.name, start: apiToken.start });
  if (!gone) return context.fail('RevokedBefore');
  context.audit({
    type: 'api_token',
    activity: 'API token revoked',
    entity: 'company/api-token',
    recordId: params.id,
    old: { revoked_at: null },
    new: { name: gone.name, start: gone.start, revoked_at: context.now.toISOString() },
  });
  return { status: 200 };
};
