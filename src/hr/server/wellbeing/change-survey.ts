import { eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { survey } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { readSegments } from '../../rules/segments.ts';
import { countFault, mostQuestions, questionsIn } from '../../rules/survey.ts';
import { todayOf } from '../company/zone.ts';
import { isStayingAdmin } from '../people/active-admin.ts';
import { activationFaults, refuseFault } from './activation.ts';
import { audienceSize } from './audience.ts';
import { checkActiveChange } from './change-active.ts';
import { closeCycles, openCycle } from './cycles.ts';
import { addFirstEmails } from './first-emails.ts';

const own = [
  'frequency',
  'driverwise_questions_config',
  'start_date',
  'end_date',
  'status',
  'configuration_activated',
  'chatFromUser',
] as const;

type Body = Pick<
  Calls['wellbeing/survey.update']['body'],
  (typeof own)[number] | 'audience' | 'all_employees' | 'force'
>;
type Context = CallContext<Calls['wellbeing/survey.update']['errors']>;
type Survey = typeof survey.$inferSelect;

/**
 * Changes the survey of the caller's company. Whom it asks is said by a filter or by `all_employees`; the one that is
 * sent takes the place of the other. What is wrong first, is said: numbers, dates, sender, then what being active needs.
 */
export async function changeSurvey(context: Context, { audience: given, force = false, ...body }: Body): Promise<void> {
  const [old] = await context.db.select().from(survey).where(eq(survey.companyId, context.company)).for('update');
  if (!old) throw new Error(`The company ${context.company} has no survey`);
  const values: Partial<Survey> = {
    ...Object.fromEntries(own.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))),
    ...(given && { audience: readSegments(given), all_employees: false }),
    ...(body.all_employees && { audience: {}, all_employees: true }),
    // Back at the first step nobody is asked.
    ...(body.configuration_activated === false && { status: 'inactive' }),
  };
  const next = { ...old, ...values };
  checkCounts(context, body, next);
  if (next.start_date && next.end_date && next.end_date < next.start_date)
    context.fail('EndFirst', { errors: { end_date: [] } });
  if (body.chatFromUser && !(await isStayingAdmin(context, body.chatFromUser)))
    context.fail('SenderNotAdmin', { errors: { chatFromUser: [] } });
  if (old.status !== 'active' && next.status === 'active') {
    await checkActivation(context, next, force);
    const today = await todayOf(context);
    // A draft may be older than the day on which it is activated.
    if (next.start_date && next.start_date < today) values.start_date = today;
  } else if (next.status === 'active') await checkActiveChange(context, old, next);
  if (!old.configuration_activated && next.configuration_activated) await addFirstEmails(context);
  await context.records.update('wellbeing/survey', old.id, values);
  if (next.status === 'active') await openCycle(context, old.status !== 'active');
  else if (old.status === 'active') {
    await closeCycles(context);
    // Its board is ready by the time someone looks.
    await context.jobs.send('wellbeing/sum-up', {});
  }
}

/** Numbers are held against how often it is sent; another frequency alone must still fit the present numbers. */
function checkCounts(context: Context, body: Body, next: Survey): void {
  if (!body.frequency && !body.driverwise_questions_config) return;
  const counts = next.driverwise_questions_config;
  const fault = countFault(counts, next.frequency);
  if (fault === 'too-many')
    context.fail('TooMany', {
      params: { max: mostQuestions(next.frequency) },
      errors: { driverwise_questions_config: [] },
    });
  if (fault === 'too-few' && (body.driverwise_questions_config || questionsIn(counts) > 0))
    context.fail('TooFew', { errors: { driverwise_questions_config: [] } });
}

/** `force` passes over the numbers of questions alone. */
async function checkActivation(context: Context, next: Survey, force: boolean): Promise<void> {
  if (context.actor.scope !== null) context.fail('SeesTooFew');
  if (force && context.actor.type !== 'SuperAdmin') context.fail('OnlySuperAdmin');
  const faults = await activationFaults(context, next, await audienceSize(context, next));
  const fault = faults.find(({ error }) => !force || (error !== 'TooFew' && error !== 'Short'));
  if (fault) refuseFault(context, fault);
}
