import { type SQL, sql } from 'drizzle-orm';
import { tableVersion } from './system-tables.ts';

/**
 * All versions of a company as one JSON object, as a column of whatever statement knows the company.
 * A table never written has none: read it as 0. Engine tables have none either, they are not versioned.
 */
export function versionsOf(company: SQL | { getSQL(): SQL }): SQL<Record<string, number>> {
  return sql`(select coalesce(json_object_agg(${tableVersion.topic}, ${tableVersion.version}), '{}'::json)
    from ${tableVersion} where ${tableVersion.companyId} = ${company})`;
}
