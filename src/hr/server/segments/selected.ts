import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { chatSession, userProfile } from '../../../generated/tables.ts';
import { startOfDay } from '../../../shared/time/wire.ts';
import { addDays } from '../../rules/due.ts';
import { type FilterKey, type Filters, type Period, periodOf } from '../../rules/saved-filters.ts';
import type { Span } from './bucket-rows.ts';
import { presets, table } from './limits.ts';

/** Column of a property that the table of filters names. */
export function columnOf(property: string): PgColumn {
  const column = (userProfile as unknown as Record<string, PgColumn | undefined>)[property];
  if (!column) throw new Error(`Employees have no ${property}`);
  return column;
}

/** The condition on employees; undefined keeps all of them. */
export function peopleCondition(filters: Filters, today: string): SQL | undefined {
  return and(...table.map((key) => conditionOf(key, filters, today)));
}

function conditionOf(key: FilterKey, filters: Filters, today: string): SQL | undefined {
  const values = filters[key.value];
  if (!key.property || !values) return undefined;
  const column = columnOf(key.property);
  if (key.kind === 'flag') return eq(column, true);
  if (key.kind === 'values') return inArray(column, [...values]);
  if (key.kind === 'tags')
    return sql`${column} ?| array[${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`;
  const { from, to } = periodOf(filters, key, presets, today);
  return and(from ? gte(column, from) : undefined, to ? lte(column, to) : undefined);
}

/** The days on which the chats began that are counted. */
function chatPeriod(filters: Filters, today: string): Period {
  const key = table.find((one) => one.kind === 'dates' && !one.property);
  return key ? periodOf(filters, key, presets, today) : {};
}

/** The same as instants in a zone. */
export const chatSpan = (filters: Filters, today: string, zone: string): Span =>
  spanOf(chatPeriod(filters, today), zone);

/** The same as a condition on chats. */
export const chatPeriodCondition = (filters: Filters, today: string, zone: string): SQL | undefined =>
  begunIn(chatSpan(filters, today, zone));

/** Chats that began then. */
export function begunIn({ from, to }: Span): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(chatSession.startedAt, new Date(from)),
    to === undefined ? undefined : lt(chatSession.startedAt, new Date(to)),
  );
}

/** Days as they are counted in a zone. */
export function spanOf({ from, to }: Period, zone: string): Span {
  const start = (day: string) => startOfDay(zone)(day).getTime();
  return { ...(from && { from: start(from) }), ...(to && { to: start(addDays(to, 1)) }) };
}
