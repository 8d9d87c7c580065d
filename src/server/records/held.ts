import { setTimeout as pause } from 'node:timers/promises';
import { buckets } from '../db/buckets.ts';
import type { Bucketed, Held } from './contract.ts';

/** The rows of a query, and what they were reckoned from. */
export interface Reckoned {
  rows: readonly Bucketed[];
  /** Versions of the tables that have no buckets. */
  others: string;
  /** By bucket, its versions in all tables that keep them; none where it was not asked for yet. */
  versions: readonly (string | undefined)[];
  /** Of a bucket, the last time, where nothing was held. */
  cost?: Cost;
}

/** How many milliseconds it took, and how many bytes of text were answered. */
export interface Cost {
  pace: number;
  length: number;
}

/** Megabytes, where nothing else is said. */
export const usualMemory = 64;
/** Whatever the company, the versions of its buckets take these. */
const frame = 100_000;
/** Of fewer buckets it is not judged how much all of them would take. */
const some = buckets / 32;

/** Who waits holds a connection to the database. Milliseconds. */
const atMost = 1000;
/** After so long it is tried again to hold what was too much. Milliseconds. */
const again = 3_600_000;

/** What is held of one bucket. */
export interface HeldRow extends Bucketed {
  held: Held;
}

/** What is held of the records of one company, by bucket. */
export interface HeldOfCompany {
  rows: readonly HeldRow[];
  versions: Reckoned['versions'];
  /** Of a bucket, the last time: what loading it took, and what asking for its people alone. */
  loading?: Cost;
  asking?: Cost;
}

/** What is held in memory of the records of companies: of those that were asked for last. */
export class HeldRecords {
  private readonly known = new Map<string, HeldOfCompany>();
  /** The version of the table that all of it is of, or later. */
  private readonly versions = new Map<string, number>();
  private readonly loading = new Map<string, Promise<void>>();
  private readonly waiting = new Set<string>();
  private turn: Promise<void> = Promise.resolve();
  /** Until when none are held, since they are too many. */
  private readonly tooLarge = new Map<string, number>();
  private bytes = 0;
  private readonly most: number;

  /** So many bytes are for all companies, and at most for one. */
  constructor(most = usualMemory * 1_000_000) {
    this.most = most;
  }

  last(key: string): HeldOfCompany {
    return this.known.get(key) ?? nothingHeld;
  }

  /** It is put out after those that were used before. */
  use(key: string): void {
    const found = this.known.get(key);
    if (!found) return;
    this.known.delete(key);
    this.known.set(key, found);
  }

  /** Whether they are so many that none are held. Companies change: it is tried again. */
  isTooLarge(key: string): boolean {
    return (this.tooLarge.get(key) ?? 0) > Date.now();
  }

  /** Whether all of them are held. */
  isWhole(key: string): boolean {
    return this.last(key).rows.length === buckets;
  }

  /** Whether those that nobody has asked for yet are held without putting others out. */
  hasRoom(key: string): boolean {
    const own = sizeOf(this.last(key));
    return this.isWhole(key) || this.bytes - own < this.most / 2;
  }

  /**
   * All that is held was of this version of its table, or of a later one, with these versions of its buckets. Others may
   * have put in since what they had asked for before.
   */
  since(key: string, version: number, versions: HeldOfCompany['versions']): void {
    const now = this.last(key).versions;
    if (versions.every((one, bucket) => one === now[bucket])) this.versions.set(key, version);
  }

  isSince(key: string, version: number): boolean {
    return (this.versions.get(key) ?? -1) >= version && this.isWhole(key);
  }

  isLoading(key: string): boolean {
    return this.loading.has(key) || this.waiting.has(key);
  }

  /**
   * Runs what loads it when those of other companies are loaded that were asked for before: memory and connections are for
   * one at a time. Not if it is run already, or would put others out by then.
   */
  async inTurn(key: string, run: () => Promise<void>): Promise<void> {
    if (this.isLoading(key)) return;
    this.waiting.add(key);
    const mine = this.turn.then(() => (this.hasRoom(key) ? run() : undefined));
    this.turn = mine.catch(() => undefined);
    try {
      await mine;
    } finally {
      this.waiting.delete(key);
    }
  }

  /** Others may have loaded other buckets meanwhile: theirs stay. */
  keep(key: string, which: readonly number[], found: HeldOfCompany): void {
    const before = this.known.get(key);
    // It was put out, and nothing of it is asked for.
    if (!before && which.length === 0) return;
    const { rows, versions, ...costs } = found;
    const renewed = new Set(which);
    const own = rows.filter(({ bucket }) => renewed.has(bucket));
    const now = { ...(before ? withBuckets(before, which, own, versions) : { rows, versions }), ...costs };
    // What is loaded may have been asked for before others asked.
    const version = which.length === 0 ? this.versions.get(key) : undefined;
    this.forget(key);
    const { length } = now.rows;
    if (length >= some && (sizeOf(now) / length) * buckets > this.most) {
      this.tooLarge.set(key, Date.now() + again);
      return;
    }
    // Put last: the first is the one that was used longest ago.
    this.known.set(key, now);
    if (version !== undefined) this.versions.set(key, version);
    this.bytes += frame + sizeOf(now);
    for (const oldest of this.known.keys()) if (this.bytes > this.most && oldest !== key) this.forget(oldest);
  }

  private forget(key: string): void {
    const found = this.known.get(key);
    if (!found) return;
    this.known.delete(key);
    this.versions.delete(key);
    this.bytes -= frame + sizeOf(found);
  }

  /**
   * Waits where someone else loads what is lacking, for so long as a call may: `done` when they have ended, `busy` when
   * they go on. Else the answer is to be called when it is loaded, or has failed.
   */
  async load(key: string, patience = atMost): Promise<(() => void) | 'done' | 'busy'> {
    const other = this.loading.get(key);
    if (other)
      return Promise.race([other.then(() => 'done' as const), pause(patience, 'busy' as const, { ref: false })]);
    let end = (): void => undefined;
    const loading = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.loading.set(key, loading);
    return () => {
      this.loading.delete(key);
      end();
    };
  }
}

export const nothingHeld: HeldOfCompany = { rows: [], versions: [] };

/** With other rows and versions of these buckets. */
export function withBuckets<Row extends Bucketed, Of extends { rows: readonly Row[]; versions: Reckoned['versions'] }>(
  of: Of,
  which: readonly number[],
  rows: readonly Row[],
  versions: Reckoned['versions'],
): Of {
  if (which.length === 0) return of;
  const renewed = new Set(which);
  return {
    ...of,
    rows: [...of.rows.filter(({ bucket }) => !renewed.has(bucket)), ...rows],
    versions: Array.from({ length: buckets }, (_, bucket) => (renewed.has(bucket) ? versions : of.versions)[bucket]),
  };
}

const sizeOf = ({ rows }: HeldOfCompany): number => rows.reduce((sum, row) => sum + row.held.bytes, 0);
