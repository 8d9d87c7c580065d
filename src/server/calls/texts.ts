import type { Message } from '../../shared/documents/words.ts';
import { filled } from '../../shared/texts/filled.ts';

/** The sentence of a message, with its `{parameters}` put in. */
export type Texts = (message: string, params?: Record<string, string | number>) => string;

export function textsOf(messages: Readonly<Record<string, Message>>): Texts {
  return (id, params) => {
    const text = messages[id]?.text;
    if (text === undefined) throw new Error(`message ${id} does not exist`);
    return params ? filled(text, params) : text;
  };
}
