import type { Row } from './bulk.ts';
import { idOf } from './random.ts';

/** A question as a chat asked it, and what was answered. */
export interface Line {
  id: string | null;
  text: string;
  /** Default true. */
  required?: boolean;
  said: { text: string; value: string | number | null } | 'skipped';
}

/** What was said in a chat, as the page of a chat keeps it. */
export function transcriptOf(
  { session, user, greeting }: { session: string; user: string; greeting: string },
  lines: readonly Line[],
  isDone: boolean,
): Row[] {
  const rows: Row[] = [];
  const add = (said: Pick<Row, 'msg' | 'bot_response' | 'question'>, more: Partial<Row> = {}) =>
    rows.push({
      id: idOf(session, 'message', rows.length),
      user,
      session,
      position: rows.length + 1,
      ...said,
      responseRequired: false,
      defaultInteraction: false,
      ...more,
    });
  add({ question: null, msg: [{ text: greeting }], bot_response: true }, { defaultInteraction: true });
  add({ question: null, msg: [{ text: "Let's Begin" }], bot_response: false }, { defaultInteraction: true });
  for (const { id: question, text, required = true, said } of lines) {
    add({ question, msg: [{ text }], bot_response: true }, { responseRequired: required && question !== null });
    if (said === 'skipped')
      add({ question, msg: [{ text: 'Skipped' }], bot_response: false }, { defaultInteraction: true });
    else {
      const { text: words, value } = said;
      add({ question, msg: [value === null ? { text: words } : { text: words, value }], bot_response: false });
    }
  }
  if (isDone) add({ question: null, msg: [{ text: 'Done' }], bot_response: false }, { defaultInteraction: true });
  return rows;
}
