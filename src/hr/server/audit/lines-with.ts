import { type SQL, sql } from 'drizzle-orm';
import { optionLabels as labels } from '../../../generated/options.ts';
import type { AnyOf, CallContext } from '../../../server/context.ts';

/** More people than these are not named one by one: lines of theirs are everywhere. */
const mostPeople = 400;

/** The lines in which a text stands as people read them: by whom, of whom, or in what was done and where. */
export async function linesWith(context: CallContext, text: string): Promise<AnyOf | SQL> {
  const types = valuesWith(labels['audit/line.types'], text);
  const activities = await activitiesWith(context, text);
  const sentences = sentencesWith(text);
  const people = await peopleWith(context, text);
  if (people && sentences.length === 0) return { actor: people, subject: people, activity: activities, type: types };
  const alternatives = [
    sql`activity = any(${sql.param(activities)}::text[])`,
    sql`type = any(${sql.param(types)}::text[])`,
    ...sentences.map(([activity, type]) => sql`(activity = ${activity} and type = ${type})`),
    people ? ofThese(people) : ofThoseWith(context.company, text),
  ];
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

const within = (words: string, text: string) => words.toLowerCase().includes(text.toLowerCase());

const valuesWith = (labelled: Readonly<Record<string, string>>, text: string): string[] =>
  Object.entries(labelled).flatMap(([value, label]) => (within(label, text) ? [value] : []));

/** `Update in groups`, where neither of both says the text by itself. */
function sentencesWith(text: string): [activity: string, type: string][] {
  const types = Object.entries(labels['audit/line.types']);
  return Object.entries(labels['audit/line.verbs']).flatMap(([verb, label]) =>
    within(label, text)
      ? []
      : types.flatMap(([type, where]): [string, string][] =>
          !within(where, text) && within(`${label} ${where}`, text) ? [[verb, type]] : [],
        ),
  );
}

/** Each activity is found by one step in the index, however many lines it has. */
async function activitiesWith({ db, company }: CallContext, text: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    with recursive done as (
      (select activity from audit_line where company_id = ${company} order by activity limit 1)
      union all
      select (select l.activity from audit_line l where l.company_id = ${company} and l.activity > done.activity order by l.activity limit 1)
      from done where done.activity is not null)
    select activity from done where activity is not null limit 5000`)) as unknown as { rows: { activity: string }[] };
  const verbs: Readonly<Record<string, string>> = labels['audit/line.verbs'];
  return rows
    .map(({ activity }) => activity)
    .filter((activity) => within(verbs[activity] ?? activity.replaceAll('_', ' '), text));
}

/**
 * By name or address, as the log tells of everyone who did something. Lines about people whom the reader does not see are
 * not among those that a list may show. Undefined: too many.
 */
async function peopleWith({ records }: CallContext, text: string): Promise<string[] | undefined> {
  const { rows, total } = await records.list('people/user', {
    page: 1,
    limit: mostPeople,
    search: text,
    returns: ['id', 'display_name', 'email'],
    everyone: true,
  });
  if (total > mostPeople) return undefined;
  const found = rows.filter((row) => [row.display_name, row.email].some((words) => within(String(words ?? ''), text)));
  return found.map(({ id }) => String(id));
}

const ofThese = (people: readonly string[]): SQL => {
  const ids = sql.param(people);
  return sql`actor = any(${ids}::uuid[]) or subject = any(${ids}::uuid[])`;
};

const ofThoseWith = (company: string, text: string): SQL => sql`exists (
  select 1 from user_profile p where p.company_id = ${company} and (p.id = audit_line.actor or p.id = audit_line.subject)
    and (strpos(lower(p.display_name), lower(${text})) > 0 or strpos(lower(p.email), lower(${text})) > 0))`;
