import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

type Values = Record<string, unknown>;

/** Names and addresses of those who did something, whoever reads it: a log says who. */
export async function peopleOf({ db, company }: CallContext, ids: readonly string[]): Promise<Map<string, Values>> {
  const { id, first_name, last_name, display_name, email } = userProfile;
  const people = await db
    .select({ id, person: { first_name, last_name, display_name, email } })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(id, [...new Set(ids)])));
  return new Map(people.map((one) => [one.id, one.person]));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As many of one line as its answer names. */
const mostNamed = 1000;

/** Whatever is written as an id within these values. */
export function idsIn(values: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && uuid.test(value)) found.add(value);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one);
  };
  look(values);
  return [...found].slice(0, mostNamed);
}

/** One value: a page may speak of more ids than a statement takes. */
const isAmong = (ids: readonly string[]) => sql`${userProfile.id} = any(${sql.param([...new Set(ids)])}::uuid[])`;

/** What those of these ids are called that are people whom the reader sees. */
export async function namesSeen(context: CallContext, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { id, display_name, companyId } = userProfile;
  const seen = context.visible('people/user');
  const people = await context.db
    .select({ id, display_name })
    .from(userProfile)
    .where(and(eq(companyId, context.company), isAmong(ids), seen && or(seen, eq(id, context.actor.id))));
  return new Map(people.map((one) => [one.id, one.display_name]));
}
