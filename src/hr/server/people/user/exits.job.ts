import { sql } from 'drizzle-orm';
import type { Jobs } from '../../../../generated/jobs.ts';
import type { JobHandler } from '../../../../server/context.ts';

/** Who has left may not sign in from the exit date on, whatever stands here: this is what lists and filters say. */
export const job: JobHandler<Jobs['people/user/exits']> = async (job) => {
  const at = job.now.toISOString();
  await job.inSystem((db) =>
    db.execute(sql`
      update user_profile u set status = 'inactive', version = u.version + 1, updated_at = ${at}
      from company c
      where c.id = u.company_id and u.status = 'active'
        and u.exit_date <= (${at}::timestamptz at time zone c.time_zone)::date`),
  );
};
