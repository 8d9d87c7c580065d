import { and, eq, sql } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { company as companies, companySettings } from '../../../generated/tables.ts';
import type { Database, JobContext, JobHandler } from '../../../server/context.ts';
import { pauseState } from '../../rules/pause.ts';
import { pauseIn } from './settings.ts';

/**
 * A pause whose last day is over is switched off, as someone would do it. When it has held things is kept for a day
 * more: within that they are released, each at a moment of its own.
 */
export const job: JobHandler<Jobs['company/pause']> = async (job) => {
  const paused = await job.inSystem((db) =>
    db
      .select({ company: companySettings.companyId })
      .from(companySettings)
      .where(
        sql`${companySettings.pause_interaction_active} or ${companySettings.pause_held_until} < ${job.now.toISOString()}::timestamptz - interval '1 day'`,
      ),
  );
  for (const { company } of paused) await job.inCompany(company, (db) => endPause(job, db, company));
};

async function endPause(job: JobContext, db: Database, company: string): Promise<void> {
  const ofCompany = and(eq(companySettings.companyId, company), eq(companySettings.id, company));
  const [settings] = await db.select().from(companySettings).where(ofCompany).for('update');
  const [profile] = await db.select({ zone: companies.time_zone }).from(companies).where(eq(companies.id, company));
  if (!settings || !profile) return;
  const pause = pauseIn(settings, profile.zone);
  const state = pauseState(pause, job.now);
  if (!pause || (state !== 'releasing' && state !== 'over')) return;
  const held = state === 'releasing' ? pause : null;
  const none = {
    pause_interaction_active: false,
    pause_interaction_start_date: null,
    pause_interaction_end_date: null,
  };
  await db
    .update(companySettings)
    .set({
      ...none,
      pause_held_from: held?.startsAt ?? null,
      pause_held_until: held?.endsAt ?? null,
      ...(settings.pause_interaction_active && { version: settings.version + 1, updatedAt: job.now }),
    })
    .where(ofCompany);
  if (!settings.pause_interaction_active) return;
  const { pause_interaction_start_date, pause_interaction_end_date } = settings;
  await job.audit(db, company, {
    type: 'company_settings',
    activity: 'Pause ended by itself',
    entity: 'company/settings',
    recordId: company,
    old: { pause_interaction_active: true, pause_interaction_start_date, pause_interaction_end_date },
    new: none,
  });
}
