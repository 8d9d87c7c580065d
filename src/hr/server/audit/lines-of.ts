import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** Of more people than these the lines of a record hardly are: then each line is looked at by itself. */
const mostSubjects = 50;

/**
 * Whom the lines of one record are about, as far as this reader sees them. The lines of a record are mostly about one
 * person: whether they are seen is known before any of them is read, however many there are.
 */
export async function subjectsSeen(
  context: CallContext,
  entity: string,
  record: string,
): Promise<(string | null)[] | undefined> {
  const { db, company } = context;
  const seen = context.visible('people/user');
  if (!seen || context.actor.scope === null) return undefined;
  const ids = context.records.idsOf(entity);
  const named = ids.length > 1 ? sql`any(${sql.param([...ids])}::text[])` : sql`${entity}`;
  const lines = sql`audit_line l where l.company_id = ${company} and l.entity = ${named} and l.record_id = ${record}`;
  const { rows } = (await db.execute(sql`
    with recursive about as (
      (select subject from ${lines} and subject is not null order by subject limit 1)
      union all
      select (select l.subject from ${lines} and l.subject > about.subject order by l.subject limit 1)
      from about where about.subject is not null)
    select subject from about where subject is not null
    union all select null where exists (select 1 from ${lines} and l.subject is null)
    limit ${mostSubjects + 1}`)) as unknown as { rows: { subject: string | null }[] };
  if (rows.length > mostSubjects) return undefined;
  const isOneself = eq(userProfile.id, context.actor.id);
  const subjects = rows.flatMap(({ subject }) => subject ?? []);
  const people = await db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(userProfile.id, subjects), or(seen, isOneself)));
  return [...people.map(({ id }) => id), ...(subjects.length < rows.length ? [null] : [])];
}
