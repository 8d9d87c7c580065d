import { and, eq } from 'drizzle-orm';
import { connection } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { dropConnections, isChannel, type Provider, setMailClient } from './kept.ts';

/** Of a channel of the company, or of one's own mail client. */
export async function disconnect(context: CallContext, provider: Provider): Promise<{ status: 200 }> {
  const mine = isChannel(provider) ? eq(connection.kind, 'channel') : eq(connection.user, context.actor.id);
  const which = and(eq(connection.companyId, context.company), eq(connection.provider, provider), mine);
  const gone = await dropConnections(context, which);
  if (gone.length === 0) return context.fail('NotConnected');
  if (!isChannel(provider)) await setMailClient(context, '');
  return { status: 200 };
}
