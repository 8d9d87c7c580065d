import { eq } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { companySettings } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** When mails of the survey go, by the clock of each employee. */
export interface Sending {
  /** Days on which the company does not work, besides Saturdays and Sundays. */
  holidays: ReadonlySet<string>;
  hour: number;
  lastHour: number;
}

export const hours = {
  hour: constants['wellbeing/survey.sendingHour'],
  lastHour: constants['wellbeing/survey.lastHour'],
};

export async function sendingOf({ db, company }: Pick<CallContext, 'db' | 'company'>): Promise<Sending> {
  const [settings] = await db
    .select({ holidays: companySettings.holidays })
    .from(companySettings)
    .where(eq(companySettings.companyId, company));
  return {
    ...hours,
    holidays: new Set(settings?.holidays.map(({ day }) => day)),
  };
}
