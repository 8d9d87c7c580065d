type Words = readonly string[];

/** What was added to and taken from `begun` here, done to `theirs`. */
export function merged(begun: Words, mine: Words, theirs: Words): string[] {
  const removed = begun.filter((word) => !mine.includes(word));
  const added = mine.filter((word) => !begun.includes(word) && !theirs.includes(word));
  return [...theirs.filter((word) => !removed.includes(word)), ...added];
}

export const isSame = (some: Words, others: Words): boolean =>
  some.length === others.length && some.every((word) => others.includes(word));
