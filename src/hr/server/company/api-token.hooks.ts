import { and, eq } from 'drizzle-orm';
import { apiToken } from '../../../generated/tables.ts';
import type { CallContext, Hooks } from '../../../server/context.ts';
import { writeSegments } from '../../rules/segments.ts';
import { authorityOf, refuseBeyond } from '../access/authority.ts';
import { permissionsFor, whyHeld } from './api-token.voucher.ts';
import { audienceText, reachOf, stateOf, type TokenRow, visibleTokens } from './api-tokens.ts';

/** A token reaches nobody whom those who may change it do not see, and has nothing that its voucher lacks. */
export const hooks: Hooks = {
  async rows(context) {
    return { id: (await visibleTokens(context)).map(({ id }) => id) };
  },
  async beforeWrite(context, { verb, id, values }) {
    if (verb !== 'update' || !('confirmed_by' in values || 'held_at' in values || isConfirming(context))) return;
    const [token] = await context.db
      .select()
      .from(apiToken)
      .where(and(eq(apiToken.companyId, context.company), eq(apiToken.id, id)));
    if (!token) return context.notFound();
    const state = stateOf(token, context.now);
    if (state !== 'active' && state !== 'held') return context.fail('NotInForce');
    const given = { permissions: permissionsFor(token.scopes), segments: reachOf(token) };
    refuseBeyond(context, given, await authorityOf(context));
  },
  async compute(context, rows) {
    const tokens = new Map((await visibleTokens(context)).map((token) => [token.id, token]));
    return Promise.all(
      rows.map(({ id }) => {
        const token = tokens.get(String(id));
        return token ? toldOf(context, token) : {};
      }),
    );
  },
};

const isConfirming = ({ call }: CallContext): boolean => call.set?.confirmed_by !== undefined;

/** What is held from its next call on is shown as held. */
async function toldOf(context: CallContext, token: TokenRow) {
  const { now } = context;
  const because = stateOf(token, now) === 'active' ? await whyHeld(context.db, token, now) : token.held_because;
  const held_at = token.held_at ?? (because ? now : null);
  const state = stateOf({ ...token, held_at }, now);
  return {
    reach: writeSegments(token.segments),
    audience: audienceText(context, token),
    state,
    held_since: state === 'held' ? held_at?.toISOString() : null,
    held_now: state === 'held' ? because : null,
  };
}
