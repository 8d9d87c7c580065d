import { and, eq, inArray, sql } from 'drizzle-orm';
import { touchpointRun } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { chatsLinkedIn } from '../../chats/link.ts';

/**
 * A chat needs no invitation any more that still waits for a decent hour: it has ended, or its link was sent again. Where
 * one mail invites to several, it does not go either, and the next run writes about the others anew.
 */
export async function withdrawInvitation(context: CallContext, session: string): Promise<void> {
  await context.mail.withdraw(session);
  for (const { id, text } of await mailsForSeveral(context, session)) {
    const chats = (await chatsLinkedIn(context.db, context.company, [text])).map((chat) => chat.session);
    if (!chats.includes(session)) continue;
    await context.mail.withdraw(id);
    await mark(context, chats, 'together');
  }
  await mark(context, [session], null);
}

/** Those that wait for their time: of two chats in one, the second waits for what withdrawing the first makes of it. */
async function mailsForSeveral({ db, company, now }: CallContext, session: string) {
  const { rows } = (await db.execute(sql`
    select o.about as id, o.text from outbox o
    join touchpoint_run first on first.company_id = o.company_id and first.id = o.about
    join touchpoint_run r on r.company_id = o.company_id and r.user_id = first.user_id and r.session_id = ${session}
    where o.company_id = ${company} and o.mail = 'chats/invitations' and o.state = 'queued'
      and o.not_before > ${now.toISOString()}
    for update of o`)) as unknown as { rows: { id: string; text: string }[] };
  return rows;
}

/** Whether chats that have begun wait for a mail. */
async function mark({ db, company, now }: CallContext, sessions: readonly string[], reason: 'together' | null) {
  await db
    .update(touchpointRun)
    .set({ reason, updatedAt: now, version: sql`${touchpointRun.version} + 1` })
    .where(
      and(
        eq(touchpointRun.companyId, company),
        inArray(touchpointRun.session, [...sessions]),
        eq(touchpointRun.state, 'started'),
        reason === null ? eq(touchpointRun.reason, 'together') : undefined,
      ),
    );
}
