import { and, eq, sql } from 'drizzle-orm';
import { employeeUploadRow, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { type AdminPlaces, lockedAdminPlaces } from '../../company/admin-places.ts';
import type { Person } from './people.ts';

/**
 * The plan's places for admins while these people are changed one after the other; null where none of them could take one,
 * or there is no limit. In a rehearsal nobody is changed: what its rows have taken so far is counted.
 */
export async function placesFor(
  context: CallContext,
  people: readonly Person[],
  rehearsed?: string,
): Promise<AdminPlaces | null> {
  if (!people.some(({ type, status }) => type === 'Admin' && status !== 'active')) return null;
  const places = await lockedAdminPlaces(context);
  return places && rehearsed ? { ...places, left: places.left - (await takenBy(context, rehearsed)) } : places;
}

/** An admin who comes back takes a place, and one who goes leaves it. False: there is none. */
export function movesPlace(places: AdminPlaces | null, { type, status }: Person, next: unknown): boolean {
  if (!places || type !== 'Admin') return true;
  const taken = Number(next === 'active') - Number(status === 'active');
  if (taken > 0 && places.left < taken) return false;
  places.left -= taken;
  return true;
}

/** By rows that are noted and not written. */
async function takenBy({ db, company }: CallContext, upload: string): Promise<number> {
  const { companyId, upload: of, outcome, person, after } = employeeUploadRow;
  const next = sql`${after} ->> 'status'`;
  const [row] = await db
    .select({ taken: sql<number>`coalesce(sum(case when ${next} = 'active' then 1 else -1 end), 0)::int` })
    .from(employeeUploadRow)
    .innerJoin(userProfile, and(eq(userProfile.companyId, companyId), sql`${userProfile.id} = ${person}`))
    .where(
      and(
        eq(companyId, company),
        eq(of, upload),
        eq(outcome, 'changed'),
        eq(userProfile.type, 'Admin'),
        sql`${next} <> ${userProfile.status}`,
      ),
    );
  return row?.taken ?? 0;
}
