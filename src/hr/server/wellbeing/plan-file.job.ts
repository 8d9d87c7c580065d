import { and, asc, sql } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { constants, optionLabels } from '../../../generated/options.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, JobContext, JobHandler } from '../../../server/context.ts';
import { csvText } from '../../../shared/csv/csv.ts';
import { noteReport, publishReport } from '../audit/report-file.ts';
import { nextPlan, plannedPeople, plannedPerson } from './planned.ts';
import { ownSurvey } from './survey.ts';

type Payload = Jobs['wellbeing/plan-file'];

/** Makes the file of the plan with the rights of the person who asked for it, some people at a time. */
export const job: JobHandler<Payload> = Object.assign(build, {
  gaveUp: (context: JobContext, payload: Payload) => noteReport(context, payload, { status: 'failed' }),
});

/** People whose lines are written at once. */
const atOnce = 1_000;
const kinds = optionLabels['wellbeing/survey.emailCategories'];

async function build(context: JobContext, payload: Payload): Promise<void> {
  await noteReport(context, payload, { status: 'running' });
  const { company, user } = payload;
  const pieces = [Buffer.from(csvText([constants['wellbeing/results.planColumns']]))];
  let last: Last | null | undefined;
  let sight = '';
  while (last !== null) {
    context.signal.throwIfAborted();
    const after: Last | undefined = last;
    const some = await context.asActor(company, user, (asker) => linesAfter(asker, after));
    sight ||= some?.sight ?? '';
    if (!some || some.sight !== sight) return noteReport(context, payload, { status: 'failed' });
    // Only a file has a mark at its start.
    pieces.push(Buffer.from(csvText(some.lines).slice(1)));
    last = some.last;
  }
  const name = `wellbeing-plan-${context.now.toISOString().slice(0, 10)}.csv`;
  const file = { name, gate: 'wellbeing/manage', kind: 'wellbeing_dashboard', done: 1, type: csv, sight } as const;
  const published = await context.asActor(company, user, (asker) =>
    publishReport(asker, payload, file, Buffer.concat(pieces)),
  );
  if (!published) await noteReport(context, payload, { status: 'failed' });
}

const csv = 'text/csv; charset=utf-8';
type Last = { display_name: string; id: string };

/** Null for someone who may not set up the survey any more, or when it has no days. */
async function linesAfter(asker: CallContext, last: Last | undefined) {
  const plan = asker.explain('wellbeing/manage')?.allowed ? await nextPlan(asker) : undefined;
  if (!plan) return null;
  const place = sql`(${userProfile.display_name}, ${userProfile.id})`;
  const people = await asker.db
    .select(plannedPerson)
    .from(userProfile)
    .where(
      and(
        plannedPeople(asker, await ownSurvey(asker)),
        last && sql`${place} > (${last.display_name}, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(userProfile.display_name), asc(userProfile.id))
    .limit(atOnce);
  const planned = await plan(people);
  const lines = people.flatMap((person, at) =>
    (planned[at] ?? []).map(({ mail, local, at, subject }) => [
      person.display_name,
      person.email,
      person.user_timezone,
      kinds[mail === 'reachout' ? 'chat_initiated' : 'reminder'],
      local,
      `${at.toISOString().slice(0, 16)}Z`,
      subject,
    ]),
  );
  return { sight: asker.files.sight(), lines, last: people.length < atOnce ? null : (people.at(-1) ?? null) };
}
