import { eq } from 'drizzle-orm';
import { company as companies } from '../../../generated/tables.ts';
import { raiseAlerts } from '../people/alert/alerts.ts';
import { adminsOf, peopleOf } from './notify.ts';
import type { ChatWork } from './work.ts';

const link = '/settings?tab=plan';

/** The last credit is gone: those who can have the plan changed are told, once until there are credits again. */
export async function tellCreditsGone(work: ChatWork, company: string): Promise<void> {
  const to = await adminsOf(work, company, ['SuperAdmin']);
  const told = await raiseAlerts(work, { company, to, kind: 'credits', text: 'chats/no-credits', link });
  const [of] = await work.db.select({ name: companies.company_name }).from(companies).where(eq(companies.id, company));
  for (const { email, display_name: reader } of await peopleOf(work, company, told))
    await work.mail.send(
      'chats/no-credits',
      { address: email, name: reader },
      { reader, company: of?.name ?? '', link: `${work.config.origin}${link}` },
      { company },
    );
}
