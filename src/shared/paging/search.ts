/** So many words are looked for in any order; what is typed after them follows the last of them as it is typed. */
export const wordsApart = 3;

/** Patterns of a search, all of which have to be found: one for each word, so that `Rao Ani` finds Anita Rao. */
export function patternsOf(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [likePattern(text)];
  if (words.length <= wordsApart) return words.map(likePattern);
  const last = wordsApart - 1;
  return [...words.slice(0, last), words.slice(last).join(' ')].map(likePattern);
}

/** `%`, `_` and `\` mean themselves, also the wide and small ones, which become these where accents are taken off. */
export const likePattern = (text: string): string => {
  const usual = text
    .replace(/[﹪％]/g, '%')
    .replace(/＿/g, '_')
    .replace(/[∖﹨＼]/g, '\\');
  return `%${usual.replace(/[\\%_]/g, '\\$&')}%`;
};
