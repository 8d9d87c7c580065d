import { and, eq } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, Change, Hooks } from '../../../server/context.ts';
import { triggerDays } from '../../rules/trigger-time.ts';

type Question = Record<string, unknown> & { id?: string; type: string; text?: unknown };

const withCards = new Set(['card', 'carousel']);
const latest = triggerDays(50, 'years');

/** What a touchpoint must keep that its schema cannot say. */
export const stageHooks: Hooks = {
  async beforeWrite(context, change) {
    if (change.verb === 'remove' || change.values.status === 'deleted') return;
    const stage: Record<string, unknown> = { ...change.old, ...change.values };
    checkTrigger(context, stage);
    if (change.values.questions) change.values.questions = ownQuestions(context, change);
    await checkSender(context, change, stage);
  },
};

function checkTrigger(context: CallContext, stage: Record<string, unknown>): void {
  if (triggerDays(Number(stage.triggerTimeDuration), String(stage.triggerTimeUnit)) <= latest) return;
  context.fail('TriggerTooLate', { errors: { triggerTimeDuration: [] } });
}

/**
 * Answers refer to questions by id: a question keeps the id it has in this touchpoint (sent, or known by its words),
 * and gets a new one otherwise. What belongs to another kind of answer is dropped.
 */
function ownQuestions(context: CallContext, { old, values }: Change): Question[] {
  const given = values.questions as Question[];
  const left = new Map(((old?.questions ?? []) as Question[]).map((question) => [question.id, question]));
  const kept = given.map(({ id }) => (left.delete(id) ? id : undefined));
  return given.map(({ scaleType, quickReplies, cards, ...question }, at) => {
    const id = kept[at] ?? sameWords(left, question) ?? context.newId();
    if (question.type === 'scale') return { ...question, id, scaleType: scaleType ?? 'emoji' };
    if (question.type === 'quickReplies') return { ...question, id, quickReplies };
    return withCards.has(question.type) ? { ...question, id, cards } : { ...question, id };
  });
}

/** Takes a question of the same kind and words out of those that are left. */
function sameWords(left: Map<string | undefined, Question>, { type, text }: Question): string | undefined {
  const found = [...left.values()].find((question) => question.type === type && question.text === text);
  if (found) left.delete(found.id);
  return found?.id;
}

/** The assistant writes in the name of an active admin; a live touchpoint has one. */
async function checkSender(context: CallContext, { values }: Change, stage: Record<string, unknown>): Promise<void> {
  const sender = stage.chatFromUser;
  const goesLive = values.status === 'live';
  if (!sender && stage.status === 'live') context.fail('LiveNeedsSender', { errors: { chatFromUser: [] } });
  if (!sender || (values.chatFromUser === undefined && !goesLive)) return;
  const [person] = await context.db
    .select({ type: userProfile.type, status: userProfile.status })
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, context.company),
        eq(userProfile.id, String(sender)),
        context.visible('people/user'),
      ),
    );
  if (person?.status !== 'active' || person.type === 'Employee')
    context.fail('SenderNotAdmin', { errors: { chatFromUser: [] } });
}
