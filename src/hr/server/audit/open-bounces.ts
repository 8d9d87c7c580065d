import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { bounce, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

type Asking = Pick<CallContext, 'db' | 'company' | 'visible'>;

/** What is open at these addresses, among what the caller sees; nobody else changes it until the call is done. */
export const openBounces = (context: Asking, addresses: readonly string[]) =>
  openWhere(context, inArray(bounce.email_id, addresses.map(normal)));

/** The same of one employee, and of one mail. */
export const openOfPerson = (context: Asking, person: string) => openWhere(context, eq(bounce.user, person));
export const openOne = (context: Asking, id: string) => openWhere(context, eq(bounce.id, id));

const openWhere = (context: Asking, condition: SQL) =>
  context.db
    .select({
      id: bounce.id,
      address: bounce.email_id,
      user: bounce.user,
      disabled: bounce.delivery_disabled,
      email: userProfile.email,
      waiting: userProfile.email_pending,
    })
    .from(bounce)
    .leftJoin(userProfile, and(eq(userProfile.companyId, bounce.companyId), eq(userProfile.id, bounce.user)))
    .where(
      and(eq(bounce.companyId, context.company), condition, eq(bounce.status, 'open'), context.visible('audit/bounce')),
    )
    .for('update', { of: bounce });

const normal = (address: string) => address.trim().toLowerCase();

type OpenBounce = Awaited<ReturnType<typeof openBounces>>[number];

/** An address that is not written to any more, and that its employee still has. */
export const mustBeCorrected = ({ disabled, email, address }: OpenBounce): boolean =>
  disabled && (email ?? address).toLowerCase() === address;

/** Writes down that these are done with. */
export const resolve = ({ records }: Pick<CallContext, 'records'>, open: readonly OpenBounce[], remarks?: string) =>
  records.updateMany(
    'audit/bounce',
    open.map(({ id }) => id),
    () => ({ status: 'resolved', resolution_summary: remarks?.trim() || null }),
  );
