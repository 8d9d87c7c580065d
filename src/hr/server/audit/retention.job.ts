import { gt } from 'drizzle-orm';
import { companySettings } from '../../../generated/tables.ts';
import type { JobHandler } from '../../../server/context.ts';

const day = 86_400_000;

/** Each company's log is kept for as long as its settings say; the line that is left says how far it was cut. */
export const job: JobHandler = async (context) => {
  const kept = await context.inSystem((db) =>
    db
      .select({ company: companySettings.companyId, days: companySettings.audit_keep_days })
      .from(companySettings)
      .where(gt(companySettings.audit_keep_days, 0)),
  );
  for (const { company, days } of kept) {
    const before = new Date(context.now.getTime() - days * day);
    for (let more = true; more && !context.signal.aborted; ) {
      const { lines, brokenAt } = await context.cutAudit(company, before);
      if (brokenAt !== undefined) context.log('a log that does not hold is not cut', { company, line: brokenAt });
      more = lines > 0;
    }
  }
};
