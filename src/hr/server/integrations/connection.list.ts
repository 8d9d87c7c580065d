import { and, eq, or } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { type OptionValues, optionValues } from '../../../generated/options.ts';
import { company as companies, connection } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { isFull } from './connect.ts';
import { isChannel, type Provider } from './kept.ts';

/** Card → provider; the others come later. */
const providers: Readonly<Record<string, Provider>> = {
  slack: 'slack',
  ms_teams: 'microsoft',
  google: 'google',
  outlook: 'outlook',
  rapport: 'rapport',
};

export const handler: Handler<Calls['integrations/connection.list']> = async (context) => {
  const { db, company, actor } = context;
  const mine = or(eq(connection.kind, 'channel'), eq(connection.user, actor.id));
  const rows = await db
    .select({ provider: connection.provider, state: connection.state, at: connection.createdAt })
    .from(connection)
    .where(and(eq(connection.companyId, company), mine));
  const [own] = await db
    .select({ whatsapp: companies.notification_enabled })
    .from(companies)
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  const cards = optionValues['integrations/connection.cards'].map(async (key) => {
    const provider = providers[key];
    const row = rows.find((one) => one.provider === provider);
    const state: State = key === 'whatsapp' && own?.whatsapp ? 'connected' : stateOf(context, provider, row?.state);
    const limit_reached =
      state === 'available' &&
      provider !== undefined &&
      isChannel(provider) &&
      (await isFull(context as CallContext, provider));
    return { key, state, connected_at: row?.at.toISOString() ?? null, limit_reached };
  });
  return { status: 200, data: await Promise.all(cards) };
};

type State = OptionValues['integrations/connection.cardStates'];

function stateOf(
  { connections }: Pick<CallContext, 'connections'>,
  provider: Provider | undefined,
  kept: 'connected' | 'lost' | undefined,
): State {
  if (!provider) return 'soon';
  if (kept) return kept;
  return provider === 'rapport' || connections.configured.includes(provider) ? 'available' : 'unconfigured';
}
