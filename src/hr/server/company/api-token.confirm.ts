import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { apiToken } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { authorityOf, refuseBeyond } from '../access/authority.ts';
import { permissionsFor } from './api-token.voucher.ts';
import { reachOf, stateOf, visibleToken } from './api-tokens.ts';

/** From now on the caller answers for the token, who must have all that it has. */
export const handler: Handler<Calls['company/api-token.confirm']> = async (context, { params }) => {
  const { db, company, now, actor } = context;
  const token = await visibleToken(context, params.id);
  const state = stateOf(token, now);
  if (state !== 'active' && state !== 'held') return context.fail('NotInForce');
  const given = { permissions: permissionsFor(token.scopes), segments: reachOf(token) };
  refuseBeyond(context, given, await authorityOf(context));
  await db
    .update(apiToken)
    .set({ confirmed_by: actor.id, held_at: null, held_because: null, held_told: false, updatedAt: now })
    .where(and(eq(apiToken.companyId, company), eq(apiToken.id, token.id)));
  context.audit({
    type: 'api_token',
    activity: 'API token confirmed',
    entity: 'company/api-token',
    recordId: token.id,
    old: { confirmed_by: token.confirmed_by, held_because: token.held_because },
    new: { confirmed_by: actor.id, held_because: null, name: token.name, start: token.start },
  });
  return { status: 200 };
};
