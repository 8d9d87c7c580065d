/** How many buckets people fall into, by their ids. */
export const buckets = 1024;

export const allBuckets: readonly number[] = Array.from({ length: buckets }, (_, bucket) => bucket);

/** The first and the last of neighbours, in whatever order; undefined where others lie between. Each is given once. */
export function rangeOf(which: readonly number[]): [first: number, last: number] | undefined {
  const [first, last] = [Math.min(...which), Math.max(...which)];
  return last - first === which.length - 1 ? [first, last] : undefined;
}

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

/** Of one bucket of a table. Topics come in the order of their buckets: of neighbours a range of the index is read. */
export const bucketTopic = (table: string, bucket: number): string =>
  `${prefixOf(table)}${String(bucket).padStart(digits, '0')}`;

/** The same of a person, in SQL: of a column with ids, by its quoted name. */
export const bucketTopicOf = (table: string, column: string): string =>
  `'${prefixOf(table)}' || lpad(${bucketOf(column)}::text, ${digits}, '0')`;

const prefixOf = (table: string): string => `${firstBucketTopic}/${table}/`;
const digits = String(buckets - 1).length;
