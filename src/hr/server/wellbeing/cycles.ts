import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { survey, surveyCycle, surveyQuestion, surveyResponse, userProfile } from '../../../generated/tables.ts';
import type { AuditLine, CallContext } from '../../../server/context.ts';
import { dayIn } from '../../../shared/time/wire.ts';
import { contentOf } from '../../rules/bank-question.ts';
import { drivers } from '../../rules/survey.ts';
import { cyclesOf, firstDay, mailsIn } from '../../rules/survey-plan.ts';
import { keptZone } from '../../rules/time-zone.ts';
import { table } from '../segments/limits.ts';
import { columnOf } from '../segments/selected.ts';
import { audienceCondition } from './audience.ts';
import { inSurvey } from './questions.ts';
import { sendingOf } from './sending.ts';
import { monthsOf } from './survey.ts';

/** What cycles are worked on with: every call's context has it, and a job makes it. */
type CycleWork = Pick<CallContext, 'db' | 'now' | 'newId' | 'company'> & {
  audit(line: AuditLine): void | Promise<void>;
};

type Survey = typeof survey.$inferSelect;
type Cycle = typeof surveyCycle.$inferSelect;
type Asked = Cycle['questions'];

/** Where days begin first, and where they end last: a cycle runs while its days last anywhere. */
const east = 'Pacific/Kiritimati';
const west = 'Pacific/Pago_Pago';

/**
 * Opens the cycle whose time has come, with its questions and its audience as they are now, and closes those that are
 * over. Called again it does nothing: the survey is locked, and a cycle is known by its first day. `anew`: the survey is
 * activated, so that one which deactivation has closed may begin again on its first day.
 */
export async function openCycle(work: CycleWork, anew = false): Promise<void> {
  const { db, company, now } = work;
  const [found] = await db.select().from(survey).where(eq(survey.companyId, company)).for('update');
  if (found?.status !== 'active' || !found.start_date || !found.end_date) return;
  const cycles = cyclesOf({ start: found.start_date, end: found.end_date }, monthsOf(found.frequency));
  const last = await lastCycle(work);
  const running = openIn(last);
  const same = running && cycles.find(({ start }) => start === running.start);
  // The last day may have been moved, or the next cycle may come sooner.
  if (same && same.end !== running.end) await moveEnd(work, running, same.end);
  await close(work, lt(surveyCycle.end, dayIn(west, now)));
  const due = cycles.findLast(({ start, end }) => start <= dayIn(east, now) && end >= dayIn(west, now));
  const begun = anew ? running : last;
  if (!due || (begun && due.start <= begun.start)) return;
  // Two may be open while one's last day lasts in the west and the next one's first has begun in the east, but not longer.
  await close(work, gte(surveyCycle.end, due.start));
  await open(work, found, { ...due, number: (last?.number ?? 0) + 1 });
}

/** What waits is planned anew when the job comes next, as after a change of holidays; links work until the new end. */
async function moveEnd(work: CycleWork, { id, end: was }: Cycle, end: string): Promise<void> {
  const { db, company, now } = work;
  await change(work, eq(surveyCycle.id, id), { end });
  await db.update(survey).set({ plannedBy: null }).where(eq(survey.companyId, company));
  await db.execute(sql`
    update chat_link l set until = l.until + (${end}::date - ${was}::date) * interval '1 day', version = l.version + 1,
      updated_at = ${now.toISOString()}
    from survey_response r
    where l.company_id = ${company} and r.company_id = ${company} and r.cycle_id = ${id} and r.session_id = l.session_id
      and r.state <> 'complete' and l.until > ${now.toISOString()}`);
}

export async function lastCycle({ db, company }: Pick<CycleWork, 'db' | 'company'>): Promise<Cycle | undefined> {
  const [last] = await db
    .select()
    .from(surveyCycle)
    .where(eq(surveyCycle.companyId, company))
    .orderBy(desc(surveyCycle.number))
    .limit(1);
  return last;
}

const openIn = (last: Cycle | undefined): Cycle | undefined => (last?.closedAt ? undefined : last);

/** The cycle that runs now. */
export const openedCycle = async (work: Pick<CycleWork, 'db' | 'company'>): Promise<Cycle | undefined> =>
  openIn(await lastCycle(work));

/** What runs is over: nobody is written to any more, and nothing is answered. Thanks for what is complete still go. */
export const closeCycles = (work: CycleWork): Promise<void> => close(work, sql`true`);

async function open(work: CycleWork, of: Survey, days: Pick<Cycle, 'number' | 'start' | 'end'>): Promise<void> {
  const { db, company, now } = work;
  const id = work.newId();
  const questions = await askedIn(work, of, days.number);
  await db.insert(surveyCycle).values({
    companyId: company,
    id,
    ...days,
    questions,
    openedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const employees = await freezeAudience(work, of, { ...days, id });
  const activity = 'Cycle of the survey opened';
  await work.audit({
    type: 'wellbeing_survey_logs',
    activity,
    entity: 'wellbeing/cycle',
    recordId: id,
    new: { ...days, employees },
  });
}

/** As many of each driver as the survey says. Of purposefulness there may be more, which take turns. */
async function askedIn({ db, company }: CycleWork, of: Survey, number: number): Promise<Asked> {
  const found = await db
    .select()
    .from(surveyQuestion)
    .where(and(eq(surveyQuestion.companyId, company), inSurvey))
    .orderBy(asc(surveyQuestion.position), asc(surveyQuestion.createdAt), asc(surveyQuestion.id));
  const rows = found.map(({ id, driver, sub_driver, type, text, response_required, ...parts }) => ({
    ...{ id, driver, sub_driver, type, text, response_required },
    content: contentOf(type, parts) as Asked[number]['content'],
  }));
  return drivers.flatMap((one) => {
    const pool = rows.filter((row) => row.driver === one);
    const most = Math.min(of.driverwise_questions_config[one], pool.length);
    const first = one === 'purposefulness' ? ((number - 1) * most) % Math.max(1, pool.length) : 0;
    return [...pool.slice(first), ...pool.slice(0, first)].slice(0, most);
  });
}

/** Everyone of the audience with where they belong now: who joins later waits for the next cycle. */
async function freezeAudience(
  { db, company, now }: CycleWork,
  of: Survey,
  cycle: Pick<Cycle, 'id' | 'start' | 'end'>,
): Promise<number> {
  const asked = and(
    audienceCondition(company, of),
    ne(userProfile.email, ''),
    sql`(${userProfile.exit_date} is null or ${userProfile.exit_date} > ${cycle.start}::date)`,
  );
  const sending = await sendingOf({ db, company });
  const zones = await db.selectDistinct({ zone: userProfile.user_timezone }).from(userProfile).where(asked);
  const at = now.toISOString();
  let employees = 0;
  for (const { zone } of zones) {
    const known = keptZone(zone) ?? 'UTC';
    const [reachout] = mailsIn(known, { ...cycle, ...sending, reminders: [] }, firstDay(known, now, sending.hour));
    const { rows } = (await db.execute(sql`
      insert into survey_response
        (company_id, id, user_id, cycle_id, state, segments, scores, parts, reminded, passed, next_at, created_at, updated_at)
      select ${company}::uuid, gen_random_uuid(), user_profile.id, ${cycle.id}::uuid, 'none', ${segments}, '{}', '{}', '[]', '[]',
        ${reachout?.at.toISOString() ?? null}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
      from user_profile where ${and(asked, eq(userProfile.user_timezone, zone))}
      on conflict (company_id, cycle_id, user_id) do nothing
      returning id`)) as unknown as { rows: unknown[] };
    employees += rows.length;
  }
  return employees;
}

/** The fields that results are told by. */
const segments: SQL = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  table.flatMap(({ kind, property }) =>
    kind === 'values' && property ? [sql`${sql.raw(`'${property}'`)}, ${columnOf(property)}`] : [],
  ),
  sql`, `,
)}))`;

async function close(work: CycleWork, which: SQL): Promise<void> {
  const closed = await change(work, and(isNull(surveyCycle.closedAt), which), {
    closedAt: work.now,
  });
  if (closed.length === 0) return;
  const { db, company, now } = work;
  await db
    .update(surveyResponse)
    .set({ nextAt: null, updatedAt: now })
    .where(
      and(
        eq(surveyResponse.companyId, company),
        inArray(surveyResponse.cycle, closed),
        ne(surveyResponse.state, 'complete'),
      ),
    );
  for (const recordId of closed)
    await work.audit({
      type: 'wellbeing_survey_logs',
      activity: 'Cycle of the survey closed',
      entity: 'wellbeing/cycle',
      recordId,
    });
}

async function change(
  { db, company, now }: CycleWork,
  which: SQL | undefined,
  values: Partial<Cycle>,
): Promise<string[]> {
  const rows = await db
    .update(surveyCycle)
    .set({
      ...values,
      updatedAt: now,
      version: sql`${surveyCycle.version} + 1`,
    })
    .where(and(eq(surveyCycle.companyId, company), which))
    .returning({ id: surveyCycle.id });
  return rows.map(({ id }) => id);
}
