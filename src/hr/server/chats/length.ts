import type { CallContext } from '../../../server/context.ts';

/** How many questions a chat has and how long it takes, in words. */
export function lengthOf(context: Pick<CallContext, 'text'>, { length: count }: readonly unknown[]) {
  return {
    questions: count === 1 ? context.text('chats/page.one-question') : context.text('chats/page.questions', { count }),
    minutes: context.text('chats/page.minutes', { count: Math.max(2, Math.ceil(count / 2)) }),
  };
}
