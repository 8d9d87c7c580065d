import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { chatSession, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { askAfterResolving } from '../../chats/resolved.ts';
import { readSettings } from '../../company/settings.ts';
import { type Chat, chatOf, lastChatOf, mayName, nameOf, setCase, toldOf } from './sessions.ts';

type Update = Calls['people/session/update'];
type Context = CallContext<Update['errors']>;
type Status = Chat['action_status'];

/** Where the case of a chat stands, and with it that of the person. */
export const handler: Handler<Update> = async (context, { params, body }) => {
  const status = body.action_status ?? body.status;
  if (!status) return context.fail('NoStatus', { errors: { action_status: [] } });
  const found = await chatOf(context, params.id);
  const chat = found && (await locked(context, found));
  if (!chat) return { data: await changePerson(context, params.id, status, body) };
  await needsWords(context, chat.action_status, status, body);
  if (chat.action_status !== status) await changeChat(context, chat, status, body);
  return { data: { id: chat.id, action_status: status, ...(await toldOf(context, chat)) } };
};

/** As it is now, and nobody else's to change until this is done. */
async function locked(context: Context, { id }: Chat): Promise<Chat> {
  const [chat] = await context.db
    .select()
    .from(chatSession)
    .where(and(eq(chatSession.companyId, context.company), eq(chatSession.id, id)))
    .for('update');
  return chat ?? context.notFound();
}

/** What is resolved may have to say how, and what is opened again why. */
async function needsWords(context: Context, from: Status, to: Status, body: Update['body']): Promise<void> {
  if (from === to) return;
  context.records.refuseRetired('people/session', { action_status: to });
  if (from === 'resolved' && !body.reason?.trim()) context.fail('ReasonNeeded', { errors: { reason: [] } });
  if (to === 'resolved' && !body.resolution_summary?.trim() && (await isSummaryMandatory(context)))
    context.fail('SummaryNeeded', { errors: { resolution_summary: [] } });
}

const isSummaryMandatory = async ({ db, company }: Context): Promise<boolean> =>
  (await readSettings(db, company)).summary === 'mandatory';

async function changeChat(context: Context, chat: Chat, status: Status, body: Update['body']): Promise<void> {
  const summary = status === 'resolved' ? body.resolution_summary?.trim() || null : chat.resolution_summary;
  await context.db
    .update(chatSession)
    .set({ action_status: status, resolution_summary: summary, version: chat.version + 1, updatedAt: context.now })
    .where(and(eq(chatSession.companyId, context.company), eq(chatSession.id, chat.id)));
  if (status === 'resolved') await askAfterResolving(context as CallContext, chat.user, chat.id);
  const last = await lastChatOf(context, chat.user);
  if (last?.id === chat.id) await setCase(context, chat.user, status);
  context.audit({
    type: 'chat',
    activity: 'change status',
    entity: 'people/session',
    recordId: chat.id,
    old: { action_status: chat.action_status },
    new: {
      action_status: status,
      ...(summary && status === 'resolved' && { resolution_summary: summary }),
      ...(chat.action_status === 'resolved' && { reopened_because: body.reason?.trim() }),
    },
  });
}

/** Of someone who has had no chat, the case stands with the person. */
async function changePerson(context: Context, id: string, status: Status, body: Update['body']) {
  if (!mayName(context)) return context.notFound();
  const [person] = await context.db
    .select({ id: userProfile.id, status: userProfile.action_status })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, id), context.visible('people/user')));
  if (!person) return context.notFound();
  const before = person.status ?? 'open';
  await needsWords(context, before, status, body);
  if (before !== status) {
    await setCase(context, person.id, status);
    if (status === 'resolved') await askAfterResolving(context as CallContext, person.id);
    context.audit({
      type: 'chat',
      activity: 'change status',
      entity: 'people/user',
      recordId: person.id,
      old: { action_status: before },
      new: { action_status: status },
    });
  }
  return { id: person.id, action_status: status, ...(await nameOf(context, person.id)) };
}
