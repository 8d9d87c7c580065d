import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { chatSession } from '../../../../generated/tables.ts';
import type { Handler } from '../../../../server/context.ts';
import { wireTime } from '../../../../shared/time/wire.ts';
import { lockChat } from '../../chats/messages.ts';
import { chatOf } from './sessions.ts';

/** Once is enough: who was first stands in the audit. */
export const handler: Handler<Calls['people/session/acknowledge']> = async (context, { params }) => {
  const { company } = context;
  const seen = (await chatOf(context, params.id)) ?? context.notFound();
  const chat = (await lockChat(context, { company, session: seen.id })) ?? context.notFound();
  if (chat.status === 'initiated') context.fail('NotAnswered');
  const at = chat.acknowledgedAt ?? context.now;
  if (!chat.acknowledgedAt) {
    await context.db
      .update(chatSession)
      .set({ acknowledgedAt: at, version: chat.version + 1, updatedAt: context.now })
      .where(and(eq(chatSession.companyId, company), eq(chatSession.id, chat.id)));
    context.audit({
      type: 'chat',
      activity: 'acknowledge',
      entity: 'people/session',
      recordId: chat.id,
      new: { acknowledgedAt: wireTime(context.config.wireZone)(at) },
    });
  }
  return { status: 200, id: chat.id, acknowledgedAt: wireTime(context.config.wireZone)(at) };
};
