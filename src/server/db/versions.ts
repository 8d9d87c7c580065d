import { type SQL, sql } from 'drizzle-orm';
import { tableVersion } from './system-tables.ts';

/**
 * All versions of a company as one JSON object, as a column of whatever statement knows the company.
 * A table never written has none: read it as 0. Engine tables have none either, they are not versioned.
 */
export function versionsOf(company: SQL | { getSQL(): SQL }): SQL<Record<string, number>> {
  return sql`(select coalesce(json_object_agg(topic, version), '{}'::json) from (
    select ${tableVersion.topic} as topic, sum(${tableVersion.version}) as version
    from ${tableVersion} where ${tableVersion.companyId} = ${company} group by 1) as versions)`;
}
