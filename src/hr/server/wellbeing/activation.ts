import { eq } from 'drizzle-orm';
import { survey as surveys } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { type Counts, countFault, type Driver, driverLabel, shortDrivers } from '../../rules/survey.ts';
import { todayOf } from '../company/zone.ts';
import { isStayingAdmin } from '../people/active-admin.ts';
import { audienceSize } from './audience.ts';
import { chosenCounts } from './survey.ts';

type Survey = typeof surveys.$inferSelect;

interface ActivationFault {
  error: 'NotSetUp' | 'TooFew' | 'Short' | 'NotMapped' | 'SenderNotAdmin' | 'NoAudience';
  params?: Record<string, string>;
  /** Of the survey, by which it is mended. */
  field?: string;
  /** What it is about: drivers that are short, fields that are missing. */
  of: readonly string[];
}

/** What keeps a survey that asks so many employees from being activated, in the order in which it is mended. */
export async function activationFaults(
  context: CallContext,
  survey: Survey,
  employees: number,
): Promise<ActivationFault[]> {
  if (!survey.configuration_activated) return [{ error: 'NotSetUp', of: ['configuration_activated'] }];
  const { driverwise_questions_config: counts, frequency, chatFromUser } = survey;
  const faults: ActivationFault[] = [];
  if (countFault(counts, frequency)) faults.push(faultOf('TooFew', 'driverwise_questions_config'));
  const short = shortDrivers(counts, await chosenCounts(context));
  if (short.length > 0) faults.push({ error: 'Short', params: { drivers: listed(short) }, of: short });
  const missing = (['start_date', 'end_date', 'chatFromUser'] as const).filter((name) => !survey[name]);
  const isOver = survey.end_date !== null && survey.end_date < (await todayOf(context));
  if (missing.length > 0 || isOver) faults.push({ error: 'NotMapped', of: missing });
  if (chatFromUser && !(await isStayingAdmin(context, chatFromUser)))
    faults.push(faultOf('SenderNotAdmin', 'chatFromUser'));
  if (employees === 0) faults.push(faultOf('NoAudience', 'audience'));
  return faults;
}

const faultOf = (error: ActivationFault['error'], field: string): ActivationFault => ({ error, field, of: [field] });

/**
 * What keeps a survey from being activated since it was changed. What was wrong before may stay until someone mends it.
 * An end that is over is no fault here: so an active survey is ended.
 */
export async function faultsSince(context: CallContext, old: Survey, next: Survey): Promise<ActivationFault[]> {
  const faults = await activationFaults(context, next, await audienceSize(context, next));
  if (faults.length === 0) return [];
  const before = await activationFaults(context, old, await audienceSize(context, old));
  const stood = (error: string, about: string) => before.some((was) => was.error === error && was.of.includes(about));
  return faults.filter(({ error, of }) => of.some((about) => !stood(error, about)));
}

/** The fields by which it is mended are marked. */
export const refuseFault = (context: CallContext<ActivationFault['error']>, fault: ActivationFault): never =>
  context.fail(fault.error, { params: fault.params, errors: fault.field ? { [fault.field]: [] } : {} });

/** Drivers of which the active survey of the company asks more than are chosen, and did not before (`chosen`). */
export async function refuseShort(context: CallContext<'Short'>, chosen: Counts): Promise<void> {
  const { db, company } = context;
  // Locked, so that nobody asks for more questions meanwhile.
  const [survey] = await db.select().from(surveys).where(eq(surveys.companyId, company)).for('update');
  if (survey?.status !== 'active') return;
  const { driverwise_questions_config: counts } = survey;
  const before = shortDrivers(counts, chosen);
  const short = shortDrivers(counts, await chosenCounts(context)).filter((driver) => !before.includes(driver));
  if (short.length > 0) context.fail('Short', { params: { drivers: listed(short) } });
}

const listed = (short: readonly Driver[]): string => short.map(driverLabel).join(', ');
