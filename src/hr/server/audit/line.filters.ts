import { sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

/** Each actor is found by one step in the index, however many lines they have. */
export const handler: Handler<Calls['audit/line.filters']> = async ({ db, company }) => {
  const { rows } = (await db.execute(sql`
    with recursive who as (
      (select actor from audit_line where company_id = ${company} and actor is not null order by actor limit 1)
      union all
      select (select l.actor from audit_line l where l.company_id = ${company} and l.actor > who.actor order by l.actor limit 1)
      from who where who.actor is not null)
    select p.id as value, p.display_name as label from who join user_profile p on p.company_id = ${company} and p.id = who.actor
    order by lower(p.display_name), p.id limit 5000`)) as unknown as { rows: { value: string; label: string }[] };
  return { data: { actor: rows } };
};
