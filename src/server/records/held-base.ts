import { eq, type SQL, sql } from 'drizzle-orm';
import { buckets, rangeOf } from '../db/buckets.ts';
import { packedBucket, packedRows } from '../db/packed.ts';
import { givingWay } from '../give-way.ts';
import type { Held, Holding } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';
import type { HeldOfCompany, HeldRow } from './held.ts';

/** How the records that a query holds are asked for and kept. */
export interface Base {
  key: string;
  topic: string;
  ask(which: readonly number[]): SQL;
  /** Of all buckets that were asked for: of one in which there are no records none are found. */
  rows(found: readonly { bucket: number; packed: Uint8Array }[], which: readonly number[]): Promise<HeldRow[]>;
}

export function baseOf(engine: RecordEngine, { company }: Work, { entity, form }: Holding<Held>): Base {
  const plan = engine.plan(entity);
  const { topic, table } = plan;
  if (!engine.bucketed.has(topic)) throw new Error(`${entity} has no buckets`);
  const bucket = packedBucket(table);
  return {
    key: heldKey(company, { entity }),
    topic,
    ask: (which) => sql`
      select ${bucket} as bucket, ${packedRows(table)} as packed from ${table}
      where ${eq(plan.company, company)} and ${withinOf(bucket, which)} group by 1`,
    async rows(found, which) {
      const packed = new Map(found.map((row) => [row.bucket, row.packed]));
      const giveWay = givingWay();
      const rows: HeldRow[] = [];
      for (const bucket of which) {
        const { buffer, byteOffset, byteLength } = packed.get(bucket) ?? new Uint8Array();
        rows.push({ bucket, held: form(plan.unpacked(Buffer.from(buffer, byteOffset, byteLength)) as never) });
        await giveWay();
      }
      return rows;
    },
  };
}

/** Whether it is one of these: of a range an index is read in order, and nothing need be sorted. */
export function withinOf(bucket: SQL, which: readonly number[]): SQL {
  if (which.length === buckets) return sql`true`;
  const range = rangeOf(which);
  return range ? sql`${bucket} between ${range[0]} and ${range[1]}` : sql`${bucket} in ${which}`;
}

export const heldKey = (company: string, { entity }: Pick<Holding<Held>, 'entity'>): string => `${company} ${entity}`;

/** By bucket. */
export function heldIn({ rows }: HeldOfCompany): readonly (Held | undefined)[] {
  const found: Held[] = [];
  for (const { bucket, held } of rows) found[bucket] = held;
  return found;
}
