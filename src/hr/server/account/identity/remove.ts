import { and, eq, isNull } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { identity } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { passkeysOf } from '../passkey/user-passkeys.ts';
import { ofCaller, tell } from './own.ts';

/** The row stays: without it the next sign-in there, by the same address, would connect it again. */
export const handler: Handler<Calls['account/identity/remove']> = async (context, { params }) => {
  // Locked, so that two that are disconnected at once do not each take the other for the way that is left.
  const mine = await context.db.select().from(identity).where(ofCaller(context)).for('update');
  const gone = mine.find(({ id, disconnected_at: at }) => id === params.id && at === null);
  if (!gone) return context.notFound();
  const offered = context.identity.providers.map(({ name }) => name);
  const others = mine.filter((one) => one !== gone && one.disconnected_at === null && offered.includes(one.provider));
  if (others.length === 0 && !(await signsInAlone(context as CallContext))) return context.fail('OnlyWay');
  await context.db
    .update(identity)
    .set({ disconnected_at: context.now })
    .where(and(ofCaller(context), eq(identity.id, gone.id), isNull(identity.disconnected_at)));
  await context.sessions.endAll(context.actor.id, { keep: true });
  await tell(context as CallContext, gone, 'disconnected');
  return { status: 200 };
};

async function signsInAlone(context: CallContext): Promise<boolean> {
  if (await context.sessions.hasPassword()) return true;
  return (await passkeysOf(context.db, { company: context.company, userId: context.actor.id })).length > 0;
}
