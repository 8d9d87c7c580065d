import { and, eq } from 'drizzle-orm';
import { company, userProfile } from '../../../generated/tables.ts';
import type { Database } from '../../../server/context.ts';

export interface Person {
  company: string;
  userId: string;
}

/** What mails and the session say about a person and their company. */
export async function personDetails(db: Database, { company: companyId, userId }: Person) {
  const [row] = await db
    .select({
      email: userProfile.email,
      displayName: userProfile.display_name,
      dateFormat: userProfile.date_format,
      autoZone: userProfile.auto_timezone,
      timeZone: userProfile.user_timezone,
      mailClient: userProfile.default_mail_client,
      companyName: company.company_name,
    })
    .from(userProfile)
    .innerJoin(company, and(eq(company.companyId, userProfile.companyId), eq(company.id, userProfile.companyId)))
    .where(and(eq(userProfile.companyId, companyId), eq(userProfile.id, userId)))
    .limit(1);
  return row ?? null;
}

/** The browser's zone is kept at sign-in, because the scheduler and mails know no browser. */
export async function keepZone(
  db: Database,
  { company: companyId, userId }: Person,
  zone: string | null,
  kept: { autoZone: boolean; timeZone: string },
): Promise<void> {
  if (!zone || !kept.autoZone || zone === kept.timeZone) return;
  await db
    .update(userProfile)
    .set({ user_timezone: zone })
    .where(and(eq(userProfile.companyId, companyId), eq(userProfile.id, userId)));
}
