import { type SQL, sql } from 'drizzle-orm';

/** How many buckets people fall into, by their ids. */
export const buckets = 1024;

/** The bucket of a person, counted from 0: of a column with ids, by its quoted name. */
export const bucketOf = (column: string): string => `(uuid_hash_extended(${column}, 0) & ${buckets - 1})::int`;

/** The same in a query. */
export const bucketIn = (person: SQL): SQL => {
  const [before, after] = bucketOf('?').split('?') as [string, string];
  return sql`${sql.raw(before)}${person}${sql.raw(after)}`;
};

/** They stand behind all tables: whoever asks for the versions of tables leaves them out. */
export const firstBucketTopic = 'zz';

export const bucketTopic = (table: string, bucket: number | string): string => `${firstBucketTopic}/${table}/${bucket}`;
