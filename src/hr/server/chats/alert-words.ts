import type { chatSession } from '../../../generated/tables.ts';
import { findAlertWords } from '../../rules/alert-words.ts';
import { type Stem, stemOf } from '../../rules/word-forms.ts';
import { readSettings } from '../company/settings.ts';
import { peopleOf, readersOfMessages, tell } from './notify.ts';
import type { ChatOf, ChatWork, MessageToTake } from './work.ts';

const shownAtMost = 200;

/** Each message of the employee with a word of the list is told once; one that is sent again was stored before. */
export async function tellOfAlertWords(
  work: ChatWork,
  { company }: ChatOf,
  chat: Pick<typeof chatSession.$inferSelect, 'id' | 'user' | 'stage_title' | 'pseudonym'>,
  messages: readonly MessageToTake[],
): Promise<void> {
  const said = messages.filter(({ bot_response: bot, defaultInteraction }) => !bot && !defaultInteraction);
  if (said.length === 0) return;
  const { alertWords, wordForms } = await readSettings(work.db, company);
  if (alertWords.length === 0) return;
  const stem = await stemOf(wordForms);
  const found = said.map(({ msg }) => wordsIn(msg, alertWords, stem)).filter((words) => words.length > 0);
  if (found.length === 0) return;
  const [about] = await peopleOf(work, company, [chat.user]);
  if (!about) return;
  const readers = await readersOfMessages(work, company);
  for (const words of found) {
    await tell(work, readers, {
      company,
      about,
      session: chat,
      kind: 'alert-word',
      text: 'chats/alert-word',
      mail: 'chats/alert-word',
      values: { words: words.join(', ').slice(0, shownAtMost), touchpoint: chat.stage_title },
    });
  }
}

/** A reply that was chosen may say it by its value. */
function wordsIn(msg: MessageToTake['msg'], words: readonly string[], stem: Stem | undefined): string[] {
  const text = msg.map(({ text: said, value }) => (typeof value === 'string' ? `${said}\n${value}` : said)).join('\n');
  return findAlertWords(text, words, stem).map(({ word }) => word);
}
