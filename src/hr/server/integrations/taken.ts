import { and, eq, ne } from 'drizzle-orm';
import { connection } from '../../../generated/tables.ts';
import type { Account, Database } from '../../../server/context.ts';

/** Its id alone proves nothing, so one tenant belongs to one company. */
export async function isTenantTaken(db: Database, { id }: Account, company: string): Promise<boolean> {
  const others = and(
    eq(connection.provider, 'microsoft'),
    eq(connection.account_id, id),
    ne(connection.companyId, company),
  );
  return (await db.select({ id: connection.id }).from(connection).where(others).limit(1)).length > 0;
}
