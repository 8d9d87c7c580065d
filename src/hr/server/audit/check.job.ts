import { and, eq } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { auditCheck } from '../../../generated/tables.ts';
import type { AuditPlace, JobHandler } from '../../../server/context.ts';

/** Milliseconds between two words about how far it is. */
const wordEvery = 400;

/** Goes on where it was when the process ended: how far it has come is written down now and then. */
export const job: JobHandler<Jobs['audit/check']> = async (context, { company, check }) => {
  const own = and(eq(auditCheck.companyId, company), eq(auditCheck.id, check));
  const set = (values: Partial<typeof auditCheck.$inferInsert>) =>
    context.inCompany(company, (db) => db.update(auditCheck).set(values).where(own));
  const [row] = await context.inCompany(company, (db) => db.select().from(auditCheck).where(own));
  if (!row || row.ended !== null) return;
  // Who asks means all that is there, also what was written a moment ago.
  if (row.place === 0) await context.sealAudit(company);
  const from = row.place > 0 ? { place: row.place, seal: row.place_seal ?? '' } : undefined;
  let told = 0;
  let wanted = true;
  let all = 1;
  const each = async ({ place, seal }: AuditPlace, places: number): Promise<boolean> => {
    context.signal.throwIfAborted();
    all = Math.max(places, place, all);
    if (Date.now() - told < wordEvery) return true;
    told = Date.now();
    await set({ place, place_seal: seal });
    wanted = await context.progress(place, all);
    return wanted;
  };
  const { lines, sealed, cut, brokenAt, seal } = await context.verifyAudit(company, from, each);
  if (!wanted) return;
  await set({ lines, sealed, cut, broken_at: brokenAt, seal, ended: new Date() });
  await context.progress(all, all);
};
