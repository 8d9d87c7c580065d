import { and, eq } from 'drizzle-orm';
import { identity } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { notifyOfWay } from '../mfa/factors/notify.ts';

export const ofCaller = ({ company, actor }: Pick<CallContext, 'company' | 'actor'>) =>
  and(eq(identity.companyId, company), eq(identity.user, actor.id));

export async function tell(context: CallContext, { id, provider }: { id: string; provider: string }, what: string) {
  context.audit({
    type: 'auth',
    activity: `Sign-in elsewhere ${what}`,
    entity: 'account/identity',
    recordId: id,
    old: { provider },
  });
  const label = context.identity.providers.find(({ name }) => name === provider)?.label ?? provider;
  await notifyOfWay(context, { company: context.company, userId: context.actor.id }, `sign-in with ${label} ${what}`);
}
