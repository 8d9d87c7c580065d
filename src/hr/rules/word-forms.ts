import type { OptionValues } from '../../generated/options.ts';

type Language = Exclude<OptionValues['company/settings.wordForms'], 'simple'>;

/** Cuts a word, in small letters, down to what its forms have in common: harassment and harassed to harass. */
export type Stem = (word: string) => string;

/** Snowball's stemmers, https://snowballstem.org; each is loaded once it is asked for. */
const stemmers: Record<Language, () => Promise<{ stemmer: Stem }>> = {
  dutch: () => import('@orama/stemmers/dutch'),
  english: () => import('@orama/stemmers/english'),
  french: () => import('@orama/stemmers/french'),
  german: () => import('@orama/stemmers/german'),
  italian: () => import('@orama/stemmers/italian'),
  portuguese: () => import('@orama/stemmers/portuguese'),
  spanish: () => import('@orama/stemmers/spanish'),
};

/** For `findAlertWords`; undefined where only the simple forms are looked for. */
export async function stemOf(forms: string): Promise<Stem | undefined> {
  const load = (stemmers as Readonly<Record<string, () => Promise<{ stemmer: Stem }>>>)[forms];
  return load ? (await load()).stemmer : undefined;
}
