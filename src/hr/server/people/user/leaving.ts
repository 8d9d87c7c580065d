import { and, asc, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { stage } from '../../../../generated/tables.ts';
import type { CallContext, Change, Handler } from '../../../../server/context.ts';
import { hasLeftBy } from '../../../rules/leaving.ts';
import { stageKinds } from '../../../rules/stage-kinds.ts';
import { seemsLastSuperAdmin } from '../../access/members.ts';
import { takeAdminPlace } from '../../company/admin-places.ts';
import { todayOf } from '../../company/zone.ts';
import { sendsSurvey } from '../../touchpoints/senders.ts';

/** Told beforehand, so that nobody fills in a date that is then refused. */
export const handler: Handler<Calls['people/user/leaving']> = async (context, { params }) => {
  const person = await context.records.read('people/user', params.id);
  return {
    last_superadmin: person.type === 'SuperAdmin' && (await seemsLastSuperAdmin(context, params.id)),
    wellbeing_survey: await sendsSurvey(context, params.id),
    touchpoints: await sentBy(context, params.id),
  };
};

/** Live touchpoints in someone's name: employees would be asked by whom nobody can answer to any more. */
async function sentBy({ db, company }: CallContext, user: string) {
  const rows = await db
    .select({ id: stage.id, title: stage.title, kind: stage.stageType })
    .from(stage)
    .where(and(eq(stage.companyId, company), eq(stage.chatFromUser, user), eq(stage.status, 'live')))
    .orderBy(asc(stage.position))
    .limit(1000);
  return rows.map(({ id, title, kind }) => ({ id, title, route: stageKinds[kind].route }));
}

/**
 * A date that has come makes someone inactive, and one that had come and is taken back or put off active again. Whom
 * someone has made inactive before that day stays so.
 */
export async function keepStatusInStep(context: CallContext, { old, values }: Change): Promise<void> {
  if (!old || values.exit_date === undefined || values.status !== undefined) return;
  const today = await todayOf(context);
  if (hasLeftBy(values.exit_date, today)) values.status = 'inactive';
  else if (hasLeftBy(old.exit_date, today) && old.status === 'inactive') values.status = 'active';
}

/** The job would make them inactive again within the hour, without a word: the date is changed or removed first. */
export async function refuseAfterExit(context: CallContext, { old, values }: Change): Promise<void> {
  if (values.status !== 'active') return;
  const exit = values.exit_date === undefined ? old?.exit_date : values.exit_date;
  if (hasLeftBy(exit, await todayOf(context))) context.fail('ExitDateHasCome', { errors: { status: [] } });
}

/** An admin who comes back needs a place in the plan again. */
export async function takePlaceAgain(context: CallContext, { old, values }: Change): Promise<void> {
  if (old?.type !== 'Admin' || old.status === 'active' || values.status !== 'active') return;
  await takeAdminPlace(context, [values.exit_date === undefined ? 'status' : 'exit_date']);
}
