import { and, eq, gt, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { bounceBulk, bounceBulkRow } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { socketPath } from '../../../shared/jobs/news.ts';

type Kind = 'exit' | 'resolve';

export interface Chosen {
  bounce: string | null;
  person: string | null;
  email_id: string;
  exit_date: string | null;
}

/** Writes down what a change is to be of. Answers its id, which is its job's too. */
export async function prepare(
  { db, company, actor, newId, now }: CallContext,
  kind: Kind,
  rows: readonly Chosen[],
): Promise<string> {
  const id = newId();
  await db.insert(bounceBulk).values({
    companyId: company,
    id,
    user: actor.id,
    kind,
    begun: false,
    total: rows.length,
    createdAt: now,
    updatedAt: now,
  });
  const told = rows.map((row, place) => ({ ...row, id: newId(), place }));
  await db.execute(sql`
    insert into ${bounceBulkRow} (company_id, bulk_id, outcome, id, place, bounce_id, person_id, email_id, exit_date)
    select ${company}::uuid, ${id}::uuid, 'waiting', r.id, r.place, r.bounce, r.person, r.email_id, r.exit_date
    from json_to_recordset(${JSON.stringify(told)}::json)
      as r(id uuid, place integer, bounce uuid, person uuid, email_id text, exit_date date)`);
  return id;
}

/** Confirms what was written down; once, by the one who did, and while it is fresh. */
export async function begin(context: CallContext<'PreviewGone'>, kind: Kind, id: string, remarks: string | undefined) {
  const { db, company, actor, now } = context;
  const oldest = new Date(now.getTime() - constants['audit/bulk.goodMinutes'] * 60_000);
  const [found] = await db
    .update(bounceBulk)
    .set({ begun: true, resolution_summary: remarks?.trim() || null, updatedAt: now })
    .where(
      and(
        eq(bounceBulk.companyId, company),
        eq(bounceBulk.id, id),
        eq(bounceBulk.user, actor.id),
        eq(bounceBulk.kind, kind),
        eq(bounceBulk.begun, false),
        gt(bounceBulk.createdAt, oldest),
      ),
    )
    .returning({ total: bounceBulk.total });
  if (!found) return context.fail('PreviewGone');
  await context.jobs.send(`audit/bulk-${kind}`, { company, user: actor.id, bulk: id }, { id });
  context.status(202);
  return { status: 200 as const, job_id: id, socket: socketPath(id), total: found.total };
}
