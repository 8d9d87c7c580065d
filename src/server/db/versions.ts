import { and, between, Column, eq, getTableName, is, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../context.ts';
import type { TableVersions } from '../services.ts';
import { allBuckets, bucketTopic, bucketTopicOf, firstBucketTopic, rangeOf } from './buckets.ts';
import { tableVersion } from './system-tables.ts';

/** Of a single table columns are written without it: in a subquery that would be the column of the versions themselves. */
const withTable = (column: Column): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

/**
 * All versions of a company as one JSON object, as a column of whatever statement knows the company.
 * A table never written has none: read it as 0. Engine tables have none either, they are not versioned.
 */
export function versionsOf(company: SQL | Column): SQL<Record<string, number>> {
  const asked = is(company, Column) ? withTable(company) : company;
  return sql`(select coalesce(json_object_agg(topic, version), '{}'::json) from (
    select ${tableVersion.topic} as topic, sum(${tableVersion.version}) as version
    from ${tableVersion}
    where ${tableVersion.companyId} = ${asked} and ${tableVersion.topic} < ${sql.raw(`'${firstBucketTopic}'`)} group by 1) as versions)`;
}

/** The version of the bucket that a person's own row is in; null without a table that keeps such. */
export function ownVersionOf(company: Column, person: Column, table: string | undefined): SQL<number | null> {
  if (table === undefined) return sql`null::int`;
  const topic = sql.raw(bucketTopicOf(table, `"${getTableName(person.table)}"."${person.name}"`));
  return sql<number>`(select coalesce(sum(${tableVersion.version}), 0)::float8 from ${tableVersion}
    where ${tableVersion.companyId} = ${withTable(company)} and ${tableVersion.topic} = ${topic})`;
}

/** A query of one row: the versions of these buckets, or of all, of some tables, by topic, as `bucketTopic` says it. */
export function bucketVersionsOf(db: Database, company: string, tables: readonly string[], which = allBuckets) {
  const { topic } = tableVersion;
  const range = rangeOf(which);
  const from = range
    ? tables.map((table) => between(topic, bucketTopic(table, range[0]), bucketTopic(table, range[1])))
    : [sql`${topic} = any(string_to_array(${topicsOf(tables, which).join()}, ','))`];
  const sums = db
    .select({ topic, version: sql<number>`sum(${tableVersion.version})`.as('version') })
    .from(tableVersion)
    .where(and(eq(tableVersion.companyId, company), or(...from)))
    .groupBy(topic)
    .as('sums');
  // Not jsonb: to make that of a thousand takes longer than to find them.
  const all = sql<TableVersions>`coalesce(json_object_agg(${sums.topic}, ${sums.version}), '{}'::json)`;
  return db.select({ versions: all.as('versions') }).from(sums);
}

const topicsOf = (tables: readonly string[], which: readonly number[]): string[] =>
  tables.flatMap((table) => which.map((bucket) => bucketTopic(table, bucket)));
