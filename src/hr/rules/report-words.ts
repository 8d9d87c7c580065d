/** Words that stand for what people have written, of which none tells of fewer people than the minimum. */

export interface Said {
  /** Who wrote it. */
  readonly person: string;
  readonly text: string;
}

interface Limits {
  /** People who have used a word, at least. */
  readonly minimum: number;
  /** Words, at most. */
  readonly most: number;
  /** Words that say nothing of what it is about. */
  readonly common: ReadonlySet<string>;
  /** Names of people, of whom a report does not speak. */
  readonly names: ReadonlySet<string>;
}

const word = /\p{L}[\p{L}\p{M}'’-]{3,29}/gu;

/** Of a text, each word once. What holds a digit or an address is none: it would tell of somebody. */
export function wordsOf(text: string): Set<string> {
  const parts = text.normalize('NFKC').split(/\s+/);
  const plain = parts.filter((part) => !/[@\d/\\_:]/.test(part));
  return new Set([...plain.join(' ').matchAll(word)].map(([found]) => found.toLowerCase().replace(/['’-]+$/, '')));
}

/**
 * The words that most people have used, the most used first; the same of the same texts, in whatever order they come. How
 * many have used one is not told: it would be a figure of its own.
 */
export function representativeWords(said: Iterable<Said>, { minimum, most, common, names }: Limits): string[] {
  const people = new Map<string, Set<string>>();
  for (const { person, text } of said)
    for (const one of wordsOf(text)) {
      if (common.has(one) || names.has(one)) continue;
      const users = people.get(one) ?? new Set<string>();
      users.add(person);
      people.set(one, users);
    }
  return [...people]
    .filter(([, users]) => users.size >= minimum)
    .sort(([one, a], [other, b]) => b.size - a.size || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([one]) => one);
}
