import { and, eq, ne, type SQL } from 'drizzle-orm';
import { connection, userProfile } from '../../../generated/tables.ts';
import type { Account, CallContext, JobContext, Tokens } from '../../../server/context.ts';
import { asLabel } from '../../../shared/hidden-signs.ts';

type ConnectionRow = typeof connection.$inferSelect;
export type Provider = ConnectionRow['provider'];

const channels: readonly Provider[] = ['slack', 'microsoft'];

/** A channel belongs to the company, a mail client to one person. */
export const isChannel = (provider: Provider): boolean => channels.includes(provider);

/** What its tokens are sealed about: for another connection they do not open. */
export const aboutTokens = ({ companyId, id }: Pick<ConnectionRow, 'companyId' | 'id'>): string =>
  `${companyId}|${id}|tokens`;

/** The connections that a new one of this provider takes the place of. */
const inItsPlace = ({ company, actor }: CallContext, provider: Provider): SQL | undefined =>
  and(
    eq(connection.companyId, company),
    isChannel(provider)
      ? eq(connection.provider, provider)
      : and(eq(connection.kind, 'mail_client'), eq(connection.user, actor.id)),
  );

/** As it is kept, and found again. */
export const keptId = ({ id }: Account): string => id.slice(0, 255);

interface Given {
  provider: Provider;
  account: Account;
  tokens: Tokens | null;
}

/** Of mail clients there is one at most (the newest); the profile says which. */
export async function keepConnection(context: CallContext, { provider, account, tokens }: Given): Promise<void> {
  const { db, company, actor, now } = context;
  const own = isChannel(provider);
  await dropConnections(context, inItsPlace(context, provider));
  const id = context.newId();
  await db.insert(connection).values({
    companyId: company,
    id,
    kind: own ? 'channel' : 'mail_client',
    provider,
    user: own ? null : actor.id,
    account_id: keptId(account),
    account_label: asLabel(account.label).slice(0, 255),
    state: 'connected',
    tokens: tokens && context.vault.seal(JSON.stringify(tokens), aboutTokens({ companyId: company, id })),
    connected_by: actor.id,
    createdAt: now,
    updatedAt: now,
  });
  if (!own) await setMailClient(context, provider as MailClient);
}

/** Meetings are then mailed as an ICS, from the product's own address; nobody else has to be asked. */
export async function connectProduct(context: CallContext): Promise<{ status: 200 }> {
  const account = { id: context.actor.id, label: context.actor.displayName };
  await keepConnection(context, { provider: 'rapport', account, tokens: null });
  return { status: 200 };
}

type MailClient = typeof userProfile.$inferSelect.default_mail_client;

export async function setMailClient({ db, company, actor }: CallContext, client: MailClient): Promise<void> {
  await db
    .update(userProfile)
    .set({ default_mail_client: client })
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, actor.id)));
}

/** Gone at once, whether the provider is there or not; a job gives it the tokens back. */
export async function dropConnections(context: CallContext, which: SQL | undefined): Promise<ConnectionRow[]> {
  const gone = await context.db.delete(connection).where(which).returning();
  for (const row of gone) if (row.tokens !== null) await sendRevoke(context, row, row.tokens, row.account_id);
  return gone;
}

/** `tokens`: sealed about this connection, whether it is kept or not. */
export async function sendRevoke(
  { jobs, vault }: CallContext,
  row: Pick<ConnectionRow, 'companyId' | 'id' | 'provider'>,
  tokens: string,
  account: string,
): Promise<void> {
  const about = aboutTokens(row);
  const sealed = vault.seal(account, about);
  await jobs.send('integrations/revoke', { provider: row.provider, tokens, account: sealed, about });
}

/**
 * Whether the account is connected, in any company. Providers end all access to an account with any of its tokens: as
 * long as another connection needs it, none is given back.
 */
export async function isConnected(
  { inSystem }: Pick<JobContext, 'inSystem'>,
  provider: Provider,
  account: string,
  besides?: string,
): Promise<boolean> {
  const [found] = await inSystem((db) =>
    db
      .select({ id: connection.id })
      .from(connection)
      .where(
        and(
          eq(connection.provider, provider),
          eq(connection.account_id, account),
          eq(connection.state, 'connected'),
          besides === undefined ? undefined : ne(connection.id, besides),
        ),
      )
      .limit(1),
  );
  return found !== undefined;
}
