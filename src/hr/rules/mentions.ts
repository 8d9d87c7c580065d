/** A sign that would make an @ part of an address, or go on with one. */
const within = /[\p{L}\p{N}_%+\-@]/u;
const letter = /[\p{L}\p{N}]/u;

/**
 * The addresses that follow an @ in a text, each once, in the order of the text. Addresses hold @ and dots themselves:
 * the longest known one counts, and none that only begins a longer word.
 */
export function mentionedIn(text: string, known: readonly string[]): string[] {
  const longestFirst = [...known].sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at > 0 && within.test(text[at - 1] ?? '')) continue;
    const address = longestFirst.find((one) => stands(text, at + 1, one));
    if (address === undefined) continue;
    found.add(address);
    at += address.length;
  }
  return [...found];
}

function stands(text: string, from: number, address: string): boolean {
  const to = from + address.length;
  if (text.slice(from, to).toLowerCase() !== address.toLowerCase()) return false;
  const [next = '', after = ''] = text.slice(to, to + 2);
  // A full stop ends a sentence, unless the address goes on behind it.
  return !within.test(next) && !(next === '.' && letter.test(after));
}

export interface Typing {
  /** Where the @ stands. */
  start: number;
  query: string;
}

/** What is being typed behind an @ right before the caret; null where there is none. */
export function mentionAt(text: string, caret: number): Typing | null {
  const found = /(?:^|[\s([{"'’,;:/-])@(\S{0,100})$/u.exec(text.slice(0, caret));
  return found ? { start: caret - (found[1]?.length ?? 0) - 1, query: found[1] ?? '' } : null;
}

/** The text with the address put in for what was typed, and where the caret stands then. */
export function withMention(text: string, { start, query }: Typing, address: string): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${address}`;
  const rest = text.slice(start + 1 + query.length);
  const space = /^\s/.test(rest) ? '' : ' ';
  return { text: `${before}${space}${rest}`, caret: before.length + 1 };
}
