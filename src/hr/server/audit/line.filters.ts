import { type SQL, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';

/** Of someone who did very much only the last lines are looked at for one that the caller may see. */
const lines = 1000;

/** Each actor is found by one step in the index, however many lines they have. */
export const handler: Handler<Calls['audit/line.filters']> = async (context) => {
  const { db, company } = context;
  const { rows } = (await db.execute(sql`
    with recursive who as (
      (select actor from audit_line where company_id = ${company} and actor is not null order by actor limit 1)
      union all
      select (select l.actor from audit_line l where l.company_id = ${company} and l.actor > who.actor order by l.actor limit 1)
      from who where who.actor is not null)
    select p.id as value, p.display_name as label from who join user_profile p on p.company_id = ${company} and p.id = who.actor
    where ${isSeen(context as CallContext)} order by lower(p.display_name), p.id limit 5000`)) as unknown as {
    rows: { value: string; label: string }[];
  };
  return { data: { actor: rows } };
};

/** Whoever did something that the caller sees: of all others not even the names are told. */
function isSeen(context: CallContext): SQL {
  if (context.actor.scope === null) return sql`true`;
  return sql`exists (
    select 1 from (select * from audit_line l where l.company_id = ${context.company} and l.actor = p.id order by l.at desc, l.id desc limit ${lines})
      as audit_line where ${context.visible('audit/line')})`;
}
