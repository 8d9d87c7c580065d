import { and, eq } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { company as companies, connection } from '../../../generated/tables.ts';
import type { CallContext, Granted } from '../../../server/context.ts';
import type { ProviderName } from './connectors.ts';
import { aboutTokens, isChannel, keepConnection, keptId, sendRevoke } from './kept.ts';

const errors = {
  unknown: 'NotConfigured',
  mismatch: 'StateMismatch',
  cancelled: 'Cancelled',
  consent: 'ConsentRequired',
  scopes: 'TooFewScopes',
  denied: 'Denied',
  unauthorized: 'ProviderRefusedUs',
  limited: 'TooOften',
  unreachable: 'ProviderUnreachable',
} as const;

export async function begun(context: CallContext, provider: ProviderName): Promise<{ status: 200; url: string }> {
  const step = context.connections.begun;
  if (!step || 'refused' in step) return context.fail(errors[step?.refused ?? 'unknown']);
  if (isChannel(provider) && (await isFull(context, provider))) return context.fail('LimitReached');
  return { status: 200, url: step.url };
}

interface Connected {
  status: 200;
  back?: string;
}

export async function connect(context: CallContext, provider: ProviderName): Promise<Connected> {
  const { granted } = context.connections;
  // Only `microsoft.connect` has another step, and takes it before.
  if (!granted || 'next' in granted) return context.fail(errors.unknown);
  if ('refused' in granted) return refuse(context, provider, errors[granted.refused], granted.given);
  if (isChannel(provider)) {
    await oneAtATime(context);
    if (await isFull(context, provider)) return refuse(context, provider, 'LimitReached', granted);
  }
  await keepConnection(context, { ...granted, provider });
  return { status: 200, ...(granted.back && { back: granted.back }) };
}

/** So that two channels at once do not both find room. */
export async function oneAtATime({ db, company }: CallContext): Promise<void> {
  const own = and(eq(companies.companyId, company), eq(companies.id, company));
  await db.select({ id: companies.id }).from(companies).where(own).for('update');
}

/** Nobody keeps the tokens: the provider gets them back. */
async function refuse(
  context: CallContext,
  provider: ProviderName,
  error: (typeof errors)[keyof typeof errors] | 'LimitReached',
  given?: Granted,
): Promise<never> {
  if (!given) return context.fail(error);
  const row = { companyId: context.company, id: context.newId(), provider };
  const tokens = context.vault.seal(JSON.stringify(given.tokens), aboutTokens(row));
  await sendRevoke(context, row, tokens, keptId(given.account));
  return context.fail(error, { keep: true });
}

/** Who may not connect several channels has room for one, WhatsApp among them; another account of the same is none more. */
export async function isFull({ db, company, actor }: CallContext, provider: string): Promise<boolean> {
  if (actor.flags.allow_multiple_channels === true) return false;
  const rows = await db
    .select({ provider: connection.provider })
    .from(connection)
    .where(and(eq(connection.companyId, company), eq(connection.kind, 'channel')));
  const [own] = await db
    .select({ whatsapp: companies.notification_enabled })
    .from(companies)
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  const others = rows.filter((row) => row.provider !== provider).length + (own?.whatsapp ? 1 : 0);
  return others >= constants['integrations/connection.mostChannels'];
}
