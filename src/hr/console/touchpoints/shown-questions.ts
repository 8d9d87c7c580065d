import type { MessageName } from '../../../generated/names.ts';
import { moodTexts } from '../../rules/mood-texts.ts';

interface Written {
  type?: string;
  text?: string;
  scaleType?: string;
  quickReplies?: readonly { title?: string }[];
  cards?: readonly { title?: string; text?: string; button?: string }[];
}

/** Questions of a form, half written as they may be, in the terms in which they are drawn as employees see them. */
export function shownQuestions(written: readonly Written[], text: (name: MessageName) => string) {
  return written
    .filter((one) => one.text?.trim())
    .map(({ type = 'text', text: asked = '', scaleType, quickReplies = [], cards = [] }) => ({
      type: type === 'text' ? 'textInput' : type,
      questions: [
        {
          text: asked,
          scaleType,
          scale: moodTexts.map((mood, at) => ({ title: titleOf(mood, at, scaleType, text), value: at + 1 })),
          quickReplies: quickReplies.flatMap(({ title }) => (title ? [{ title }] : [])),
          cards: cards.flatMap(({ title, text: description, button }) =>
            title ? [{ title, description, quickReplies: [{ title: button || text('chats/page.choose') }] }] : [],
          ),
        },
      ],
    }));
}

function titleOf(mood: MessageName, at: number, scaleType: unknown, text: (name: MessageName) => string): string {
  if (scaleType !== 'number') return text(mood);
  return text(at === 0 ? 'chats/page.lowest' : 'chats/page.highest');
}
