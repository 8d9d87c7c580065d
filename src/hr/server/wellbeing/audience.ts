import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import type { Segments } from '../../rules/segments.ts';

export interface Audience {
  audience: Segments;
  all_employees: boolean;
}

/**
 * The active employees of an audience. A filter without any value stands for nobody, and so does one by a field that
 * employees have no more: it never asks more people than were chosen.
 */
export function audienceCondition(company: string, { audience, all_employees }: Audience): SQL | undefined {
  const people = and(eq(userProfile.companyId, company), eq(userProfile.status, 'active'));
  if (all_employees) return people;
  const chosen = Object.entries(audience).filter(([, values]) => values.length > 0);
  if (chosen.length === 0) return sql`false`;
  return and(people, ...chosen.map(([field, values]) => holds(field, values)));
}

function holds(field: string, values: readonly string[]): SQL {
  if (field === 'tags')
    return sql`${userProfile.tags} ?| array[${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`;
  const column = (userProfile as unknown as Record<string, PgColumn | undefined>)[field.replace(/__in$/, '')];
  return column ? inArray(column, [...values]) : sql`false`;
}

/** All of them, whoever asks: an admin who does not see everyone is not told it. */
export const audienceSize = ({ company, records }: CallContext, audience: Audience): Promise<number> =>
  records.countedPeople(audienceCondition(company, audience));
