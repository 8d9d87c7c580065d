import { type SQL, sql, type Table } from 'drizzle-orm';
import type { Entity } from '../../shared/documents/entity.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import { addBucket, bucketColumn } from './buckets.ts';
import { columnName, columnType, flat } from './columns.ts';

/**
 * Values of people that an index by their bucket holds too (`storage.covered`): who is chosen by these is found in the
 * index alone, which is a third of their table. Values too long for an entry of an index stand in none: these people
 * are in a second one.
 */

/** Whether the index holds the values of a person too; its SQL name. */
export const coveredColumn = 'is_covered';

/** Bytes: PostgreSQL takes 2,704 in one entry, its keys included. */
const most = 2600;

/**
 * Each person meets exactly one of these conditions, and each has an index by the bucket. Of an entity that covers nothing
 * there is one condition: none.
 */
export const coveredApart = ({ storage }: Entity, table: Table): (SQL | undefined)[] =>
  storage.covered ? [sql`${columnOf(table)}`, sql`not ${columnOf(table)}`] : [undefined];

const columnOf = (table: Table): SQL => sql`${table}.${sql.identifier(coveredColumn)}`;

/** What is sorted and grouped stays in memory, until the transaction ends, where that is more than PostgreSQL's usual 4 MB. */
export const workingInMemory = sql`select set_config('work_mem', '32MB', true)
  where pg_size_bytes(current_setting('work_mem')) < pg_size_bytes('32MB')`;

/** Who asks for people alone reads an index, and PostgreSQL's usual cost of that is that of a spinning disk. */
export const readingIndexes = sql`select set_config('random_page_cost', '1.1', true)
  where current_setting('random_page_cost')::float8 > 1.1`;

/** Before all people are read, from their indexes. */
export const readingAll = sql`${workingInMemory} union all ${readingIndexes}`;

/**
 * Whether a property of this schema can be covered. Of lists of others than texts, and of objects, the text does not tell
 * how many bytes they take.
 */
export function canBeCovered(schema: Schema): boolean {
  if (schema['x-virtual']) return false;
  const { items } = flat(schema);
  return columnType(schema).make !== 'jsonb' || (typeof items === 'object' && flat(items).type === 'string');
}

/**
 * How many bytes texts take. PostgreSQL reads the expression of a column anew for each statement that updates its table,
 * also where it need not work it out: twenty lengths and their sum took a tenth of the update of one person.
 */
export const coveringFunctions = `CREATE OR REPLACE FUNCTION octets(VARIADIC said text[]) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS
  $$ BEGIN RETURN octet_length(array_to_string(said, '')); END $$;`;

/** What makes the column and the indexes. */
export function coveredStatements({ storage, schema }: Entity): string {
  const { table, covered } = storage;
  const columns = (covered ?? []).map((property) => {
    const own = schema.properties[property] ?? {};
    return { name: `"${columnName(property, own)}"`, make: columnType(own).make };
  });
  const add = `ALTER TABLE "${table}" ${addBucket('"id"')}`;
  const index = (name: string, rest = '') =>
    `CREATE INDEX IF NOT EXISTS "${table}_${name}" ON "${table}" (company_id, ${bucketColumn}, id)${rest};`;
  if (!covered) return `${add};\n${index(bucketColumn)}`;
  // What has no end: a text as it is, and a list of texts, whose commas and quotes take more than what stands for them.
  const endless = columns.filter(({ make }) => make === 'text' || make === 'jsonb');
  const texts = endless.map(({ name, make }) => (make === 'text' ? name : `${name}::text`));
  const rest = most - columns.length * atMost;
  const included = columns.map(({ name }) => name).join(', ');
  return `${add}, ADD COLUMN IF NOT EXISTS ${coveredColumn} boolean GENERATED ALWAYS AS (octets(VARIADIC ARRAY[${texts.join(', ')}]::text[]) <= ${rest}) STORED;
${index('covered', ` INCLUDE (${included}) WHERE ${coveredColumn}`)}
${index('uncovered', ` WHERE NOT ${coveredColumn}`)}`;
}

/** Bytes: of a value of another kind all of it, of a text what is stored besides its letters. */
const atMost = 16;
