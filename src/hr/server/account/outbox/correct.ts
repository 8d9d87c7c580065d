import { and, eq, or, sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { openBounces, resolve } from '../../audit/open-bounces.ts';

const stopped: readonly unknown[] = ['failed', 'bounced', 'suppressed'];

/** An address that someone signs in with is asked for first; any other is simply another from now on. */
export const handler: Handler<Calls['account/outbox/correct']> = async (context, { params, body }) => {
  const { state, toAddress } = await context.records.read('account/outbox', params.id);
  if (!stopped.includes(state)) return context.fail('NotStopped');
  const [from, to] = [String(toAddress).toLowerCase(), body.corrected.trim()];
  if (from === to.toLowerCase()) return context.fail('SameAddress', { errors: { corrected: [] } });
  const person = await ownerOf(context, from);
  if (person && person.isPrivate === false) {
    await context.records.update('people/user', person.id, { email: to });
    return { status: 200 };
  }
  if (person) await context.records.update('people/user', person.id, { alternateEmail: to });
  await context.mail.redirect(from, to);
  await resolve(context as CallContext, await openBounces(context, [from]), context.text('audit/bounce.was-corrected'));
  return { status: 200 };
};

/** Who has this address, wants it, or had it given as their private one. */
async function ownerOf({ db, company }: Pick<CallContext, 'db' | 'company'>, address: string) {
  const own = or(eq(sql`lower(${userProfile.email})`, address), eq(sql`lower(${userProfile.email_pending})`, address));
  const isPrivate = sql<boolean>`not coalesce(${own}, false)`;
  const [found] = await db
    .select({ id: userProfile.id, isPrivate })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), or(own, eq(sql`lower(${userProfile.alternateEmail})`, address))))
    .orderBy(isPrivate)
    .limit(1);
  return found;
}
