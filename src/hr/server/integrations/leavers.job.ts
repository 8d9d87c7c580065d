import { and, eq, gt, notExists } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { connection, meeting, userProfile } from '../../../generated/tables.ts';
import {
  type Database,
  type JobContext,
  type JobHandler,
  ProviderFault,
  type Tokens,
} from '../../../server/context.ts';
import { aboutTokens, isConnected } from './kept.ts';

type Left = Pick<typeof connection.$inferSelect, 'companyId' | 'id' | 'provider' | 'account_id' | 'tokens'> & {
  user: string;
};

/**
 * However someone has left (by hand, by a date, by an import), the access to their mail and calendar is given back. What
 * a provider does not take now stays, and is tried again.
 */
export const job: JobHandler<Jobs['integrations/leavers']> = async (job) => {
  const failures: unknown[] = [];
  for (const row of await ofLeavers(job)) {
    try {
      await revoke(job, row);
      await forget(job, row);
    } catch (error) {
      job.signal.throwIfAborted();
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};

const ofLeavers = ({ inSystem, now }: JobContext): Promise<Left[]> =>
  inSystem((db) =>
    db
      .select({
        companyId: connection.companyId,
        id: connection.id,
        provider: connection.provider,
        account_id: connection.account_id,
        tokens: connection.tokens,
        user: userProfile.id,
      })
      .from(connection)
      .innerJoin(userProfile, and(eq(userProfile.companyId, connection.companyId), eq(userProfile.id, connection.user)))
      .where(and(eq(connection.kind, 'mail_client'), eq(userProfile.status, 'inactive'), notExists(planned(db, now)))),
  );

/** Meetings in the calendar that is linked: they are cancelled there first. */
const planned = (db: Database, now: Date) =>
  db
    .select({ id: meeting.id })
    .from(meeting)
    .where(
      and(
        eq(meeting.companyId, connection.companyId),
        eq(meeting.organiser, connection.user),
        eq(meeting.provider, connection.provider),
        eq(meeting.state, 'scheduled'),
        gt(meeting.event_time, now),
      ),
    );

async function revoke(job: JobContext, row: Left): Promise<void> {
  const { connections, vault, log } = job;
  if (row.tokens === null || !connections.configured.includes(row.provider)) return;
  if (await isConnected(job, row.provider, row.account_id, row.id)) return;
  try {
    await connections.revoke(row.provider, JSON.parse(vault.open(row.tokens, aboutTokens(row))) as Tokens);
  } catch (error) {
    if (!(error instanceof ProviderFault) || ['down', 'timeout', 'limited'].includes(error.kind)) throw error;
    log('a provider has not taken tokens back', { provider: row.provider, kind: error.kind, code: error.code });
  }
}

async function forget(job: JobContext, { companyId, id, provider, user }: Left): Promise<void> {
  await job.inCompany(companyId, async (db) => {
    const gone = await db
      .delete(connection)
      .where(and(eq(connection.companyId, companyId), eq(connection.id, id)))
      .returning({ id: connection.id });
    // By the person themselves meanwhile, or by a run that was thought dead.
    if (gone.length === 0) return;
    await db
      .update(userProfile)
      .set({ default_mail_client: '' })
      .where(and(eq(userProfile.companyId, companyId), eq(userProfile.id, user)));
    const line = { type: 'integration', activity: 'Mail client of someone who has left unlinked' };
    await job.audit(db, companyId, { ...line, entity: 'people/user', recordId: user, old: { provider } });
  });
}
