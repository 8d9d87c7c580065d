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

/** Shorter parts of a name stand in too many other words' places. */
const shortest = 3;

/**
 * How someone is called in what is written: by all that is given, and by parts of it. Few write a whole name, and most an
 * address by what stands before its sign.
 */
export function namesOf(given: readonly string[]): string[] {
  const names = new Set<string>();
  for (const one of given) {
    const [name = '', place] = one.trim().split('@');
    names.add(one.trim());
    names.add(name);
    // An id or a number is one thing, and its parts are no names.
    const parts = place === undefined && /\d/.test(name) ? [] : name.split(/[^\p{L}\p{M}]+/u);
    for (const part of parts) if ([...part].length >= shortest) names.add(part);
  }
  return [...names].filter((name) => name.length > 1);
}

/** Puts something else in the place of each of these words, wherever they stand as words of their own, with accents or without. */
export function withoutWords(text: string, words: readonly string[], instead: string): string {
  const known = words
    .map((word) => folded(word.trim()).text)
    .filter((word) => word.length > 1)
    .sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const any = known.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  const { text: plainText, from } = folded(text);
  let told = '';
  let at = 0;
  for (const found of plainText.matchAll(pattern)) {
    told += text.slice(at, from[found.index]) + instead;
    at = from[found.index + found[0].length] ?? text.length;
  }
  return told + text.slice(at);
}

/** Without accents, and for each of its signs where it stands in the text. */
function folded(text: string): { text: string; from: number[] } {
  let plainText = '';
  const from: number[] = [];
  let at = 0;
  for (const sign of text) {
    const base = sign.normalize('NFD').replace(/\p{M}/gu, '');
    plainText += base;
    for (let unit = 0; unit < base.length; unit += 1) from.push(at);
    at += sign.length;
  }
  return { text: plainText, from };
}
