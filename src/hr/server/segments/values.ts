import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { optionLabels } from '../../../generated/options.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { type FilterKey, mayFilterBy } from '../../rules/saved-filters.ts';
import { table } from './limits.ts';
import { columnOf } from './selected.ts';

type Option = Calls['segments/values']['answer']['queryset_filters_options'][string][number];
type Status = 'active' | 'inactive';

const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = optionLabels;

/** More values than this cannot be chosen from a list. */
const most = 500;

export const handler: Handler<Calls['segments/values']> = async (context, { query }) => {
  const options = await optionsOf(context, query.filter_field, query.status);
  return { status: 200, queryset_filters_options: options, queryset_filter_options: options };
};

/** The values of one key, or of every key that has any, among the employees whom the caller sees. */
export async function optionsOf(
  context: CallContext<'UnknownFilter'>,
  field: string | undefined,
  status?: Status,
): Promise<Record<string, Option[]>> {
  const open = table.filter((key) => mayFilterBy(key, context.actor.permissions));
  const chosen = field === undefined ? open : open.filter((key) => key.value === field);
  if (field !== undefined && chosen.length === 0) context.fail('UnknownFilter', { params: { name: field } });
  const found: Record<string, Option[]> = {};
  for (const key of chosen.filter(({ kind }) => kind === 'values' || kind === 'tags'))
    found[key.value] = await valuesOf(context, key, status);
  return found;
}

async function valuesOf(context: CallContext, key: FilterKey, status?: Status): Promise<Option[]> {
  const { property = '', kind, names = '' } = key;
  const column = columnOf(property);
  const seen = and(
    eq(userProfile.companyId, context.company),
    status && eq(userProfile.status, status),
    context.visible('people/user'),
  );
  const rows = await (kind === 'tags' ? tagsOf(context, seen) : columnValues(context, column, seen));
  const labels = new Map(Object.entries(lists[names] ?? {}));
  return rows.map(({ value, count }) => ({ value, label: labels.get(value) ?? value, count }));
}

function columnValues({ db }: CallContext, column: ReturnType<typeof columnOf>, seen: SQL | undefined) {
  const value = sql<string>`${column}::text`;
  return db
    .select({ value, count: sql<number>`count(*)::int` })
    .from(userProfile)
    .where(and(seen, isNotNull(column), ne(column, '')))
    .groupBy(column)
    .orderBy(asc(column))
    .limit(most);
}

function tagsOf({ db }: CallContext, seen: SQL | undefined) {
  const tags = db
    .select({ tag: sql<string>`jsonb_array_elements_text(${userProfile.tags})`.as('tag') })
    .from(userProfile)
    .where(seen)
    .as('tags');
  return db
    .select({ value: tags.tag, count: sql<number>`count(*)::int` })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(asc(tags.tag))
    .limit(most);
}
