import { and, asc, eq, getTableColumns, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Database } from '../../../../server/context.ts';
import { hasLeftBy } from '../../../rules/leaving.ts';
import { zoneOf } from '../../company/zone.ts';
import { properties, type Values } from './columns.ts';

export type Person = typeof userProfile.$inferSelect;

/** What an import writes of a person. */
const written = [...properties, 'display_name'];

/** Whom these keys belong to, locked: nobody changes them before the import has. */
export async function peopleOf(
  { db, company }: Pick<CallContext, 'db' | 'company'>,
  keys: { ids: readonly string[]; emails: readonly string[] },
): Promise<Person[]> {
  const isOne = (column: SQL, values: readonly string[]) => sql`${column} = any(${sql.param([...values])}::text[])`;
  return db
    .select()
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, company),
        or(
          isOne(sql`lower(${userProfile.employee_id})`, keys.ids),
          isOne(sql`lower(${userProfile.email})`, keys.emails),
        ),
      ),
    )
    .for('update');
}

export const isActive = ({ status, exit_date: exit }: Values, today: string): boolean =>
  status === 'active' && !hasLeftBy(exit, today);

/** Active people in the actor's scope behind the one with this id, some hundred at a time. */
export function activePeople(
  context: CallContext,
  today: string,
  after: string | null,
  limit: number,
): Promise<Person[]> {
  return context.db
    .select()
    .from(userProfile)
    .where(and(active(context, today), after === null ? undefined : gt(userProfile.id, after)))
    .orderBy(asc(userProfile.id))
    .limit(limit)
    .for('update');
}

export async function countActive(context: CallContext, today: string): Promise<number> {
  const [row] = await context.db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(userProfile)
    .where(active(context, today));
  return row?.count ?? 0;
}

const active = (context: CallContext, today: string) =>
  and(
    context.visible('people/user'),
    eq(userProfile.status, 'active'),
    or(isNull(userProfile.exit_date), gt(userProfile.exit_date, today)),
  );

const sqlColumns = getTableColumns(userProfile);
type Property = keyof typeof sqlColumns;

/** Values travel as one JSON text and are spread by the database. */
function spread(names: readonly string[], rows: readonly Values[]) {
  const used = names.map((name) => ({ name, column: sqlColumns[name as Property] }));
  const list = (part: (one: (typeof used)[number]) => SQL) => sql.join(used.map(part), sql`, `);
  const shape = list(({ name, column }) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`);
  return { list, from: sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${shape})` };
}

/** Answers who was added: nobody whose key someone else has taken meanwhile. */
export async function addPeople(
  { db, company, now }: Pick<CallContext, 'db' | 'company' | 'now'>,
  rows: readonly (Values & { id: string })[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const at = now.toISOString();
  const { list, from } = spread(['id', ...written], rows);
  const answer = await db.execute(sql`
    insert into ${userProfile} (company_id, created_at, updated_at, user_timezone, ${list(({ column }) => sql.identifier(column.name) as unknown as SQL)})
    select ${company}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${await zoneOf({ db, company })}, ${list(({ name }) => sql`r.${sql.identifier(name)}`)} from ${from}
    on conflict do nothing returning id`);
  return new Set((answer as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id));
}

/** Each row holds everything that an import writes. */
export async function changePeople(
  { db, company, now }: Pick<CallContext, 'db' | 'company' | 'now'>,
  rows: readonly (Values & { id: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const { from } = spread(['id', ...written], rows);
  const set = sql.join(
    written.map((name) => sql`${sql.identifier(sqlColumns[name as Property].name)} = r.${sql.identifier(name)}`),
    sql`, `,
  );
  await db.execute(sql`
    update ${userProfile} set ${set}, version = ${userProfile.version} + 1, updated_at = ${now.toISOString()}::timestamptz
    from ${from} where ${userProfile.companyId} = ${company} and ${userProfile.id} = r.id`);
}

export const pickWritten = (person: Values): Values =>
  Object.fromEntries(written.map((name) => [name, person[name] ?? null]));

/** The addresses of those of them who are gone, by their ids; who is needed elsewhere stays. */
export async function removePeople(
  { db, company }: { db: Database; company: string },
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  await db.execute(sql`savepoint people`);
  try {
    const answer = await db.execute(sql`
      delete from ${userProfile} where company_id = ${company} and version = 1 and id = any(${sql.param([...ids])}::uuid[]) returning id, email`);
    await db.execute(sql`release savepoint people`);
    const { rows } = answer as unknown as { rows: { id: string; email: string }[] };
    return new Map(rows.map(({ id, email }) => [id, email]));
  } catch (error) {
    await db.execute(sql`rollback to savepoint people`);
    if (ids.length === 1) return new Map();
    void error;
  }
  const middle = Math.ceil(ids.length / 2);
  const [one, other] = [ids.slice(0, middle), ids.slice(middle)];
  return new Map([...(await removePeople({ db, company }, one)), ...(await removePeople({ db, company }, other))]);
}
