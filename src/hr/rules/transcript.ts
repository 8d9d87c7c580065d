/** One entry of a chat, as it is stored and answered. */
export interface Entry {
  msg: { text: string; value?: string | number | null }[];
  bot_response: boolean;
  responseRequired: boolean;
  defaultInteraction: boolean;
  /** Written by an admin, whose name stands there for anyone who may see names. */
  reply?: boolean;
  author?: string;
}

/** What is shown of a chat: not what belongs to every chat, and no answer that is only a button pressed. */
export function visibleEntries<E extends Entry>(entries: readonly E[], hidden: readonly string[]): E[] {
  const buttons = new Set(hidden.map(plain));
  return entries.filter(({ msg, defaultInteraction }) => {
    if (defaultInteraction) return false;
    const said = msg.filter(({ text }) => text.trim() !== '');
    return said.length > 0 && !said.every(({ text }) => buttons.has(plain(text)));
  });
}

/** Typed and typographic apostrophes are the same button. */
const plain = (text: string): string => text.trim().replaceAll('’', "'").toLowerCase();

/** Puts something else in the place of each of these words, wherever they stand as words of their own. */
export function withoutWords(text: string, words: readonly string[], instead: string): string {
  const known = words.filter((word) => word.trim().length > 1).sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const any = known
    .map((word) =>
      word
        .trim()
        .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
        .replace(/\s+/g, '\\s+'),
    )
    .join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu'), instead);
}
