import { type SQL, sql } from 'drizzle-orm';
import type { CallContext, Condition } from '../../../server/context.ts';

/** Of more people than these so many lines are that the newest ones are found at once. */
const mostPeople = 20_000;
/** Up to so many lines are looked up one by one. */
const mostLines = 2_000;
/** Where so many of the newest lines are theirs, every page is found by going through the log. */
const newestLines = 5_000;
const often = 50;

async function rowsOf<T>(db: CallContext['db'], query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** Their ids as one text, which costs a fraction of a list of thousands, for the driver and for the database. */
interface Crowd {
  many: number;
  ids: string;
}

/**
 * The lines by or about very many people with a name or address in common: where they have few, just these, wherever in
 * the log they are; else all lines are gone through from the newest of theirs on, of which every few is one.
 */
export async function linesOfCrowd(context: CallContext, text: string): Promise<Condition> {
  const { db, company } = context;
  const { many, ids } = await crowdWith(db, company, text);
  if (many > mostPeople) return ofThoseWith(company, text);
  const [newly] = await rowsOf<{ theirs: number }>(
    db,
    sql`select count(*)::int as theirs from (
        select id, actor, subject from audit_line where company_id = ${company} order by at desc, id desc limit ${newestLines}) l
      cross join lateral (values (l.actor), (case when l.subject is distinct from l.actor then l.subject end)) as w(who)
      join (${listed(sql`${ids}`)}) as p(id) on p.id = w.who`,
  );
  if (newly && newly.theirs >= often) return ofTheseSince(ids, context.now.toISOString());
  const lines = await rowsOf<{ id: string }>(
    db,
    sql`select l.id from ${each(company, ids, mostLines + 1)} limit ${mostLines + 1}`,
  );
  if (lines.length <= mostLines) return theseLines(lines.map(({ id }) => id));
  const [newest] = await rowsOf<{ at: string }>(
    db,
    sql`select to_char(max(l.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from ${each(company, ids, 1)}`,
  );
  return ofTheseSince(ids, newest?.at ?? '');
}

async function crowdWith(db: CallContext['db'], company: string, text: string): Promise<Crowd> {
  const [found] = await rowsOf<{ many: number; ids: string | null }>(
    db,
    sql`select count(*)::int as many, string_agg(id::text, ',') as ids from (
        select id from user_profile where company_id = ${company}
        and (${has(sql`display_name`, sql`${text}`)} or ${has(sql`email`, sql`${text}`)}) limit ${mostPeople + 1}) as p`,
  );
  return { many: found?.many ?? 0, ids: found?.ids ?? '' };
}

const listed = (ids: SQL): SQL => sql`select unnest(string_to_array(${ids}::text, ',')::uuid[])`;

/** Of each person the newest lines, by one step in an index for those that they did and one for those about them. */
const each = (company: string, ids: string, most: number) => sql`(${listed(sql`${ids}`)}) as p(id)
  cross join lateral (
    (select a.id, a.at from audit_line a where a.company_id = ${company} and a.actor = p.id order by a.at desc limit ${most})
    union all
    (select a.id, a.at from audit_line a where a.company_id = ${company} and a.subject = p.id and a.subject is not null order by a.at desc limit ${most})
  ) as l`;

const theseLines = (lines: readonly string[]): Condition => ({
  shape: 'lines',
  values: [lines],
  write: (bind) => sql`audit_line.id = any(${bind()}::bigint[])`,
});

/** The lists are looked up as tables of their own, once for all lines. How many there are, the index of each person says. */
function ofTheseSince(ids: string, newest: string): Condition {
  const people = ids.split(',');
  return {
    shape: 'crowd',
    among: { actor: people, subject: people },
    values: [newest, ids, ids],
    write: (bind) => sql`audit_line.at <= ${bind()}::timestamptz and (
      audit_line.actor in (${listed(sql`${bind()}`)}) or audit_line.subject in (${listed(sql`${bind()}`)}))`,
  };
}

const ofThoseWith = (company: string, text: string): Condition => ({
  shape: 'those',
  values: [company, text, text],
  write: (bind) => sql`exists (
    select 1 from user_profile p where p.company_id = ${bind()} and (p.id = audit_line.actor or p.id = audit_line.subject)
      and (${has(sql`p.display_name`, sql`${bind()}`)} or ${has(sql`p.email`, sql`${bind()}`)}))`,
});

/** Whatever the case and the accents of its letters. */
const has = (words: SQL, text: SQL): SQL =>
  sql`strpos(lower(plain_text(${words})), lower(plain_text(${text}::text))) > 0`;
