import { plainWords } from '../../shared/paging/plain-words.ts';

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

/** Of a name that has capitals small words are particles: 'van der' stands in many other places. */
function partsOf(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{M}]+/u).filter((part) => [...part].length >= shortest);
  const capital = parts.filter((part) => /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(part));
  return capital.length > 0 ? capital : parts;
}

/**
 * How someone is called in what is written: by all that is given, and by parts of their names. Few write a whole name, and
 * most an address by what stands before its sign.
 */
export function namesOf(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set<string>();
  for (const one of [...names, ...others]) {
    known.add(one.trim());
    const [local = '', place] = one.trim().split('@');
    if (place !== undefined && local.length > shortest) known.add(local);
  }
  for (const part of names.flatMap(partsOf)) known.add(part);
  return [...known].filter((name) => name.length > 1);
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

/** In small letters without accents, and for each of its signs where it stands in the text. */
function folded(text: string): { text: string; from: number[] } {
  let plainText = '';
  const from: number[] = [];
  let at = 0;
  for (const sign of text) {
    const base = plainWords(sign);
    plainText += base;
    for (let unit = 0; unit < base.length; unit += 1) from.push(at);
    at += sign.length;
  }
  return { text: plainText, from };
}
