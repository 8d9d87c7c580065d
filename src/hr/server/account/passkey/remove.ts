import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { passkey } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { tellOfWay } from '../mfa/factors/tell.ts';

/** That it is one's own the engine has seen to. */
export const handler: Handler<Calls['account/passkey/remove']> = async (context, { params }) => {
  const person = { company: context.company, userId: context.actor.id };
  const [gone] = await context.db
    .delete(passkey)
    .where(and(eq(passkey.companyId, person.company), eq(passkey.user, person.userId), eq(passkey.id, params.id)))
    .returning({ name: passkey.name });
  if (!gone) return context.notFound();
  await context.sessions.endAll(person.userId, { keep: true });
  context.audit({
    type: 'auth',
    activity: 'Passkey removed',
    entity: 'account/passkey',
    recordId: params.id,
    old: { name: gone.name },
  });
  await tellOfWay(context as CallContext, person, `a passkey removed (${gone.name})`);
  return { status: 200 };
};
