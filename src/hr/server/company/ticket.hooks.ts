import { eq } from 'drizzle-orm';
import { company as companies, userProfile } from '../../../generated/tables.ts';
import type { Hooks } from '../../../server/context.ts';

/** A ticket carries who asked, and goes to the operator by mail where the operator has left an address. */
export const hooks: Hooks = {
  async beforeWrite({ actor, db }, { verb, values }) {
    if (verb !== 'create') return;
    const [person] = await db
      .select({ email: userProfile.email })
      .from(userProfile)
      .where(eq(userProfile.id, actor.id));
    values.name = actor.displayName;
    values.email = person?.email ?? '';
  },
  async afterWrite(context, { verb, values }) {
    const { operatorMail } = context.config;
    if (verb !== 'create' || !operatorMail) return;
    const [company] = await context.db
      .select({ name: companies.company_name })
      .from(companies)
      .where(eq(companies.id, context.company));
    await context.mail.send(
      'company/ticket',
      { address: operatorMail },
      {
        company: company?.name ?? '',
        subject: values.subject,
        description: values.description ?? '',
        name: values.name,
        email: values.email,
      },
    );
  },
};
