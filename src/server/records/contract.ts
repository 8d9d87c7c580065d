import type { Placeholder, SQL } from 'drizzle-orm';

export interface Records {
  list(entity: string, query: ListQuery): Promise<{ rows: Record<string, unknown>[]; total: number }>;
  read(entity: string, id: string): Promise<Record<string, unknown>>;
  create(entity: string, values: Record<string, unknown>): Promise<Record<string, unknown>>;
  update(entity: string, id: string, values: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** All of them or none, in a few statements; `change` is given each as it is stored, which nobody else changes meanwhile. */
  updateMany(
    entity: string,
    ids: readonly string[],
    change: (record: Record<string, unknown>) => Record<string, unknown>,
  ): Promise<void>;
  remove(entity: string, id: string): Promise<void>;
  /**
   * The one row of a counting query, remembered until a table that the query names is changed in the company. Where
   * several ask for the same at once, it is counted once. For what follows from the rows of entities and the query's
   * values alone: no clock of the database in it, no table of the engine's own.
   */
  counted<Row>(query: Counting<Row>): Promise<Readonly<Row>>;
  /**
   * How many of the records that the caller sees have each value of these properties, of lists each item: by property, in
   * the order of the values, the first 500. Remembered until one of the properties changes. Whether they may be told is
   * for the handler to say.
   */
  valueCounts(entity: string, properties: readonly string[], where?: Record<string, unknown>): Promise<ValueCounts>;
  /** How many people of the company meet a condition, in the same way: from an index alone, where it covers the condition. */
  countedPeople(which: SQL | undefined): Promise<number>;
  /**
   * All rows of queries that reckon figures of people, in the same way; one that `remembers` what it told counts by it too.
   * Their rows are of one bucket of people each: where a table keeps versions of buckets (`storage.buckets`), only those
   * that have changed are asked for anew. In each bucket the queries, over the same tables, have seen the same. Order
   * means nothing. What takes long is kept in the database: not for calls that only read.
   */
  reckoned<Row extends Bucketed>(queries: readonly Reckoning<Row>[]): Promise<readonly (readonly Readonly<Row>[])[]>;
  /**
   * The rows of one such query, and what is held of their buckets, for lists that are made of it in memory: nothing is
   * written. As long as nothing has changed the answer is the same one. Undefined where not all of it is held, or changes
   * meanwhile: then the database is to be asked. Where there is a `search`, only people who are found by it, as in their list.
   */
  held<Row extends Bucketed, Own extends Held>(
    query: Reckoning<Row, Own>,
    search?: string,
  ): Promise<RowsOfHeld<Row, Own> | undefined>;
  /** The same of two queries, which have seen the same in each bucket. */
  bothHeld<One extends Bucketed, Other extends Bucketed, Own extends Held>(
    one: Reckoning<One, Own>,
    other: Reckoning<Other, Own>,
  ): Promise<readonly [RowsOfHeld<One, Own>, RowsOfHeld<Other, Own>] | undefined>;
  /**
   * Brings up to date what the database keeps of these figures, and what this server holds of the records that they are
   * made of, so that whoever asks next need not wait. Only where the transaction has written nothing. What the `others` find
   * is known to this server alone.
   */
  keepReckoned<Row extends Bucketed, Other extends Bucketed>(
    queries: readonly Reckoning<Row>[],
    others?: readonly Reckoning<Other>[],
  ): Promise<void>;
  /**
   * Records of an entity that packs values (`storage.packed`), from what `packedRows` has found of them: bytes as JSON has
   * them, or null of none. A value is read when it is asked for.
   */
  unpacked<Row extends object>(entity: string, packed: string | null): readonly Row[];
  /**
   * Faults of a whole record by field, in the documents' sentences; for what a handler writes by itself. A value that
   * is not offered any more may stay where it is `stored`.
   */
  faults(entity: string, record: Record<string, unknown>, stored: Record<string, unknown>): Record<string, string[]>;
  /** Refuses values that are not offered any more and that the `stored` record does not hold. */
  refuseRetired(entity: string, values: Record<string, unknown>, stored?: Record<string, unknown>): void;
  /** The id of an entity, and those that it had before: under which lines of the audit stand. */
  idsOf(entity: string): readonly string[];
  /**
   * For what is changed as one thing without being one record: refuses a caller whose If-Match names another version
   * than the one that stands here, and tells what does.
   */
  refuseStale(current: { version: number } & Record<string, unknown>): void;
}

export interface ValueCount {
  value: unknown;
  count: number;
}

/** By the name of the property, in the order of the values. */
export type ValueCounts = Readonly<Record<string, readonly ValueCount[]>>;

export interface Bucketed {
  /** Counted from 0. */
  bucket: number;
  /** Of memory, where it is not as usual. */
  bytes?: number;
}

/** Each row, and at its place what is held of its bucket. */
export interface RowsOfHeld<Row extends Bucketed, Own extends Held> {
  rows: readonly Readonly<Row>[];
  held: readonly Own[];
}

export interface Reckoning<Row extends Bucketed, Own extends Held = Held> {
  /** Makes the query. It has to ask for people `within` the buckets that are wanted, and for other rows by those people. */
  ask(people: {
    /** The bucket of a person, as a column of the people's table. */
    bucket: SQL;
    within: SQL;
    /** Each person meets exactly one of these conditions: in a query of its own, each has an index by the bucket. */
    apart: readonly (SQL | undefined)[];
    /** Whether `row` is given what is held: the query need not ask for it. */
    isHeld: boolean;
  }): SQL;
  /** Makes of a row that was found, as JSON has it, the one that is told, of the same bucket. Without it they are the same. */
  row?(found: never, held?: Own): Row;
  /** All that `row` goes by besides what was found, since its rows may be kept: another value for another code, too. */
  by?: unknown;
  /** Records that the figures of any selection of people are made of. */
  holds?: Holding<Own>;
}

/**
 * Records of an entity that packs values, held in memory while there is room, of everyone: a selection of people then
 * costs no more than finding the people. Of a company with too many, each query asks for those that it needs.
 */
export interface Holding<Own extends Held> {
  /** Those of one entity are held in one form, by all queries that are asked together. */
  entity: string;
  /** What is held of the records of one bucket of people, which come in any order. */
  form(records: never): Own;
}

export interface Held {
  /** Of memory. */
  bytes: number;
}

/** A query of Drizzle's, not yet run. */
export interface Counting<Row> extends PromiseLike<readonly Row[]> {
  toSQL(): { sql: string; params: unknown[] };
}

/**
 * What holds of records, beyond what filters say. A statement is written once for each shape and run with whatever values:
 * `values` stand in the order in which `write` binds them.
 */
export interface Condition {
  readonly shape: string;
  readonly values: readonly unknown[];
  write(bind: () => Placeholder<string>): SQL;
  /** The same as values in properties, however many: where no more than some are counted, it is by their indexes. */
  readonly among?: AnyOf;
}

/** Property → values: records that have any of them in one of the properties. */
export type AnyOf = Readonly<Record<string, readonly unknown[]>>;

export interface ListQuery {
  /** 1-based. */
  page: number;
  limit: number;
  search?: string;
  /** Every member must hold. */
  filters?: ListFilter[];
  /** `-` before a property means descending. */
  sort?: string[];
  returns?: string[];
  /** Records with these values only. */
  where?: Record<string, unknown>;
  /** One's own record too, where the row scope does not list it: in lists from which someone is chosen. */
  opens?: boolean;
  /** Whatever the row scope: only for what is told to everyone who gets the answer. */
  everyone?: boolean;
}

export type ListFilter = (
  | { property: string; is: 'in'; values: readonly unknown[] }
  | { property: string; is: 'equal' | 'from' | 'to' | 'search'; value: unknown }
) & {
  /** The same at every run: written into the statement, so that the database plans for these very values. */
  fixed?: boolean;
};
