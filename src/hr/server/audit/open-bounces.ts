import { and, eq, inArray } from 'drizzle-orm';
import { bounce, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** What is open at these addresses, among what the caller sees; nobody else changes it until the call is done. */
export const openBounces = (context: Pick<CallContext, 'db' | 'company' | 'visible'>, addresses: readonly string[]) =>
  context.db
    .select({
      id: bounce.id,
      address: bounce.email_id,
      user: bounce.user,
      disabled: bounce.delivery_disabled,
      email: userProfile.email,
    })
    .from(bounce)
    .leftJoin(userProfile, and(eq(userProfile.companyId, bounce.companyId), eq(userProfile.id, bounce.user)))
    .where(
      and(
        eq(bounce.companyId, context.company),
        inArray(bounce.email_id, addresses.map(normal)),
        eq(bounce.status, 'open'),
        context.visible('audit/bounce'),
      ),
    )
    .for('update', { of: bounce });

const normal = (address: string) => address.trim().toLowerCase();

export type OpenBounce = Awaited<ReturnType<typeof openBounces>>[number];

/** Writes down that these are done with. */
export const resolve = ({ records }: Pick<CallContext, 'records'>, open: readonly OpenBounce[], remarks?: string) =>
  records.updateMany(
    'audit/bounce',
    open.map(({ id }) => id),
    () => ({ status: 'resolved', resolution_summary: remarks?.trim() || null }),
  );
