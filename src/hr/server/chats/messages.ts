import { and, eq, inArray, max, or } from 'drizzle-orm';
import { chatMessage, chatSession } from '../../../generated/tables.ts';
import { tellOfAlertWords } from './alert-words.ts';
import type { ChatOf, ChatWork, MessageToTake } from './work.ts';

type Taken =
  | { outcome: 'taken'; stored: number; repeated: number }
  /** Nothing was stored. `positions`: of messages whose places hold others. */
  | { outcome: 'refused'; because: 'no-chat' | 'differs'; positions?: number[] };

type Stored = typeof chatMessage.$inferSelect;

/**
 * Appends to a transcript, in any order and also after the end of the chat. What is there already is not stored again;
 * a place that holds something else refuses the whole, so that nothing is lost in silence.
 */
export async function takeMessage(work: ChatWork, chat: ChatOf, messages: readonly MessageToTake[]): Promise<Taken> {
  const session = await lockChat(work, chat);
  if (!session) return { outcome: 'refused', because: 'no-chat' };
  const there = await storedBefore(work, chat, messages);
  const added: MessageToTake[] = [];
  const differing: number[] = [];
  for (const message of messages) {
    const same = [...there, ...added].find((other) => isNamedAlike(message, other));
    const isThere = same !== undefined && (message.externalId !== undefined || saysTheSame(message, same));
    if (isThere) continue;
    const inPlace = same ?? [...there, ...added].find((other) => isInPlace(message, other));
    if (inPlace) differing.push(message.position ?? 0);
    else added.push(message);
  }
  if (differing.length > 0) return { outcome: 'refused', because: 'differs', positions: differing };
  await store(work, chat, session.user, added);
  if (session.status === 'initiated' && added.some((message) => !message.bot_response)) await begin(work, chat);
  await tellOfAlertWords(work, chat, session, added);
  return { outcome: 'taken', stored: added.length, repeated: messages.length - added.length };
}

/** Anyone who changes a chat has it for themselves until they are done. */
export async function lockChat({ db }: ChatWork, { company, session }: ChatOf) {
  const [found] = await db
    .select()
    .from(chatSession)
    .where(and(eq(chatSession.companyId, company), eq(chatSession.id, session)))
    .for('update');
  return found;
}

type Placed = Pick<MessageToTake, 'position' | 'externalId' | 'msg' | 'bot_response'>;

async function storedBefore({ db }: ChatWork, chat: ChatOf, messages: readonly MessageToTake[]): Promise<Placed[]> {
  const places = messages.flatMap(({ position }) => position ?? []);
  const names = messages.flatMap(({ externalId }) => externalId ?? []);
  if (places.length + names.length === 0) return [];
  const rows: Stored[] = await db
    .select()
    .from(chatMessage)
    .where(
      and(
        ofChat(chat),
        or(
          places.length > 0 ? inArray(chatMessage.position, places) : undefined,
          names.length > 0 ? inArray(chatMessage.external_id, names) : undefined,
        ),
      ),
    );
  return rows.map((row) => ({ ...row, externalId: row.external_id ?? undefined }));
}

const ofChat = ({ company, session }: ChatOf) =>
  and(eq(chatMessage.companyId, company), eq(chatMessage.session, session));

function isNamedAlike(message: MessageToTake, other: Placed): boolean {
  if (message.externalId !== undefined) return message.externalId === other.externalId;
  return isInPlace(message, other);
}

const isInPlace = (message: MessageToTake, other: Placed): boolean =>
  message.position !== undefined && message.position === other.position;

const saysTheSame = (one: Placed, other: Placed): boolean =>
  one.bot_response === other.bot_response && JSON.stringify(one.msg.map(said)) === JSON.stringify(other.msg.map(said));

const said = ({ text, value }: Placed['msg'][number]) => [text, value ?? null];

async function store(work: ChatWork, chat: ChatOf, user: string, messages: readonly MessageToTake[]): Promise<void> {
  if (messages.length === 0) return;
  const [last] = await work.db
    .select({ position: max(chatMessage.position) })
    .from(chatMessage)
    .where(ofChat(chat));
  let end = Math.max(last?.position ?? 0, ...messages.map(({ position }) => position ?? 0));
  await work.db.insert(chatMessage).values(
    messages.map((message) => ({
      companyId: chat.company,
      id: work.newId(),
      user,
      session: chat.session,
      position: message.position ?? ++end,
      external_id: message.externalId ?? null,
      question: message.question ?? null,
      msg: message.msg,
      bot_response: message.bot_response,
      author: message.author ?? null,
      responseRequired: message.responseRequired ?? false,
      defaultInteraction: message.defaultInteraction ?? false,
      createdAt: work.now,
      updatedAt: work.now,
    })),
  );
}

/** The first word of the employee: now the chat has begun. */
async function begin({ db, now }: ChatWork, { company, session }: ChatOf): Promise<void> {
  await db
    .update(chatSession)
    .set({ status: 'in_progress', startedAt: now, updatedAt: now })
    .where(and(eq(chatSession.companyId, company), eq(chatSession.id, session)));
}
