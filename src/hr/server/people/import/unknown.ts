import { and, eq, sql } from 'drizzle-orm';
import { userProfile } from '../../../../generated/tables.ts';
import { columns, type Problem } from './columns.ts';
import { type Bench, keyOf, problemsOf } from './judge.ts';
import type { ReadRow } from './read-row.ts';

const others = columns.filter(({ names }) => names).map(({ value }) => value);

/** Rows that name someone by an address that nobody has, in the company or in the file, with these addresses. */
export async function unknownIn(
  { context, plan }: Pick<Bench, 'context' | 'plan'>,
  rows: readonly ReadRow[],
  arriving: ReadonlySet<string>,
): Promise<{ row: number; cells: readonly string[]; outcome: 'unknown'; problems: Problem[] }[]> {
  const isAddress = (text: string) => text.includes('@') && !arriving.has(text);
  const named = rows.map((read) => ({ read, at: others.filter((name) => isAddress(keyOf(read.values[name]))) }));
  const addresses = [...new Set(named.flatMap(({ read, at }) => at.map((name) => keyOf(read.values[name]))))];
  if (addresses.length === 0) return [];
  const email = sql<string>`lower(${userProfile.email})`;
  const found = await context.db
    .select({ email })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), sql`${email} = any(${sql.param(addresses)}::text[])`));
  const known = new Set(found.map((one) => one.email));
  const reason = context.text('people/import/row-unknown');
  return named.flatMap(({ read, at }) => {
    const unknown = at.filter((name) => !known.has(keyOf(read.values[name])));
    const faults = Object.fromEntries(unknown.map((name) => [name, reason]));
    const { row, cells } = read;
    return unknown.length > 0 ? [{ row, cells, outcome: 'unknown', problems: problemsOf(plan, cells, faults) }] : [];
  });
}
