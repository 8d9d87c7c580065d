import type { OptionValues } from '../../../generated/options.ts';
import type { CallContext, Change, Hooks } from '../../../server/context.ts';
import { type TriggerUnit, triggerDays } from '../../rules/trigger-time.ts';
import { checkExitSurvey, latestTrigger, withFixed } from '../exit/survey.ts';
import { isStayingAdmin } from '../people/active-admin.ts';
import { campaignFields, refuseCampaign } from '../templates/campaign.ts';

type QuestionType = OptionValues['touchpoints/stage.questionTypes'];
type Question = Record<string, unknown> & {
  id?: string;
  fixed?: string;
  type: QuestionType;
  text?: unknown;
};

/** What belongs to each kind of answer; the rest is dropped. */
const parts: Readonly<Record<QuestionType, readonly string[]>> = {
  text: [],
  scale: ['scaleType'],
  quickReplies: ['quickReplies'],
  card: ['cards'],
  carousel: ['cards'],
};
const allParts = new Set(Object.values(parts).flat());
const latest = triggerDays(50, 'years');

/** What a touchpoint must keep that its schema cannot say. */
export const hooks: Hooks = {
  async beforeWrite(context, change) {
    if (change.verb === 'remove' || change.values.status === 'deleted') return;
    const { chatFromUser_id: sender } = change.input;
    if (sender !== undefined) change.values.chatFromUser = sender;
    const stage: Record<string, unknown> = { ...change.old, ...change.values };
    checkTrigger(context, stage);
    if (stage.stageType === 'postExit') await checkExitSurvey(context, change, stage);
    if (change.verb === 'create' && stage.stageType === 'postExit') change.values.questions ??= [];
    if (change.values.questions) change.values.questions = ownQuestions(context, change);
    if (['mail_layout', ...campaignFields].some((name) => name in change.values))
      refuseCampaign(context, 'touchpoint', stage);
    await checkSender(context, change, stage);
  },
};

function checkTrigger(context: CallContext, stage: Record<string, unknown>): void {
  if (
    triggerDays(Number(stage.triggerTimeDuration), stage.triggerTimeUnit as TriggerUnit) <= latestTrigger(stage, latest)
  )
    return;
  context.fail('TriggerTooLate', { errors: { triggerTimeDuration: [] } });
}

/**
 * Answers refer to questions by id: a question keeps the id it has in this touchpoint (sent, or known by its words),
 * and gets a new one otherwise. What belongs to another kind of answer is dropped.
 */
function ownQuestions(context: CallContext, { old, values }: Change): Question[] {
  const sent = values.questions as Question[];
  const stored = (old?.questions ?? []) as Question[];
  const isExit = (old ?? values).stageType === 'postExit';
  const given = isExit
    ? (withFixed(context, sent, stored) as Question[])
    : sent.map(({ fixed: _, ...own }) => own as Question);
  const left = new Map(stored.map((question) => [question.id, question]));
  const kept = given.map(({ id }) => (left.delete(id) ? id : undefined));
  return given.map((question, at) => {
    const id = kept[at] ?? sameWords(left, question) ?? context.newId();
    const own = Object.entries(question).filter(([key]) => !allParts.has(key) || parts[question.type].includes(key));
    const scale = question.type === 'scale' && {
      scaleType: question.scaleType ?? 'emoji',
    };
    return { ...(Object.fromEntries(own) as Question), ...scale, id };
  });
}

/** Takes a question of the same kind and words out of those that are left. */
function sameWords(left: Map<string | undefined, Question>, { type, text }: Question): string | undefined {
  const found = [...left.values()].find((question) => question.type === type && question.text === text);
  if (found) left.delete(found.id);
  return found?.id;
}

/** The assistant writes in the name of an active admin who stays; a live touchpoint has one. */
async function checkSender(context: CallContext, { values }: Change, stage: Record<string, unknown>): Promise<void> {
  const sender = stage.chatFromUser;
  const goesLive = values.status === 'live';
  if (!sender && stage.status === 'live') context.fail('LiveNeedsSender', { errors: { chatFromUser: [] } });
  if (!sender || (values.chatFromUser === undefined && !goesLive)) return;
  if (!(await isStayingAdmin(context, String(sender))))
    context.fail('SenderNotAdmin', { errors: { chatFromUser: [] } });
}
