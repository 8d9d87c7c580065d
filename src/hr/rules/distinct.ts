import { wordKey } from './alert-words.ts';

/**
 * A list of words as it is kept: trimmed, without blanks, each word once whatever its capitals. Of two spellings the
 * one that was there before stays, else the first.
 */
export function distinct(words: readonly string[], before: readonly string[] = []): string[] {
  const spelled = new Map(before.map((word) => [wordKey(word), word]));
  const kept = new Map<string, string>();
  const given = new Set(words.map((word) => word.trim()));
  for (const word of given) {
    const key = wordKey(word);
    if (key === '' || kept.has(key)) continue;
    const former = spelled.get(key);
    kept.set(key, former !== undefined && given.has(former) ? former : word.replace(/\s+/gu, ' '));
  }
  return [...kept.values()];
}
