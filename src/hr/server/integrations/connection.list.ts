import { and, eq, or } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { type OptionValues, optionDetails } from '../../../generated/options.ts';
import { company as companies, connection } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { isFull } from './connect.ts';
import type { Provider } from './kept.ts';

/** A card of the document. */
interface Card {
  value: OptionValues['integrations/connection.cards'];
  kind: 'channel' | 'mail_client';
  provider?: Provider;
}

const known: readonly Card[] = optionDetails['integrations/connection.cards'];

export const handler: Handler<Calls['integrations/connection.list']> = async (context, { query }) => {
  const { db, company, actor } = context;
  const mine = or(eq(connection.kind, 'channel'), eq(connection.user, actor.id));
  const rows = await db
    .select({
      provider: connection.provider,
      state: connection.state,
      at: connection.createdAt,
      account: connection.account_label,
    })
    .from(connection)
    .where(and(eq(connection.companyId, company), mine));
  const [own] = await db
    .select({ enabled: companies.notification_enabled, active: companies.whatsapp_active })
    .from(companies)
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  const whatsApp: State = own?.enabled ? 'connected' : own?.active ? 'available' : 'soon';
  const mayManage = context.explain('integrations/connection.manage')?.allowed === true;
  const cards = known.map(async ({ value: key, kind, provider }) => {
    const row = rows.find((one) => one.provider === provider);
    const state = key === 'whatsapp' ? whatsApp : stateOf(context, provider, row?.state);
    const isOpen = state === 'available' && kind === 'channel';
    return {
      kind,
      key,
      state,
      account: row && (kind === 'mail_client' || mayManage) ? row.account : null,
      connected_at: row?.at.toISOString() ?? null,
      limit_reached: isOpen && (await isFull(context as CallContext, provider ?? key)),
    };
  });
  const wanted = (await Promise.all(cards)).filter(
    ({ kind, state }) =>
      query.kind === undefined ||
      query.kind === kind ||
      (query.kind === 'connected' && kind === 'channel' && (state === 'connected' || state === 'lost')),
  );
  return { status: 200, data: wanted.map(({ kind: _list, ...card }) => card) };
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
