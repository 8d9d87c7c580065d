/** How many tags a person may have. */
export const mostTags = 50;

/** Spaces around and within are not told apart. */
const tidy = (tag: string): string => tag.trim().replace(/\s+/g, ' ');
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A comma would make two of it wherever tags are written in one line. */
export const isTag = (tag: string): boolean => tidy(tag).length > 0 && tidy(tag).length <= 60 && !tag.includes(',');

/** Another spelling of a tag that the company has is that tag. */
const asOffered = (tag: string, offered: readonly string[]): string =>
  offered.find((known) => same(known, tidy(tag))) ?? tidy(tag);

/** Someone's tags with some more and without others; each is there once, however it is written. */
export function changedTags(
  present: readonly string[],
  change: { add: readonly string[]; remove: readonly string[] },
  offered: readonly string[],
): string[] {
  const kept = present.filter((tag) => !change.remove.some((gone) => same(tidy(gone), tag)));
  for (const tag of change.add.map((one) => asOffered(one, offered))) {
    if (!kept.some((one) => same(one, tag))) kept.push(tag);
  }
  return kept;
}
