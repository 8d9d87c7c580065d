import { and, asc, eq } from 'drizzle-orm';
import { stage, survey } from '../../../generated/tables.ts';
import type { CallContext, Change } from '../../../server/context.ts';

/** Anyone who writes to employees in their name must be replaced before they leave, or nobody would be asked any more. */
export async function refuseSender(context: CallContext, { old, values, id }: Change): Promise<void> {
  if (!old || old.type === 'Employee') return;
  const leaves = [
    values.status !== undefined && values.status !== 'active' && old.status === 'active' && 'status',
    Boolean(values.exit_date) && values.exit_date !== old.exit_date && 'exit_date',
  ].filter((name): name is string => typeof name === 'string');
  if (leaves.length === 0) return;
  const titles = await sentBy(context, id);
  if (titles.length === 0) return;
  const sentence = context.text('touchpoints/run.replace-sender', { touchpoints: named(titles) });
  context.fail('SenderOfTouchpoints', {
    params: { touchpoints: named(titles) },
    errors: Object.fromEntries(leaves.map((name) => [name, [sentence]])),
  });
}

/** Titles of what is sent in someone's name: the well-being survey, and live touchpoints. */
async function sentBy(context: CallContext, user: string): Promise<string[]> {
  const { db, company } = context;
  const rows = await db
    .select({ title: stage.title })
    .from(stage)
    .where(and(eq(stage.companyId, company), eq(stage.chatFromUser, user), eq(stage.status, 'live')))
    .orderBy(asc(stage.position));
  const titles = rows.map(({ title }) => title);
  return (await sendsSurvey(context, user)) ? [context.text('wellbeing/chat-title'), ...titles] : titles;
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
