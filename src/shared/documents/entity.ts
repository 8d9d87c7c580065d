import type { ObjectSchema } from './schema.ts';

export interface Entity {
  id: string;
  title: string;
  plural: string;
  /** Gate of every field that names none: in a document. In the artifacts the fields have it. */
  write?: string;
  schema: ObjectSchema;
  storage: Storage;
  /** Field that stands for a record where one line must do. */
  display: string;
  /**
   * The person whom a record is about: `id` when the record is the person, else the property that holds the id.
   * Records of such an entity are limited to the actor's row scope in every call.
   */
  person?: string;
  /** Records about nobody are seen whatever the row scope. */
  withoutPerson?: 'seen';
  /** Property with the person whom the audit's lines are about, where no row scope limits the records by it. */
  auditPerson?: string;
  /** Who reads the audit's lines about its records, asked about the person whom a record is about. */
  auditGate?: string;
  /** Ids that it had before: lines of the audit stand under these for good. */
  formerly?: string[];
  states?: States;
  /** Serve it as simple REST at /api/<id>, with these gates (a missing verb answers nobody). */
  api?: { list?: string; read?: string; create?: string; update?: string; delete?: string };
  /** Names of hooks the product registers, run in the writing transaction. */
  hooks?: ('beforeWrite' | 'afterWrite' | 'derive' | 'compute' | 'rows' | 'search')[];
  /** Kind of audit line its changes write. */
  audit?: string;
}

/** By the database in its own fields, or by the product where the words stand elsewhere. */
export const isSearched = ({ storage, hooks }: Pick<Entity, 'storage' | 'hooks'>): boolean =>
  storage.search !== undefined || hooks?.includes('search') === true;

interface Storage {
  /** SQL table. Every table also has id, company_id, version, created_at, updated_at. */
  table: string;
  /** The table belongs to the engine: described here to be shown, not created from here. */
  system?: true;
  /** Properties found by text search (trigram index). */
  search?: string[];
  /** Property that keeps a hand-made order, starting at 1. */
  order?: string;
  /** Unique within the company. `where` is `property: value`: only rows that hold it count. */
  unique?: Unique[];
  /** Of the records with the same values of `among`, one at most has the property true: whoever gets it takes it from the others. */
  single?: { property: string; among?: string[] }[];
  /** `-` before a property: descending, empty values last. */
  indexes?: { name: string; properties: string[]; kind?: 'btree' | 'gin' }[];
  /**
   * Properties with a version of their own: what was counted, found or sorted by these alone is remembered while other
   * properties of the records change.
   */
  tracked?: string[];
  /**
   * The people whose records these are fall into buckets with versions of their own: what is reckoned over all people is
   * asked anew only of the buckets that were changed.
   */
  buckets?: true;
  /**
   * Properties whose values the index of the records by their person holds too: figures of very many records are reckoned
   * from it alone.
   */
  packed?: string[];
  /** Properties of people whose values an index by their bucket holds too: who is chosen by these is found in it alone. */
  covered?: string[];
  /** Former name of the table, which is renamed and keeps its rows. */
  renamedFrom?: string;
  /** Former properties whose columns may be dropped with what is in them. */
  removed?: string[];
}

interface Unique {
  name: string;
  properties: string[];
  where?: Record<string, string>;
  ignoreCase?: true;
  /** Over all companies. */
  everywhere?: true;
  /** Said at the fields when another record has these values; a call may say its own. */
  message?: string;
}

interface States {
  field: string;
  initial: string;
  /** Value that means gone: such records are not listed or read, and a move back restores them. */
  deleted?: string;
  moves: { from: string; to: string; gate: string }[];
}
