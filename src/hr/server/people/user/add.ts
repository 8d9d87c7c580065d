import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { groupOf } from '../../access/authority.ts';
import { isTaken } from '../address.ts';

type Context = CallContext<Calls['people/user/add']['errors']>;

/** Somebody without rights and without an account: both are given afterwards, by those who may. */
export const handler: Handler<Calls['people/user/add']> = async (context, { body }) => {
  const email = body.email.trim().toLowerCase();
  if (await isTaken(context, null, email)) context.fail('EmailTaken', { errors: { email: [] } });
  const display = body.display_name?.trim() || [body.first_name, body.last_name].filter(Boolean).join(' ');
  const { id } = await context.records.create('people/user', { ...body, email, display_name: display });
  await refuseOutside(context, String(id));
  context.status(201);
  return { status: 201, id: String(id), display_name: display };
};

/** Nobody makes somebody whom they could then neither open nor correct. */
async function refuseOutside(context: Context, id: string): Promise<void> {
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
