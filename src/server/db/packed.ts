import { createHash } from 'node:crypto';
import { type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm';
import type { Entity } from '../../shared/documents/entity.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import { bucketColumn } from './buckets.ts';
import { baseColumns, columnName, columnType } from './columns.ts';

/**
 * Some values of a record as bytes, in a column that the database keeps and that an index by bucket and person holds: figures of
 * hundreds of thousands of records are reckoned from what that index says, without reading the records themselves.
 *
 * A record is as many bytes as its values, one after the other and big-endian, an object of numbers last. No list's order
 * and no object's keys are part of the format: what an analyst adds to them needs no migration.
 */

/** Its SQL name. */
export const packedColumn = 'packed_row';

/** Of a group of rows all that is packed, as `Records.unpacked` reads it. */
export const packedRows = (table: Table): SQL => sql`string_agg(${table}.${sql.identifier(packedColumn)}, ''::bytea)`;

/** The bucket of a row's person: the index finds the packed values by it and the person. */
export const packedBucket = (table: Table): SQL => sql`${table}.${sql.identifier(bucketColumn)}`;

/** Of a group of rows the ids in a column, as they are packed: `unpackedIds` reads them. */
export const packedIds = (column: SQL): SQL => sql`string_agg(int8send(uuid_hash_extended(${column}, 0)), ''::bytea)`;

/** A hashed id, as `id` of a packed record is told. */
export const idHash = (column: SQLWrapper): SQL<number> =>
  sql<number>`(uuid_hash_extended(${column}, 0) & 9007199254740991)`.mapWith(Number);

/** Bytes as JSON has them, or null of none. */
export const bytesOf = (packed: string | null): Buffer => Buffer.from(packed?.slice('\\x'.length) ?? '', 'hex');

/** As `id` of a packed record is told. */
export function unpackedIds(packed: string | null): Float64Array {
  const bytes = bytesOf(packed);
  const ids = new Float64Array(bytes.length / sizes.id);
  // Not by `idAt`: what a function returns is an object of its own.
  for (let at = 0, which = 0; which < ids.length; at += sizes.id, which += 1)
    ids[which] = (bytes.readUInt32BE(at) & 0x1fffff) * 2 ** 32 + bytes.readUInt32BE(at + 4);
  return ids;
}

/**
 * - `id`: 8 bytes of hash; of the same id the same.
 * - `time`: milliseconds since 1970, 8 bytes.
 * - `integer`: 4 bytes.
 * - `number`: in millionths, 4 bytes.
 * - `listed`: a value of a list, by the first 2 bytes of its hash.
 * - `hashed`: any other text, by the first 4 bytes of its hash.
 * - `numbers`: how many, 1 byte; of each the first 2 bytes of its key's hash, and it in millionths, 4 bytes.
 */
type PackedKind = 'id' | 'time' | 'integer' | 'number' | 'listed' | 'hashed' | 'numbers';

interface PackedField {
  property: string;
  kind: PackedKind;
  /** Where it begins. */
  at: number;
}

const sizes: Readonly<Record<PackedKind, number>> = {
  id: 8,
  time: 8,
  integer: 4,
  number: 4,
  listed: 2,
  hashed: 4,
  numbers: 1,
};
const millionths = 1_000_000;
/** Stand for a value that is empty. */
const none = -2_147_483_648;
const noTime = Number.MIN_SAFE_INTEGER;

/** A property of the document, or one that every record has. */
export const packedSchema = ({ schema }: Pick<Entity, 'schema'>, property: string): Schema =>
  schema.properties[property] ?? baseColumns.find((one) => one.property === property)?.schema ?? {};

/** Undefined where a property of this schema cannot be packed. */
export function packedKind(property: string, schema: Schema): PackedKind | undefined {
  const { make } = columnType(schema);
  if (property === 'id' || make === 'uuid') return 'id';
  if (make === 'timestamp') return 'time';
  if (make === 'integer') return 'integer';
  if (make === 'doublePrecision') return isSmall(schema) ? 'number' : undefined;
  if (make === 'text') return schema.enum ? 'listed' : 'hashed';
  const { additionalProperties: values } = schema;
  const isOfNumbers = make === 'jsonb' && typeof values === 'object' && columnType(values).make === 'doublePrecision';
  return isOfNumbers && isSmall(values) ? 'numbers' : undefined;
}

/** Whether millionths of it stand in 4 bytes. */
const isSmall = ({ minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: Schema): boolean =>
  Math.max(Math.abs(minimum), Math.abs(maximum)) < -none / millionths;

/** The number by which a value of a list, or a key, is known: of 2 bytes. */
export const packedCode = (text: string): number => createHash('sha256').update(text).digest().readUInt16BE(0);

/** As any other text is told: two of them are alike once in four billion times. */
export const textHash = (text: string): number => createHash('sha256').update(text).digest().readInt32BE(0);

/** Codes of texts that have to be told apart. */
function distinctCodes(): (text: string) => number {
  const codes = new Map<string, number>();
  return (text) => {
    const known = codes.get(text);
    if (known !== undefined) return known;
    const code = packedCode(text);
    const [twin] = [...codes].find(([, other]) => other === code) ?? [];
    if (twin !== undefined) throw new Error(`${text} and ${twin} are packed alike: one of them needs another name`);
    codes.set(text, code);
    return code;
  };
}

/** In the order in which they are packed. */
function fieldsOf(entity: Entity): PackedField[] {
  const { table, packed = [] } = entity.storage;
  const fields = packed.map((property) => {
    const kind = packedKind(property, packedSchema(entity, property));
    if (!kind) throw new Error(`${table}: ${property} cannot be packed`);
    return { property, kind, at: 0 };
  });
  let at = 0;
  return [...fields.filter(({ kind }) => kind !== 'numbers'), ...fields.filter(({ kind }) => kind === 'numbers')].map(
    (field) => {
      at += sizes[field.kind];
      return { ...field, at: at - sizes[field.kind] };
    },
  );
}

/** Must stand before the first table that packs. Of the functions that an index may use, sha256 alone takes bytes. */
export const packingFunctions = `CREATE OR REPLACE FUNCTION packed_text(given text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(substring(sha256(replace(given, E'\\\\', E'\\\\\\\\')::bytea) FOR 2), '\\x0000') $$;
CREATE OR REPLACE FUNCTION packed_hash(given text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(substring(sha256(replace(given, E'\\\\', E'\\\\\\\\')::bytea) FOR 4), '\\x00000000') $$;
CREATE OR REPLACE FUNCTION packed_number(given double precision) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT int4send(coalesce(round(given * ${millionths})::integer, ${none})) $$;
CREATE OR REPLACE FUNCTION packed_numbers(given jsonb) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT set_byte('\\x00', 0, count(*)::integer) || coalesce(string_agg(public.packed_text(key) || public.packed_number(value::double precision), ''::bytea), '')
  FROM jsonb_each_text(given) $$;`;

const packing: Readonly<Record<PackedKind, (column: string) => string>> = {
  id: (column) => `int8send(coalesce(uuid_hash_extended(${column}, 0), 0))`,
  time: (column) => `int8send(coalesce((extract(epoch from ${column} at time zone 'UTC') * 1000)::bigint, ${noTime}))`,
  integer: (column) => `int4send(coalesce(${column}, ${none}))`,
  number: (column) => `packed_number(${column})`,
  listed: (column) => `packed_text(${column})`,
  hashed: (column) => `packed_hash(${column})`,
  numbers: (column) => `packed_numbers(${column})`,
};

/** The column's value, from the record's own columns. */
export function packedExpression(entity: Entity, quoted: (name: string) => string): string {
  const { properties } = entity.schema;
  return fieldsOf(entity)
    .map(({ property, kind }) => packing[kind](quoted(columnName(property, properties[property]))))
    .join(' || ');
}

/** Reads records of an entity from the bytes of one after the other. Each is read when it is asked for a value. */
export function unpacking(entity: Entity): (bytes: Buffer) => object[] {
  const fields = fieldsOf(entity);
  const fixed = fields.reduce((sum, { kind }) => sum + sizes[kind], 0);
  const pairs = fields.find(({ kind }) => kind === 'numbers')?.at;
  class Row extends Packed {}
  for (const { property, kind, at } of fields)
    Object.defineProperty(Row.prototype, property, { get: reading[kind](at, entity.schema.properties[property]) });
  return (bytes) => {
    const rows: Row[] = [];
    for (let at = 0; at < bytes.length; ) {
      rows.push(new Row(bytes, at));
      at += fixed + (pairs === undefined ? 0 : pairSize * (bytes[at + pairs] ?? 0));
    }
    return rows;
  };
}

class Packed {
  readonly bytes: Buffer;
  readonly start: number;
  constructor(bytes: Buffer, start: number) {
    this.bytes = bytes;
    this.start = start;
  }
}

const pairSize = 2 + 4;

/** A function of its own for each kind: one for all would be ten times slower. */
const reading: Readonly<Record<PackedKind, (at: number, schema: Schema | undefined) => (this: Packed) => unknown>> = {
  id: (at) =>
    function () {
      return idAt(this.bytes, this.start + at);
    },
  time: (at) =>
    function () {
      const { bytes, start } = this;
      const time = bytes.readInt32BE(start + at) * 2 ** 32 + bytes.readUInt32BE(start + at + 4);
      return time === noTime ? null : time;
    },
  integer: (at) =>
    function () {
      return orNull(this.bytes.readInt32BE(this.start + at));
    },
  number: (at) =>
    function () {
      return numberAt(this.bytes, this.start + at);
    },
  listed(at, schema) {
    const codeOf = distinctCodes();
    const values = new Map((schema?.enum ?? []).map((value) => [codeOf(String(value)), value]));
    return function () {
      return values.get(this.bytes.readUInt16BE(this.start + at)) ?? null;
    };
  },
  hashed: (at) =>
    function () {
      return this.bytes.readInt32BE(this.start + at);
    },
  numbers(at) {
    const codeOf = distinctCodes();
    return function () {
      const { bytes, start } = this;
      const first = start + at + 1;
      const end = first + pairSize * (bytes[start + at] ?? 0);
      return (key: string) => {
        const code = codeOf(key);
        for (let pair = first; pair < end; pair += pairSize)
          if (bytes.readUInt16BE(pair) === code) return numberAt(bytes, pair + 2);
        return null;
      };
    };
  },
};

/** As exact as a number can be: 53 bits. */
const idAt = (bytes: Buffer, at: number): number =>
  (bytes.readUInt32BE(at) & 0x1fffff) * 2 ** 32 + bytes.readUInt32BE(at + 4);

const orNull = (value: number): number | null => (value === none ? null : value);

function numberAt(bytes: Buffer, at: number): number | null {
  const value = orNull(bytes.readInt32BE(at));
  return value === null ? null : value / millionths;
}
