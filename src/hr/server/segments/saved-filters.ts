import { and, asc, eq } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { savedFilter } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { type Filters, writeFilters } from '../../rules/saved-filters.ts';
import { table } from './limits.ts';

/** The segment that everyone has: it filters nothing, and is the default of everyone who has no other. */
export const allDataId: string = constants['segments/saved-filter.allDataId'];

export type Row = Pick<
  typeof savedFilter.$inferSelect,
  'id' | 'version' | 'title' | 'is_default' | 'filters' | 'createdAt'
>;

const mine = ({ company, actor }: CallContext) =>
  and(eq(savedFilter.companyId, company), eq(savedFilter.user, actor.id));

/** The caller's own segments, oldest first. */
export function ownFilters(context: CallContext): Promise<Row[]> {
  return context.db
    .select()
    .from(savedFilter)
    .where(mine(context))
    .orderBy(asc(savedFilter.createdAt), asc(savedFilter.title));
}

/** One's own, or not there. */
export async function ownFilter(context: CallContext, id: string): Promise<Row> {
  const [row] = await context.db
    .select()
    .from(savedFilter)
    .where(and(mine(context), eq(savedFilter.id, id)))
    .for('update');
  return row ?? context.notFound();
}

/** As the console's address holds filters. */
export const addressOf = (filters: Filters): string => JSON.stringify(writeFilters(filters, table));

/** What an answer says of the filters of a segment. */
export function toldFilters({ id, filters }: Pick<Row, 'id' | 'filters'>) {
  const query = addressOf(filters);
  const fits = query.length <= constants['segments/saved-filter.longestAddress'];
  return { filters: writeFilters(filters, table), query: fits ? query : '', key: fits ? '' : id };
}

export const statusOf = ({ is_default }: Pick<Row, 'is_default'>) => (is_default ? 'default' : null);

/** A segment as every answer says it. */
export function toldOf({ config }: CallContext, row: Row) {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    is_default: row.is_default,
    fixed: row.id === allDataId,
    status: statusOf(row),
    createdAt: row.id === allDataId ? null : wireTime(config.wireZone)(row.createdAt),
    type: 'dashboard',
    ...toldFilters(row),
  };
}

export const allData = (isDefault: boolean): Row => ({
  id: allDataId,
  version: 0,
  title: constants['segments/saved-filter.allData'],
  is_default: isDefault,
  filters: {},
  createdAt: new Date(0),
});
