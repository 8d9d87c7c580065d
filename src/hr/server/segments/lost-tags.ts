import { sql } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { readSettings } from '../company/settings.ts';
import { table } from './limits.ts';
import type { Row } from './saved-filters.ts';
import { columnOf } from './selected.ts';

const keys = table.filter(({ kind }) => kind === 'tags');
const tagsIn = ({ filters }: Row): string[] => keys.flatMap(({ value }) => filters[value] ?? []);

/** Tags among the filters that are none of the company's, and that nobody carries whom the caller sees. */
export async function lostTags(context: CallContext, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const named = new Set(rows.flatMap(tagsIn));
  if (named.size === 0) return named;
  const { tags } = await readSettings(context.db, context.company);
  for (const tag of tags) named.delete(tag);
  if (named.size === 0) return named;
  const given = sql.join(
    [...named].map((tag) => sql`(${tag}::text)`),
    sql`, `,
  );
  const carries = keys.map(({ property = '' }) => sql`${columnOf(property)} ? given.tag`);
  const found = (await context.db.execute(sql`
    select given.tag from (values ${given}) as given(tag)
    where not exists (select 1 from ${userProfile} where ${context.visible('people/user')} and (${sql.join(carries, sql` or `)}))`)) as unknown as {
    rows: { tag: string }[];
  };
  return new Set(found.rows.map(({ tag }) => tag));
}

export function lostOf(row: Row, lost: ReadonlySet<string>): { lost_tags?: string[] } {
  const own = tagsIn(row).filter((tag) => lost.has(tag));
  return own.length > 0 ? { lost_tags: own } : {};
}
