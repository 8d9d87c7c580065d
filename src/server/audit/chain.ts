import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, JobHandler } from '../context.ts';
import { lock } from '../db/lock.ts';
import type { Store } from '../services.ts';
import type { AuditChain, AuditPlace } from './contract.ts';

/**
 * Lines are written in any order by any number of transactions, none of which waits for another. What is committed a job
 * puts into a chain: each line gets its place, and a seal over itself and the seal before. The order of the chain is
 * that in which lines were sealed, so a transaction that takes its time comes later and breaks nothing.
 */

/** Lines that are sealed in one transaction. */
const sealedAtOnce = 500;
/** Lines that are looked through at a time. */
const readAtOnce = 1000;

/**
 * What a seal is about: the whole line, in one way of writing whatever a connection is set to. A column that is added
 * later is no part of it, or every seal of before would break.
 */
const written = sql`jsonb_build_array(company_id, id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  type, activity, call, entity, record_id, old, new, actor, on_behalf, subject, ip, request_id)::text`;

const sealOver = (before: string, line: string): string =>
  createHash('sha256').update(`${before}\n${line}`).digest('hex');

export async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** The work of the job that does 'seal-audit'. */
export function sealLines(store: Store): JobHandler {
  return async ({ signal }) => {
    const open = await store.inSystem((db) =>
      rowsOf<{ company: string }>(db, sql`select distinct company_id as company from audit_line where seal is null`),
    );
    for (const { company } of open) await sealCompany((work) => store.inSystem(work), company, signal);
  };
}

type Ask = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

/** Seals what a company has written so far, in as many transactions as that takes. */
export async function sealCompany(ask: Ask, company: string, signal: AbortSignal): Promise<void> {
  let sealed = sealedAtOnce;
  while (sealed === sealedAtOnce && !signal.aborted) sealed = await ask((db) => sealSome(db, company));
}

/** One at a time in a company, whichever server does it. */
async function sealSome(db: Database, company: string): Promise<number> {
  await lock(db, `audit seal ${company}`);
  const [head] = await rowsOf<{ place: string; seal: string }>(
    db,
    sql`select place, seal from audit_line where company_id = ${company} and place is not null order by place desc limit 1`,
  );
  const lines = await rowsOf<{ id: string; line: string }>(
    db,
    sql`select id, ${written} as line from audit_line where company_id = ${company} and seal is null order by id limit ${sealedAtOnce}`,
  );
  if (lines.length === 0) return 0;
  let before = head?.seal ?? '';
  const seals = lines.map(({ line }) => {
    before = sealOver(before, line);
    return before;
  });
  await db.execute(sql`
    update audit_line l set seal = s.seal, place = ${Number(head?.place ?? 0)} + s.at
    from unnest(${sql.param(lines.map(({ id }) => id))}::bigint[], ${sql.param(seals)}::text[]) with ordinality as s(id, seal, at)
    where l.company_id = ${company} and l.id = s.id`);
  return lines.length;
}

/** Where the chain begins: at its first line, or after those that a company no longer keeps. */
type Start = AuditPlace;

/** The last line that says that lines were cut off carries the seal from which the chain goes on. */
export async function cutOf(db: Database, company: string): Promise<Start> {
  const [cut] = await rowsOf<{ place: string; seal: string }>(
    db,
    sql`select new ->> 'place' as place, new ->> 'seal' as seal from audit_line
      where company_id = ${company} and type = 'audit_cut' order by at desc, id desc limit 1`,
  );
  return { place: Number(cut?.place ?? 0), seal: cut?.seal ?? '' };
}

export async function sealedAt(db: Database, company: string, place: number): Promise<string | null> {
  const [line] = await rowsOf<{ seal: string }>(
    db,
    sql`select seal from audit_line where company_id = ${company} and place = ${place}`,
  );
  return line?.seal ?? null;
}

interface Line {
  id: string;
  place: string;
  line: string;
  seal: string;
}

/** The next lines of the chain that are not as they should be, or all of them as they are. */
async function nextLines(db: Database, company: string, { place, seal }: Start, most = readAtOnce) {
  const lines = await rowsOf<Line>(
    db,
    sql`select id, place, ${written} as line, seal from audit_line
      where company_id = ${company} and place > ${place} order by place limit ${most}`,
  );
  let at = place;
  let before = seal;
  for (const one of lines) {
    const own = sealOver(before, one.line);
    if (Number(one.place) !== at + 1 || own !== one.seal)
      return { brokenAt: Number(one.id), end: { place: at, seal: before }, lines };
    at += 1;
    before = own;
  }
  return { brokenAt: null, end: { place: at, seal: before }, lines };
}

/** Id of the first line up to a place that is not as it was sealed. */
export async function stretchBroken(db: Database, company: string, from: Start, until: number): Promise<number | null> {
  let at = from;
  while (at.place < until) {
    const { brokenAt, end } = await nextLines(db, company, at, Math.min(readAtOnce, until - at.place));
    if (brokenAt !== null) return brokenAt;
    if (end.place === at.place) return 0;
    at = end;
  }
  return null;
}

interface ChainState extends AuditChain {
  /** Whether the seal that was asked about is one of the chain. */
  holds: boolean;
}

interface Going {
  /** A seal that was kept elsewhere. */
  kept?: string;
  /** Where an earlier look has come to. */
  from?: AuditPlace;
  /** Told after each stretch; false: the rest is not wanted. */
  each?: (at: AuditPlace, sealed: number) => Promise<boolean>;
}

/**
 * Goes through the chain of a company, in whatever transaction it is given for each stretch. Where the rest of it is not
 * wanted it says what it knows so far.
 */
export async function verifyChain(ask: Ask, company: string, { kept, from, each }: Going = {}): Promise<ChainState> {
  const { lines, sealed, start } = await ask(async (db) => {
    const [count] = await rowsOf<{ lines: number; sealed: number }>(
      db,
      sql`select count(*)::int as lines, count(seal)::int as sealed from audit_line where company_id = ${company}`,
    );
    return { lines: count?.lines ?? 0, sealed: count?.sealed ?? 0, start: await cutOf(db, company) };
  });
  const state = { lines, sealed, cut: start.place };
  let at: Start = from && from.place > start.place ? { place: from.place, seal: from.seal } : start;
  let holds = kept === undefined || kept === start.seal;
  for (;;) {
    const found = await ask((db) => nextLines(db, company, at));
    if (found.brokenAt !== null) {
      // Lines that are no longer kept may have gone meanwhile, by their own rule: the rest is gone through from there.
      const cut = await ask((db) => cutOf(db, company));
      if (cut.place > at.place) {
        at = cut;
        continue;
      }
    }
    holds ||= found.lines.some(({ seal }) => seal === kept);
    at = found.end;
    const isEnd =
      found.brokenAt !== null ||
      found.lines.length < readAtOnce ||
      (each && !(await each(at, sealed + start.place))) === true;
    if (isEnd) return { ...state, brokenAt: found.brokenAt, seal: at.seal || null, holds };
  }
}
