import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import type { Authority } from './authority.ts';

export interface Person {
  id: string;
  display_name: string;
  type: string;
  status: string;
  exit_date: string | null;
}

/** Whom the caller sees, and the caller: for what is about single people and not about employees in numbers. */
export const seenOrOneself = (context: CallContext): SQL | undefined => {
  const seen = context.visible('people/user');
  return seen && or(seen, and(eq(userProfile.companyId, context.company), eq(userProfile.id, context.actor.id)));
};

/** Who may sign in on a day: the job that makes leavers inactive comes an hour later at most. */
export const worksOn = (today: string): SQL | undefined =>
  and(eq(userProfile.status, 'active'), or(isNull(userProfile.exit_date), gt(userProfile.exit_date, today)));

/** Someone whom the caller sees; anyone else does not exist. */
export async function visiblePerson(context: CallContext, id: string): Promise<Person> {
  const [person] = await context.db
    .select({
      id: userProfile.id,
      display_name: userProfile.display_name,
      type: userProfile.type,
      status: userProfile.status,
      exit_date: userProfile.exit_date,
    })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, id), seenOrOneself(context)));
  return person ?? context.notFound();
}

/** Nobody gives rights to themselves, and a SuperAdmin is touched by a SuperAdmin only. */
export function refuseUntouchable(
  context: CallContext<'Yourself' | 'SuperAdminMember'>,
  person: Person,
  own: Authority,
): void {
  if (own.isSuperAdmin) return;
  if (person.id === own.userId) context.fail('Yourself');
  if (person.type === 'SuperAdmin') context.fail('SuperAdminMember');
}

/**
 * Someone who can sign in stays SuperAdmin, no matter who else goes. All of them are locked until the end of the
 * transaction: of two who remove each other at once, the second finds only itself left. Every way in which one may
 * cease to be a SuperAdmin has to pass here.
 */
export async function isLastSuperAdmin(context: CallContext, id: string): Promise<boolean> {
  const left = await superAdmins(context).for('update');
  return !left.some((other) => other.id !== id);
}

/** The same without a lock, for anyone who only tells it. */
export async function seemsLastSuperAdmin(context: CallContext, id: string): Promise<boolean> {
  const left = await superAdmins(context);
  return !left.some((other) => other.id !== id);
}

/** Who stays: someone with an exit date, however far away, is gone some day without being asked again. */
function superAdmins({ db, company: id }: CallContext) {
  return db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, id),
        eq(userProfile.type, 'SuperAdmin'),
        eq(userProfile.status, 'active'),
        isNull(userProfile.exit_date),
      ),
    )
    .orderBy(asc(userProfile.id));
}
