import { and, eq } from 'drizzle-orm';
import { userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Change } from '../../../../server/context.ts';
import { groupOf } from '../../access/authority.ts';
import { zoneOf } from '../../company/zone.ts';
import { isTaken } from '../address.ts';

/**
 * Someone without rights and without an account: both are given afterwards, by those who may. Until their browser says
 * otherwise they live in the company's zone.
 */
export async function keepAddable(context: CallContext, { values, input }: Change): Promise<void> {
  if (input.user_timezone === undefined) values.user_timezone = await zoneOf(context);
  const email = String(values.email).toLowerCase();
  if (await isTaken(context, null, email)) context.fail('EmailTaken', { errors: { email: [] } });
  values.email = email;
  values.display_name = values.display_name || [values.first_name, values.last_name].filter(Boolean).join(' ');
}

/** Nobody makes someone whom they could then neither open nor correct. */
export async function refuseOutside(context: CallContext, id: string): Promise<void> {
  const [seen] = await context.db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, id), context.visible('people/user')));
  if (seen) return;
  const group = await groupOf(context, context.actor.id);
  const names = Object.keys(group?.segments ?? {}).map((key) => key.replace(/__in$/, ''));
  context.fail('OutsideScope', {
    params: { fields: names.map((name) => name.replaceAll('_', ' ')).join(', ') },
    errors: Object.fromEntries(names.map((name) => [name, []])),
  });
}
