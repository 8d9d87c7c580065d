import { sql } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import type { Database, JobHandler } from '../../../server/context.ts';
import { type Report, takeBounce } from './bounces.ts';

const batch = 500;

/** What came back. The second such mail for good has ended delivery in the outbox already. */
export const job: JobHandler<Jobs['audit/bounces']> = async (job) => {
  for (;;) {
    const taken = await job.inSystem(async (db) => {
      const came = await cameBack(db);
      for (const report of came) await takeBounce(db, report, job.newId);
      return came.length;
    });
    if (taken < batch) return;
  }
};

async function cameBack(db: Database): Promise<Report[]> {
  const { rows } = (await db.execute(sql`
    select a.company_id as company, o.to_address as email, a.answer as reason, a.created_at::text as at, a.id,
      case a.outcome when 'bounced' then 'hard' else 'soft' end as kind
    from mail_attempt a join outbox o on o.company_id = a.company_id and o.id = a.mail_id
    where a.outcome in ('bounced', 'returned')
      and not exists (select from bounce b where b.company_id = a.company_id and b.message_id = a.id::text)
    order by a.created_at, a.id limit ${batch}`)) as unknown as {
    rows: (Pick<Report, 'company' | 'email' | 'reason' | 'kind'> & { at: string; id: string })[];
  };
  return rows.map(({ id, at, ...row }) => ({ ...row, at: new Date(at), messageId: id }));
}
