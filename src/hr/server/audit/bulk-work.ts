import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { bounceBulk, bounceBulkRow } from '../../../generated/tables.ts';
import type { CallContext, Database, JobContext } from '../../../server/context.ts';

interface Payload {
  company: string;
  user: string;
  bulk: string;
}

interface BulkRow {
  id: string;
  bounce: string | null;
  person: string | null;
  email_id: string;
  exit_date: string | null;
}

/** What is done with one of them, in the place of a call that may fail with these errors. */
type Work<Errors extends string> = (
  context: CallContext<Errors>,
  row: BulkRow,
  remarks: string | undefined,
) => Promise<void>;

const batch = 100;
/** Milliseconds between two words about how far it is. */
const wordEvery = 400;

/**
 * One after the other, each in a transaction of its own as a call of the person who asked for it: what becomes of someone
 * and that it is done commit together, so a restart goes on with the next. What is refused is written down with its sentence.
 */
export async function workThrough<C extends 'audit/bounce.exit' | 'audit/bounce.resolve'>(
  job: JobContext,
  { company, user, bulk }: Payload,
  call: C,
  work: Work<Calls[C]['errors']>,
): Promise<void> {
  const known = await job.inCompany(company, (db) => stateOf(db, company, bulk));
  if (!known) return;
  let { done, failed } = known;
  let told = 0;
  const tell = async (now = Date.now()) => {
    if (now - told < wordEvery && done < known.total) return true;
    told = now;
    return job.progress(done, known.total, failed);
  };
  const refuse = async (row: BulkRow, reason: string) => {
    await job.inCompany(company, (db) => settle(db, company, row.id, 'refused', reason));
    failed += 1;
  };
  for (;;) {
    const rows = await job.inCompany(company, (db) => waiting(db, company, bulk));
    if (rows.length === 0) break;
    for (const row of rows) {
      job.signal.throwIfAborted();
      const outcome = await job.inCall(call, { company, user }, async (context) => {
        if (context.explain(context.call.gate)?.allowed !== true) return false;
        await work(context as never, row, known.remarks ?? undefined);
        await settle(context.db, company, row.id, 'done', null);
        return true;
      });
      if (outcome === null || ('value' in outcome && !outcome.value))
        return giveUp(job, { company, bulk }, known.total, job.text('audit/bulk.no-rights'));
      if ('refused' in outcome) await refuse(row, outcome.refused);
      done += 1;
      if (!(await tell())) return;
    }
  }
  await job.progress(known.total, known.total, failed);
}

async function stateOf(db: Database, company: string, bulk: string) {
  const [run] = await db
    .select({ total: bounceBulk.total, remarks: bounceBulk.resolution_summary })
    .from(bounceBulk)
    .where(and(eq(bounceBulk.companyId, company), eq(bounceBulk.id, bulk)));
  const [counts] = await db
    .select({
      done: count(),
      failed: sql<number>`(count(*) filter (where ${bounceBulkRow.outcome} = 'refused'))::int`,
    })
    .from(bounceBulkRow)
    .where(
      and(eq(bounceBulkRow.companyId, company), eq(bounceBulkRow.bulk, bulk), ne(bounceBulkRow.outcome, 'waiting')),
    );
  return run && { ...run, done: counts?.done ?? 0, failed: counts?.failed ?? 0 };
}

const waiting = (db: Database, company: string, bulk: string): Promise<BulkRow[]> =>
  db
    .select({
      id: bounceBulkRow.id,
      bounce: bounceBulkRow.bounce,
      person: bounceBulkRow.person,
      email_id: bounceBulkRow.email_id,
      exit_date: bounceBulkRow.exit_date,
    })
    .from(bounceBulkRow)
    .where(
      and(eq(bounceBulkRow.companyId, company), eq(bounceBulkRow.bulk, bulk), eq(bounceBulkRow.outcome, 'waiting')),
    )
    .orderBy(asc(bounceBulkRow.place))
    .limit(batch);

async function settle(db: Database, company: string, id: string, outcome: 'done' | 'refused', reason: string | null) {
  await db
    .update(bounceBulkRow)
    .set({ outcome, reason: reason?.slice(0, 500) ?? null })
    .where(and(eq(bounceBulkRow.companyId, company), eq(bounceBulkRow.id, id)));
}

/** Nobody may do it any more in whose name it is done: what waits stays as it is, and is told as not done. */
async function giveUp(job: JobContext, { company, bulk }: Omit<Payload, 'user'>, total: number, reason: string) {
  const refused = await job.inCompany(company, async (db) => {
    await db
      .update(bounceBulkRow)
      .set({ outcome: 'refused', reason })
      .where(
        and(eq(bounceBulkRow.companyId, company), eq(bounceBulkRow.bulk, bulk), eq(bounceBulkRow.outcome, 'waiting')),
      );
    const state = await stateOf(db, company, bulk);
    return state?.failed ?? 0;
  });
  await job.progress(total, total, refused);
}
