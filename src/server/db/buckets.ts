/** How many buckets people fall into, by their ids. */
export const buckets = 1024;

/** The bucket of a person, counted from 0: of a column with ids, by its quoted name. */
export const bucketOf = (column: string): string => `(uuid_hash_extended(${column}, 0) & ${buckets - 1})::int`;

/**
 * The column that holds the bucket of a person, by its SQL name. Kept, and not reckoned: under row level security no index
 * serves a condition with a function that is not known to tell nothing (LEAKPROOF).
 */
export const bucketColumn = `bucket_of_${buckets}`;

/** What adds that column to a table: by its column with ids. */
export const addBucket = (column: string): string =>
  `ADD COLUMN IF NOT EXISTS ${bucketColumn} integer GENERATED ALWAYS AS (${bucketOf(column)}) STORED`;

/** They stand behind all tables: whoever asks for the versions of tables leaves them out. */
export const firstBucketTopic = 'zz';

export const bucketTopic = (table: string, bucket: number | string): string => `${firstBucketTopic}/${table}/${bucket}`;
