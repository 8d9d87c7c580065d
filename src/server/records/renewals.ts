import { allBuckets, buckets } from '../db/buckets.ts';
import { bucketVersionsOf } from '../db/versions.ts';
import { givingWay } from '../give-way.ts';
import type { TableVersions } from '../services.ts';
import type { Bucketed } from './contract.ts';
import type { RecordEngine, Work } from './engine.ts';
import { type Cost, type HeldOfCompany, nothingHeld, type Reckoned, withBuckets } from './held.ts';
import { type Base, heldIn } from './held-base.ts';
import { readKept } from './kept-reckonings.ts';
import { type Answer, type Asked, ask, askedIn, byBucket, prepareFor, type Query } from './reckoning-query.ts';
import { signature } from './totals.ts';

/** So many buckets are asked for at first, where it is not known what one takes. */
const few = buckets / 32;
/** Where more are lacking, the database may have them. */
const many = buckets / 8;
/** Milliseconds that a statement is to take, well below the time after which it is given up. */
const atMost = 1500;
/** Bytes of text that it is to answer, which are in memory at once. */
const longest = 64_000_000;
/** Of what is held so many: the database finds the next ones while these are counted. */
const inTurn = buckets / 4;
/** Where nobody waits: what so many take keeps others waiting no longer than a few of their own calls do. */
const atEase = buckets / 32;

export interface Named {
  queries: readonly Query[];
  keys: readonly string[];
  topics: readonly string[];
  base: Base | undefined;
  /** Whether all is to be held, whatever the queries lack. Nobody waits for it: others have their turns in between. */
  holdsAll?: boolean;
}

/** What of the engine it stands on. */
export type Renewing = Pick<RecordEngine, 'held' | 'bucketed' | 'reckonings'>;

/** What is known after a part of the buckets. */
export interface Progress {
  known: readonly Reckoned[];
  /** Whether that was the last part: until then other buckets are of another moment. */
  isDone: boolean;
  /** By bucket, the versions of what is held, where all of it is as it was when it began. */
  held: HeldOfCompany['versions'] | undefined;
  /** Milliseconds that the parts took in which no records were loaded. */
  took: number;
}

/**
 * Asks for the buckets that have changed, of each query those that it lacks, and of what is held those that they are made
 * of: of so many at once as can be answered in time. After each such part it says what is known by then, so that who asks
 * again goes on where it ended.
 */
export async function* renewals(engine: Renewing, work: Work, asked: Named): AsyncGenerator<Progress> {
  const { queries, keys, topics, base: own, holdsAll = false } = asked;
  const parted = topics.filter((topic) => engine.bucketed.has(topic));
  const others = signature(
    work.versions ?? {},
    topics.filter((topic) => !parted.includes(topic)),
  );
  const now = parted.length > 0 ? await versionsIn(work, parted) : undefined;
  const wanted = now && byBucket(now, parted);
  const lacks = (one: Reckoned | undefined, bucket: number) => !wanted || one?.versions[bucket] !== wanted[bucket];
  let known = await lastOf(engine, work, { keys, others, lacks: now && lacks });

  let base = now && own && !engine.held.isTooLarge(own.key) ? own : undefined;
  let held = base ? engine.held.last(base.key) : nothingHeld;
  const wantedHeld = now && base ? byBucket(now, [base.topic]) : [];
  const lacksHeld = (bucket: number) => base !== undefined && held.versions[bucket] !== wantedHeld[bucket];
  const isOpen = (bucket: number) => known.some((one) => lacks(one, bucket)) || (holdsAll && lacksHeld(bucket));
  let open = allBuckets.filter(isOpen);
  let loaded = base && open.filter(lacksHeld).length > many ? await engine.held.load(base.key) : undefined;
  if (loaded === 'done') {
    // Much has changed meanwhile.
    yield* renewals(engine, work, asked);
    return;
  }
  if (loaded === 'busy') {
    base = undefined;
    loaded = undefined;
    open = open.filter(isOpen);
  }
  // One of which it is not known is of fewer people than the others, or the first of all.
  const [dearest] = known.flatMap(({ cost }) => cost ?? []).sort((one, other) => other.pace - one.pace);
  let cost = base ? (open.filter(lacksHeld).length > few ? held.loading : held.asking) : dearest;
  let took = 0;
  const allHeld = () => (base && !allBuckets.some(lacksHeld) ? wantedHeld : undefined);
  try {
    if (open.length === 0) yield { known, isDone: true, held: allHeld(), took };
    if (open.length > many) await prepareFor(work, base);
    let ahead: Sent | undefined;
    while (open.length > 0) {
      const isHeld = base !== undefined && !open.some(lacksHeld);
      const size = now ? partOf(cost, holdsAll ? atEase : isHeld ? inTurn : buckets) : open.length;
      const sent = (open: readonly number[], isAhead: boolean): Sent => {
        const part = open.slice(0, size);
        const of = known.map((one) => part.filter((bucket) => lacks(one, bucket)));
        const asked = { queries, parted, of, base: base && { base, of: part.filter(lacksHeld) } };
        return { part, telling: isAhead ? undefined : Math.min(few, size), ...send(work, asked) };
      };
      const began = performance.now();
      const present = ahead ?? sent(open, false);
      const { part, asked } = present;
      const rest = open.slice(part.length);
      ahead = isHeld && rest.length > 0 ? sent(rest, true) : undefined;
      const found = await answered(work, { known, held }, present);
      const lasted = performance.now() - began;
      const own: Cost = { pace: lasted / part.length, length: found.length / part.length };
      ({ known, held } = withCost(found, present, own));
      const lacking = asked.base?.of.length ?? 0;
      if (base) engine.held.keep(base.key, found.loaded, held);
      if (base && engine.held.isTooLarge(base.key)) {
        base = undefined;
        loaded?.();
        loaded = undefined;
      }
      if (present.telling !== undefined) cost = own;
      if (lacking < few) took += lasted;
      open = open.filter((bucket) => !part.includes(bucket) && isOpen(bucket));
      const isDone = open.length === 0;
      yield { known, isDone, held: isDone ? allHeld() : undefined, took };
    }
  } finally {
    loaded?.();
  }
}

const nothing: Reckoned = { rows: [], others: '', versions: [] };

/** How many buckets are asked for at once. */
const partOf = (cost: Cost | undefined, most: number): number =>
  cost ? Math.max(1, Math.min(most, Math.floor(atMost / cost.pace), Math.floor(longest / cost.length))) : few;

interface Last {
  keys: readonly string[];
  others: string;
  /** Whether one lacks a bucket, where that is known. */
  lacks: ((one: Reckoned | undefined, bucket: number) => boolean) | undefined;
}

/** What is known, or where much is lacking in it, what the database has kept. */
async function lastOf(engine: Renewing, work: Work, { keys, others, lacks }: Last): Promise<readonly Reckoned[]> {
  const known = keys.map((key) => {
    const last = engine.reckonings.last(key);
    return last?.others === others ? last : { ...nothing, others };
  });
  if (!lacks) return known;
  const lackedBy = (one: Reckoned) => allBuckets.filter((bucket) => lacks(one, bucket)).length;
  const stale = keys.filter((_, at) => lackedBy(known[at] ?? nothing) > many);
  if (stale.length === 0) return known;
  const kept = await readKept(work, stale);
  return known.map((one, at) => {
    const other = kept.get(keys[at] ?? '');
    return other?.others === others && lackedBy(other) < lackedBy(one) ? other : one;
  });
}

/** A part of the buckets that the database was asked for. */
interface Sent {
  part: readonly number[];
  /**
   * Of how many buckets the time tells what one takes: of fewer most is the statement's own. Of none where they were asked
   * for ahead, since the time is not seen.
   */
  telling: number | undefined;
  asked: Asked;
  answering: Promise<Answer>;
}

function send(work: Work, asked: Asked): Pick<Sent, 'asked' | 'answering'> {
  const answering = ask(work, asked);
  // Who has asked ahead hears of it later, or of what went wrong before it.
  answering.catch(() => {});
  return { asked, answering };
}

function withCost({ known, held }: State, { part, telling = buckets + 1, asked }: Sent, own: Cost): State {
  const { of, base } = asked;
  if (!base)
    return { known: known.map((one, at) => ((of[at]?.length ?? 0) < telling ? one : { ...one, cost: own })), held };
  const lacking = base.of.length;
  if (part.length < telling || (lacking > 0 && lacking < part.length)) return { known, held };
  return { known, held: { ...held, [lacking > 0 ? 'loading' : 'asking']: own } };
}

interface State {
  known: readonly Reckoned[];
  held: HeldOfCompany;
}

/** What has been found, and of which buckets records were loaded. */
interface Found extends State {
  loaded: readonly number[];
  length: number;
}

/**
 * A statement sees rows and versions of one moment. What changed meanwhile, in a bucket that one query was asked for and
 * another not, is asked of all: in each bucket all have seen the same.
 */
async function answered(work: Work, state: State, { asked, answering }: Sent): Promise<Found> {
  const { queries, base } = asked;
  const answer = await answering;
  const versions = versionsOf(asked, answer);
  const found = await replaced(state, asked, answer, versions);
  const { length } = answer;
  const late = askedIn(asked).filter(
    (bucket) =>
      found.known.some((one) => one.versions[bucket] !== versions.all[bucket]) ||
      (base && found.held.versions[bucket] !== versions.held[bucket]),
  );
  if (late.length === 0) return { ...found, loaded: base?.of ?? [], length };
  const again = { ...asked, of: queries.map(() => late), base: base && { ...base, of: late } };
  const then = await ask(work, again);
  return {
    ...(await replaced(found, again, then, versionsOf(again, then))),
    loaded: base ? [...new Set([...base.of, ...late])] : [],
    length,
  };
}

/** In all tables, and in the one that is held. */
interface Versions {
  all: Reckoned['versions'];
  held: Reckoned['versions'];
}

function versionsOf(asked: Asked, { versions }: Answer): Versions {
  const which = askedIn(asked);
  return {
    all: byBucket(versions, asked.parted, which),
    held: asked.base ? byBucket(versions, [asked.base.base.topic], which) : [],
  };
}

async function replaced(
  { known, held }: State,
  { queries, of, base }: Asked,
  answer: Answer,
  versions: Versions,
): Promise<State> {
  const loaded = base ? await base.base.rows(answer.packed, base.of) : [];
  const holds = base ? withBuckets(held, base.of, loaded, versions.held) : held;
  const heldOf = base && heldIn(holds);
  const giveWay = givingWay();
  const made: Reckoned[] = [];
  for (const [at, one] of known.entries()) {
    const rows: Bucketed[] = [];
    for (const row of answer.found[at] ?? []) {
      const own = heldOf?.[row.bucket];
      if (heldOf && !own) throw new Error(`nothing is held of the bucket ${row.bucket}`);
      rows.push(queries[at]?.row(row, own) ?? row);
      // Not awaited each time: a thousand empty turns take milliseconds.
      const others = giveWay();
      if (others) await others;
    }
    made.push(withBuckets(one, of[at] ?? [], rows, versions.all));
  }
  return { known: made, held: holds };
}

async function versionsIn(work: Work, parted: readonly string[]): Promise<TableVersions> {
  const [now] = await bucketVersionsOf(work.db, work.company, parted);
  return now?.versions ?? {};
}
