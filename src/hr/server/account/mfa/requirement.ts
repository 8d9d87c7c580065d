import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { company } from '../../../../generated/tables.ts';
import type { Handler } from '../../../../server/context.ts';
import { factorsOf, isEnabled, isRequired } from './factors/methods.ts';

/** From now on an admin without a second factor has no rights until there is one; the admin who says so has one. */
export const handler: Handler<Calls['account/mfa/requirement']> = async (context, { body }) => {
  const own = await factorsOf(context.db, { company: context.company, userId: context.actor.id });
  if (body.required && !isEnabled(own)) return context.fail('OwnFirst');
  const before = await isRequired(context.db, context.company);
  await context.db
    .update(company)
    .set({ second_factor_required: body.required })
    .where(and(eq(company.companyId, context.company), eq(company.id, context.company)));
  context.audit({
    type: 'company_settings',
    activity: 'Second factor requirement',
    entity: 'company/company',
    recordId: context.company,
    old: { second_factor_required: before },
    new: { second_factor_required: body.required },
  });
  return { status: 200 };
};
