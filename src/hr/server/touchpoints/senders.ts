import { and, asc, eq, inArray } from 'drizzle-orm';
import { stage, survey } from '../../../generated/tables.ts';
import type { CallContext, Change } from '../../../server/context.ts';

type Values = Record<string, unknown>;

/**
 * Anyone in whose name employees are written to must be replaced before they leave or are no admin any more, or nobody
 * would be asked any more.
 */
export async function refuseSender(context: CallContext, { old, values, id }: Change): Promise<void> {
  if (!old || old.type === 'Employee') return;
  const leaves = leavesBy(old, values);
  if (leaves.length === 0) return;
  const [titles] = (await sentByEach(context, [id])).values();
  if (!titles) return;
  const sentence = replaceSentence(context, titles);
  context.fail('SenderOfTouchpoints', {
    params: { touchpoints: named(titles) },
    errors: Object.fromEntries(leaves.map((name) => [name, [sentence]])),
  });
}

/** Fields by which an admin goes. */
export const leavesBy = (old: Readonly<Values>, values: Readonly<Values>): string[] =>
  [
    values.status !== undefined && values.status !== 'active' && old.status === 'active' && 'status',
    Boolean(values.exit_date) && values.exit_date !== old.exit_date && 'exit_date',
    values.type === 'Employee' && 'type',
  ].filter((name): name is string => typeof name === 'string');

export const replaceSentence = (context: CallContext, titles: readonly string[]): string =>
  context.text('touchpoints/run.replace-sender', { touchpoints: named(titles) });

/** Titles of what is sent in the name of each of these people: the well-being survey, and live touchpoints. */
export async function sentByEach(context: CallContext, users: readonly string[]): Promise<Map<string, string[]>> {
  const titles = new Map<string, string[]>();
  if (users.length === 0) return titles;
  const { db, company } = context;
  const surveys = await db
    .select({ user: survey.chatFromUser })
    .from(survey)
    .where(and(eq(survey.companyId, company), inArray(survey.chatFromUser, [...users]), eq(survey.status, 'active')));
  const stages = await db
    .select({ user: stage.chatFromUser, title: stage.title })
    .from(stage)
    .where(and(eq(stage.companyId, company), inArray(stage.chatFromUser, [...users]), eq(stage.status, 'live')))
    .orderBy(asc(stage.position));
  const own = surveys.map(({ user }) => ({ user, title: context.text('wellbeing/chat-title') }));
  for (const { user, title } of [...own, ...stages])
    if (user !== null) titles.set(user, [...(titles.get(user) ?? []), title]);
  return titles;
}

/** Whether the active well-being survey is sent in someone's name. */
export async function sendsSurvey({ db, company }: CallContext, user: string): Promise<boolean> {
  const own = and(eq(survey.companyId, company), eq(survey.chatFromUser, user), eq(survey.status, 'active'));
  return (await db.$count(survey, own)) > 0;
}

function named(titles: readonly string[]): string {
  const shown = titles.slice(0, 3).map((title) => `“${title}”`);
  return titles.length > shown.length
    ? `${shown.join(', ')} and ${titles.length - shown.length} more`
    : shown.join(', ');
}
