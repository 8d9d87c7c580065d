import { and, eq, inArray, sql } from 'drizzle-orm';
import { bounce } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

type Asking = Pick<CallContext, 'audit' | 'db' | 'mail' | 'now' | 'text'>;

/**
 * Someone has a new address: what did not arrive at the old ones, that of before and those of which mails came back, goes
 * there, and these bounces are done with: each has a line of it. `by`: who confirmed it, without being signed in.
 */
export async function corrected(
  context: Asking,
  person: { company: string; userId: string },
  { before, address, by }: { before: string; address: string; by?: string },
): Promise<void> {
  const { company, userId } = person;
  const open = and(eq(bounce.companyId, company), eq(bounce.user, userId), eq(bounce.status, 'open'));
  const bounced = await context.db.select({ id: bounce.id, address: bounce.email_id }).from(bounce).where(open);
  const of = bounced.filter((one) => one.address !== address.toLowerCase());
  const old = new Set([before, ...of.map((one) => one.address)].map((one) => one.toLowerCase()));
  old.delete(address.toLowerCase());
  for (const from of old) await context.mail.redirect(from, address, { company });
  const resolution_summary = context.text('audit/bounce.was-corrected');
  for (const { id } of of)
    context.audit({
      ...{ type: 'bounce', activity: 'correct address', entity: 'audit/bounce', recordId: id, company, actor: by },
      old: { status: 'open', resolution_summary: null },
      new: { status: 'resolved', resolution_summary },
    });
  await context.db
    .update(bounce)
    .set({
      status: 'resolved',
      resolution_summary,
      version: sql`${bounce.version} + 1`,
      updatedAt: context.now,
    })
    .where(
      and(
        eq(bounce.companyId, company),
        inArray(
          bounce.id,
          of.map(({ id }) => id),
        ),
      ),
    );
}

/** Nobody is known to read there: to write to it would only bring one more mail back. */
export async function comesBack({ db }: Pick<CallContext, 'db'>, company: string, address: string): Promise<boolean> {
  const [found] = await db
    .select({ id: bounce.id })
    .from(bounce)
    .where(
      and(
        eq(bounce.companyId, company),
        eq(bounce.email_id, address.toLowerCase()),
        eq(bounce.kind, 'hard'),
        eq(bounce.status, 'open'),
      ),
    )
    .limit(1);
  return found !== undefined;
}
