import { and, eq, ne } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { stage } from '../../../generated/tables.ts';
import { type CallContext, type Change, lock } from '../../../server/context.ts';
import { fixedQuestions } from '../../rules/exit-questions.ts';
import { triggerDays } from '../../rules/trigger-time.ts';

type Values = Record<string, unknown>;
type Question = Values & {
  id?: string;
  fixed?: string;
  type: string;
  text?: unknown;
};

const latest = triggerDays(1, 'years');

/** What a post-exit survey must keep that its schema cannot say. */
export async function checkExitSurvey(context: CallContext, change: Change, survey: Values): Promise<void> {
  checkReminders(context, change.values.reminders as { after: number }[] | undefined);
  if (change.values.status === 'live') await checkActivation(context, change, survey);
}

export const latestTrigger = (survey: Values, usual: number): number =>
  survey.stageType === 'postExit' ? latest : usual;

/** The fixed questions as they stand in the document, under the ids that they have here, and the custom ones behind them. */
export function withFixed(context: CallContext, given: readonly Question[], old: readonly Question[]): Question[] {
  const fixed: Question[] = fixedQuestions.map((one) => {
    const id = old.find((was) => was.fixed === one.fixed)?.id;
    return { ...(id && { id }), ...one };
  });
  const ids = new Set(fixed.flatMap(({ id }) => id ?? []));
  const isFixed = (question: Question) => question.fixed !== undefined || ids.has(question.id ?? '');
  for (const question of given) {
    if (isFixed(question) && !fixed.some((one) => isSame(one, question)))
      context.fail('FixedQuestion', { errors: { questions: [] } });
  }
  const custom = given.filter((question) => !isFixed(question));
  if (custom.length > constants['exit/customMost']) context.fail('TooManyCustom', { errors: { questions: [] } });
  return [...fixed, ...custom];
}

const isSame = (one: Question, other: Question): boolean =>
  (one.fixed === other.fixed || one.id === other.id) && one.type === other.type && one.text === other.text;

function checkReminders(context: CallContext, reminders: readonly { after: number }[] = []): void {
  if (new Set(reminders.map(({ after }) => after)).size < reminders.length)
    context.fail('SameDay', { errors: { reminders: [] } });
}

/** Both acknowledgements first, where they are sent, then the person in whose name it is written. */
async function checkActivation(context: CallContext, { id, input, old }: Change, survey: Values): Promise<void> {
  const ticked = input.acknowledgements as boolean[] | undefined;
  if (ticked?.includes(false)) context.fail('TickAll');
  if (!survey.chatFromUser) context.fail('LiveNeedsSender', { errors: { chatFromUser: [] } });
  if (old?.status === 'live') return;
  if (context.actor.scope !== null) context.fail('SeesTooFew');
  await lock(context.db, `live exit survey ${context.company}`);
  const [other] = await context.db
    .select({ id: stage.id })
    .from(stage)
    .where(
      and(
        eq(stage.companyId, context.company),
        eq(stage.stageType, 'postExit'),
        eq(stage.status, 'live'),
        ne(stage.id, id),
      ),
    );
  if (other) context.fail('OneLive');
  if (ticked)
    context.audit({
      type: 'exit_survey_logs',
      activity: 'Both acknowledgements ticked',
      entity: 'touchpoints/stage',
      recordId: id,
      new: { acknowledgements: ticked },
    });
}
