import type { Artifacts } from '../../shared/documents/artifacts.ts';
import { dayIn, startOfDay, wireTime } from '../../shared/time/wire.ts';
import { type FormerIds, formerIds } from '../audit/former-ids.ts';
import type { Database, ServerActor } from '../context.ts';
import type { Gates } from '../gates/fields.ts';
import type { Ids, TableVersions } from '../services.ts';
import type { ValueCounts } from './contract.ts';
import { HeldRecords, type Reckoned, usualMemory } from './held.ts';
import { Places, Remembered } from './places.ts';
import { type EntityPlan, type Field, planOf } from './plan.ts';
import { Statements } from './statement.ts';
import { Totals } from './totals.ts';

/** Ids of what a search has found, in order: the first of them, or all. */
export interface Hits {
  keys: readonly unknown[];
  total: number;
}

/**
 * How many rows there are of each combination of values in some fields. It answers for any choice among the values:
 * someone who ticks one box after the other asks for as many totals, and none of them needs the database.
 */
export interface Tally {
  /** By field: the number that stands for each value. */
  numbers: readonly ReadonlyMap<unknown, number>[];
  /** By field: which value each combination has. */
  codes: readonly Uint16Array[];
  rows: Uint32Array;
}

/** What is known of one list, whatever is chosen in it. */
export interface Tallied {
  /** All in which something was chosen lately. */
  fields: readonly Field[];
  /** Versions of all that it looks at. */
  topics: readonly string[];
  state: string;
  /** Counted when something else is chosen in the same state; 'many' where there are too many combinations. */
  tally?: Tally | 'many';
}

/** Bytes of a row of the overview's figures. */
const usualRow = 2500;

/** What works on records is made of: worked out once from the artifacts. */
export interface RecordEngine {
  plan(entity: string): EntityPlan;
  people: EntityPlan | undefined;
  /** Entities of which not everyone reads in the audit what was done, with the gate that decides. */
  auditGates: readonly (readonly [entity: string, gate: string])[];
  formerIds: FormerIds;
  gates: Gates;
  options: Artifacts['options'];
  statements: Statements;
  totals: Totals<number>;
  /** Rows of counting queries, beside the totals of lists. */
  counts: Totals<unknown>;
  valueCounts: Totals<ValueCounts>;
  /** Rows of queries that reckon figures from many records. */
  reckonings: Totals<Reckoned, readonly Reckoned[]>;
  /** Records of which figures are reckoned. */
  held: HeldRecords;
  /** Tables whose people fall into buckets with versions of their own. */
  bucketed: ReadonlySet<string>;
  /** Finds the tables in a statement that raise a version when they change. */
  topics: RegExp;
  places: Places;
  hits: Remembered<Hits>;
  tallies: Remembered<Tallied>;
  /** Those that are being counted. */
  tallying: Totals<NonNullable<Tallied['tally']>>;
  /** An instant as the wire writes it. */
  wire(at: Date): string;
  /** The instant at which a day begins in a zone; the wire's where nobody in particular asks. */
  dayStart(day: string, zone: string | undefined): Date;
  /** The day that it is at an instant in a zone. */
  dayOf(at: Date, zone: string | undefined): string;
}

/** In whose name, and in which transaction, records are worked on. */
export interface Work {
  db: Database;
  /** Null only in the system's name. */
  actor: ServerActor | null;
  company: string;
  /** Of the session, read before the transaction began. Null where changes may have been made since. */
  versions: TableVersions | null;
  now: Date;
  newId: Ids;
}

export function recordEngine(
  artifacts: Artifacts,
  access: { people: string },
  { wireZone, figuresMemory = usualMemory }: { wireZone: string; figuresMemory?: number | undefined },
): RecordEngine {
  const plans = new Map(Object.values(artifacts.entities).map((entity) => [entity.id, planOf(entity)]));
  const plan = (entity: string): EntityPlan => {
    const found = plans.get(entity);
    if (!found) throw new Error(`there is no entity ${entity}`);
    return found;
  };
  const topics = [...plans.values()].filter((one) => !one.entity.storage.system).map(({ topic }) => topic);
  return {
    plan,
    people: plans.get(access.people),
    auditGates: Object.values(artifacts.entities).flatMap(({ id, formerly = [], auditGate }) =>
      auditGate === undefined ? [] : [id, ...formerly].map((name) => [name, auditGate] as const),
    ),
    formerIds: formerIds(artifacts.entities),
    gates: artifacts.gates,
    options: artifacts.options,
    statements: new Statements(),
    totals: new Totals(),
    counts: new Totals(),
    // By their values: some 25 MB at most.
    valueCounts: new Totals(200_000, (found) => 1 + Object.values(found).reduce((sum, { length }) => sum + length, 0)),
    // By their rows: some 25 MB at most.
    reckonings: new Totals(10_000, ({ rows }) => rows.reduce((sum, { bytes = usualRow }) => sum + bytes / usualRow, 1)),
    held: new HeldRecords(figuresMemory * 1_000_000),
    bucketed: new Set([...plans.values()].filter((one) => one.entity.storage.buckets).map(({ topic }) => topic)),
    topics: new RegExp(`\\b(${topics.join('|')})\\b`, 'g'),
    places: new Places(),
    hits: new Remembered(),
    tallies: new Remembered(50),
    tallying: new Totals(),
    wire: wireTime(wireZone),
    dayStart: (day, zone = wireZone) => startOfDay(zone)(day),
    dayOf: (at, zone = wireZone) => dayIn(zone, at),
  };
}
