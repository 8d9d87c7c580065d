import type { survey } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { countFault, type Driver, driverLabel, shortDrivers } from '../../rules/survey.ts';
import { isActiveAdmin } from '../people/active-admin.ts';
import { dayOf } from '../segments/limits.ts';
import { chosenCounts } from './survey.ts';

type Survey = typeof survey.$inferSelect;

interface ActivationFault {
  error: 'NotSetUp' | 'TooFew' | 'Short' | 'NotMapped' | 'SenderNotAdmin' | 'NoAudience';
  params?: Record<string, string>;
  /** Of the survey, by which it is mended. */
  field?: string;
}

/** What keeps a survey that asks so many employees from being activated, in the order in which it is mended. */
export async function activationFaults(
  context: CallContext,
  survey: Survey,
  employees: number,
): Promise<ActivationFault[]> {
  if (!survey.configuration_activated) return [{ error: 'NotSetUp' }];
  const { driverwise_questions_config: counts, frequency, start_date, end_date, chatFromUser } = survey;
  const faults: ActivationFault[] = [];
  if (countFault(counts, frequency)) faults.push({ error: 'TooFew', field: 'driverwise_questions_config' });
  const short = shortDrivers(counts, await chosenCounts(context));
  if (short.length > 0) faults.push({ error: 'Short', params: { drivers: listed(short) } });
  if (!start_date || !end_date || !chatFromUser || end_date < dayOf(context)) faults.push({ error: 'NotMapped' });
  else if (!(await isActiveAdmin(context, chatFromUser)))
    faults.push({ error: 'SenderNotAdmin', field: 'chatFromUser' });
  if (employees === 0) faults.push({ error: 'NoAudience', field: 'audience' });
  return faults;
}

const listed = (short: readonly Driver[]): string => short.map(driverLabel).join(', ');
