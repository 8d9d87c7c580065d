import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { type Answer, answerTo, moodOf, nextQuestion, postbackOf, type Question } from '../../rules/chat-answer.ts';
import { moodTexts } from '../../rules/mood-texts.ts';
import { completeChat } from './complete.ts';
import { takeFeedback } from './feedback.ts';
import { endLinks } from './link.ts';
import { lockChat, takeMessage } from './messages.ts';
import { openChat } from './page.open.ts';
import { answeredIn, type Chat, readChat, stateOf } from './page.state.ts';
import type { MessageToTake } from './work.ts';

type Call = Calls['chats/page.answer'];
type Context = CallContext<Call['errors']>;

/**
 * Takes the answer to one question. One that is answered already stays as it is, and the state is told as after the
 * first time: an answer whose reply got lost is sent again without harm.
 */
export const handler: Handler<Call> = async (context, { body }) => {
  const { linked } = await openChat(context, body.token);
  await lockChat(context, linked);
  const chat = (await readChat(context, linked)) ?? context.fail('LinkOver');
  if (chat.closed && !chat.completed) return context.fail('LinkOver');
  const question = chat.questions.find(({ id }) => id === body.question);
  if (!question || answeredIn(chat).has(body.question) || chat.completed) return stateOf(chat, context);
  const answer = answerTo(
    question,
    body,
    moodTexts.map((mood) => context.text(mood)),
  );
  if (answer.is === 'refused') return context.fail(answer.because === 'missing' ? 'AnswerMissing' : 'NoSuchChoice');
  await keep(context, chat, question, answer);
  const now = (await readChat(context, linked)) ?? context.fail('LinkOver');
  if (answer.is === 'answer') await settle(context, now, false);
  if (nextQuestion(now.questions, answeredIn(now))) return stateOf(now, context);
  await finish(context, now);
  return stateOf((await readChat(context, linked)) ?? now, context);
};

/** The question as it was asked, then the answer; what belongs to every chat stands before the first. */
async function keep(context: Context, chat: Chat, question: Question, answer: Exclude<Answer, { is: 'refused' }>) {
  const messages: MessageToTake[] = [];
  if (chat.messages.length === 0 && chat.linked.purpose === 'chat') {
    messages.push(
      {
        msg: [{ text: context.text('chats/page.greeting', { name: chat.firstName }) }],
        bot_response: true,
        defaultInteraction: true,
      },
      { msg: [{ text: context.text('chats/page.lets-begin') }], bot_response: false, defaultInteraction: true },
    );
  }
  const { id, text, responseRequired } = question;
  messages.push({ question: id, msg: [{ text }], bot_response: true, responseRequired: responseRequired !== false });
  if (answer.is !== 'answer') {
    messages.push({
      question: id,
      msg: [{ text: context.text(answer.is === 'read' ? 'chats/page.go-on' : 'chats/page.skipped') }],
      bot_response: false,
      defaultInteraction: true,
    });
  } else {
    const said = answer.value === null ? { text: answer.text } : { text: answer.text, value: answer.value };
    messages.push({ question: id, msg: [said], bot_response: false });
    const postback = postbackOf(question, answer.value);
    if (postback) messages.push({ msg: [{ text: postback }], bot_response: true });
  }
  await takeMessage(context, chat.linked, messages);
  if (chat.linked.purpose === 'feedback' && answer.is === 'answer')
    await takeFeedback(context as CallContext, chat.linked, id ?? '', answer.text);
}

async function finish(context: Context, chat: Chat): Promise<void> {
  if (chat.linked.purpose === 'feedback') return endLinks(context, chat.linked);
  await takeMessage(context, chat.linked, [
    { msg: [{ text: context.text('chats/page.done') }], bot_response: false, defaultInteraction: true },
  ]);
  const values = valuesIn(chat);
  const mood = moodOf(chat.questions, values);
  const ratings = await settle(context, chat, true);
  await completeChat(context, chat.linked, { ...(mood !== undefined && { mood }), ...(ratings && { ratings }) });
  await endLinks(context, chat.linked);
}

/** The scores of a chat of the survey. */
async function settle(context: Context, chat: Chat, complete: boolean) {
  return chat.asked && ((await chat.asked.settle(context, valuesIn(chat), complete)) ?? context.fail('LinkOver'));
}

/** What was answered, by question; passed over is not answered. */
const valuesIn = ({ messages }: Chat): Map<string, unknown> =>
  new Map(
    messages.flatMap(({ bot_response: bot, question, msg, defaultInteraction }) =>
      !bot && question && !defaultInteraction ? [[question, msg[0]?.value] as const] : [],
    ),
  );
