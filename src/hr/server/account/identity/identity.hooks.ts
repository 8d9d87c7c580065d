import { and, eq, isNull, ne } from 'drizzle-orm';
import { identity, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Change, Hooks } from '../../../../server/context.ts';
import { notifyOfWay } from '../mfa/factors/notify.ts';
import { passkeysOf } from '../passkey/user-passkeys.ts';

/** A provider that is disconnected keeps its row: without it the next sign-in there, by the same address, would connect it again. */
export const hooks: Hooks = {
  /** The operator may have taken a provider away since. */
  compute({ identity }, rows) {
    const labels = new Map(identity.providers.map(({ name, label }) => [name, label]));
    return rows.map(({ provider, disconnected_at }) => ({
      label: labels.get(String(provider)) ?? provider,
      connected: disconnected_at === null,
    }));
  },
  async beforeWrite(context, { id, old, values }) {
    // What is so already does not change.
    if (values.disconnected_at === undefined || isOff(old) === isOff(values)) return context.notFound();
    if (isOff(values)) await refuseOnlyWay(context, id);
  },
  async afterWrite(context, { id, old, values }) {
    if (isOff(values)) await context.sessions.endAll(context.actor.id, { keep: true });
    await tell(context, { id, provider: String(old?.provider) }, isOff(values) ? 'disconnected' : 'connected again');
  },
};

const isOff = (row: Change['old']): boolean => row?.disconnected_at !== null;

async function refuseOnlyWay(context: CallContext, id: string): Promise<void> {
  const { db, company, actor } = context;
  // Locked, so that two that are disconnected at once do not each take the other for the way that is left.
  const person = and(eq(userProfile.companyId, company), eq(userProfile.id, actor.id));
  await db.select({ id: userProfile.id }).from(userProfile).where(person).for('update');
  const others = await db
    .select({ provider: identity.provider })
    .from(identity)
    .where(
      and(
        eq(identity.companyId, company),
        eq(identity.user, actor.id),
        ne(identity.id, id),
        isNull(identity.disconnected_at),
      ),
    );
  const offered = context.identity.providers.map(({ name }) => name);
  if (!others.some(({ provider }) => offered.includes(provider)) && !(await signsInAlone(context)))
    context.fail('OnlyWay');
}

async function signsInAlone(context: CallContext): Promise<boolean> {
  if (await context.sessions.hasPassword()) return true;
  return (await passkeysOf(context.db, { company: context.company, userId: context.actor.id })).length > 0;
}

async function tell(context: CallContext, { id, provider }: { id: string; provider: string }, what: string) {
  context.audit({
    type: 'auth',
    activity: `Sign-in elsewhere ${what}`,
    entity: 'account/identity',
    recordId: id,
    old: { provider },
  });
  const label = context.identity.providers.find(({ name }) => name === provider)?.label ?? provider;
  const said = what === 'disconnected' ? 'account/notice.provider-disconnected' : 'account/notice.provider-again';
  const person = { company: context.company, userId: context.actor.id };
  await notifyOfWay(context, person, context.text(said, { provider: label }));
}
