import { and, eq } from 'drizzle-orm';
import { company as companies, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { readSettings } from '../company/settings.ts';

/** Somebody's case is resolved: they are asked how the help was, where the company wants to know. */
export async function askAfterResolving(context: CallContext<never>, person: string): Promise<void> {
  const { db, company, actor } = context;
  const { resolutionFeedback } = await readSettings(db, company);
  if (!resolutionFeedback) return;
  const one = (id: string) =>
    db
      .select({ email: userProfile.email, name: userProfile.display_name, status: userProfile.status })
      .from(userProfile)
      .where(and(eq(userProfile.companyId, company), eq(userProfile.id, id)));
  const [asked] = await one(person);
  const [partner] = await one(actor.id);
  const [of] = await db.select({ name: companies.company_name }).from(companies).where(eq(companies.id, company));
  if (asked?.status !== 'active' || !partner || !of) return;
  await context.mail.send(
    'chats/resolved',
    { address: asked.email, name: asked.name },
    { name: asked.name, company: of.name, partner: partner.name, address: partner.email },
  );
}
