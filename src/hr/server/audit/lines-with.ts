import { sql } from 'drizzle-orm';
import { optionLabels as labels } from '../../../generated/options.ts';
import type { AnyOf, CallContext, Condition } from '../../../server/context.ts';
import { holds } from '../../../shared/paging/plain-words.ts';
import { linesOfCrowd } from './crowd-lines.ts';

/** More people than these are not named one by one: lines of theirs are everywhere. Of so many a search is remembered. */
const mostPeople = 200;

/** The lines in which a text stands as people read them: by whom, of whom, or in what was done and where. */
export async function linesWith(context: CallContext, text: string): Promise<AnyOf | Condition> {
  const types = valuesWith(labels['audit/line.types'], text);
  const activities = await activitiesWith(context, text);
  const sentences = sentencesWith(text);
  const people = await peopleWith(context, text);
  if (people && sentences.length === 0) return { actor: people, subject: people, activity: activities, type: types };
  const who = people ? ofThese(people) : await linesOfCrowd(context, text);
  // Alone it is what the database goes by, and not only looks at.
  if (activities.length + types.length + sentences.length === 0) return who;
  const { among } = who;
  return {
    shape: `${who.shape}/${sentences.length}`,
    ...(among && sentences.length === 0 && { among: { ...among, activity: activities, type: types } }),
    values: [activities, types, ...sentences.flat(), ...who.values],
    write: (bind) => {
      const said = sql`activity = any(${bind()}::text[]) or type = any(${bind()}::text[])`;
      const joined = sentences.map(() => sql` or (activity = ${bind()} and type = ${bind()})`);
      return sql`(${said}${sql.join(joined)} or (${who.write(bind)}))`;
    },
  };
}

const valuesWith = (labelled: Readonly<Record<string, string>>, text: string): string[] =>
  Object.entries(labelled).flatMap(([value, label]) => (holds(label, text) ? [value] : []));

/** `Update in groups`, where neither of both says the text by itself. */
function sentencesWith(text: string): [activity: string, type: string][] {
  const types = Object.entries(labels['audit/line.types']);
  return Object.entries(labels['audit/line.verbs']).flatMap(([verb, label]) =>
    holds(label, text)
      ? []
      : types.flatMap(([type, where]): [string, string][] =>
          !holds(where, text) && holds(`${label} ${where}`, text) ? [[verb, type]] : [],
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
    .filter((activity) => holds(verbs[activity] ?? activity.replaceAll('_', ' '), text));
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
  const found = rows.filter((row) => [row.display_name, row.email].some((words) => holds(String(words ?? ''), text)));
  return found.map(({ id }) => String(id));
}

const ofThese = (people: readonly string[]): Condition => ({
  shape: 'these',
  values: [people, people],
  write: (bind) => sql`actor = any(${bind()}::uuid[]) or subject = any(${bind()}::uuid[])`,
});
