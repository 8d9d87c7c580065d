import { and, eq } from 'drizzle-orm';
import { connection } from '../../../generated/tables.ts';
import type { CallContext, Change } from '../../../server/context.ts';

/** Soon, and not within the hour: the mail client that someone who leaves has linked. */
export async function unlinkOfLeaver({ db, company, jobs }: CallContext, { values, id }: Change): Promise<void> {
  if (values.status !== 'inactive') return;
  const [found] = await db
    .select({ id: connection.id })
    .from(connection)
    .where(and(eq(connection.companyId, company), eq(connection.user, id), eq(connection.kind, 'mail_client')))
    .limit(1);
  if (found) await jobs.send('integrations/leavers', {});
}
