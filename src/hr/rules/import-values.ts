export type DateFormat = 'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD';

/** A column that a file may have, as `people/import/columns` declares it. */
export interface ImportColumn {
  readonly value: string;
  readonly label: string;
  readonly required?: boolean;
  readonly also?: readonly string[];
  readonly kind?: 'date' | 'yes-no' | 'choice' | 'phone';
  readonly options?: string;
  /** Holds someone else, by the address or otherwise. */
  readonly names?: boolean;
}

const parts = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/;

/**
 * A day as the file writes it; null for anything else. Which number is the day is said once for the whole file and
 * never guessed for a cell. Year first is read in every file: nobody writes the day second there.
 */
export function readDate(text: string, format: DateFormat): string | null {
  const [, first = '', second = '', third = ''] = parts.exec(text) ?? [];
  const yearFirst = first.length === 4;
  if (yearFirst ? third.length > 2 : first.length > 2 || third.length !== 4 || format === 'YYYY-MM-DD') return null;
  const [year, month, day] = yearFirst
    ? [first, second, third]
    : format === 'DD-MM-YYYY'
      ? [third, second, first]
      : [third, first, second];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso || iso < '0001' ? null : iso;
}

/** The formats in which every one of the texts is a day. */
export function fittingFormats(texts: readonly string[], formats: readonly DateFormat[]): DateFormat[] {
  const given = texts.filter((text) => text !== '');
  return given.length === 0 ? [] : formats.filter((format) => given.every((text) => readDate(text, format) !== null));
}

/** Yes and no, as people and programs write them; null for anything else. */
export function readYesNo(text: string): boolean | null {
  if (/^(yes|y|true|1)$/i.test(text)) return true;
  return /^(no|n|false|0)$/i.test(text) ? false : null;
}

/** A choice in any case; null for what is none. */
export const readChoice = <Choice>(text: string, choices: readonly Choice[]): Choice | null =>
  choices.find((choice) => String(choice).toLowerCase() === text.toLowerCase()) ?? null;

/** Without the signs by which people part the digits. */
export const readPhone = (text: string): string => text.replace(/[\s().\-/]/g, '');

const bare = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Which column holds what: as it was the last time a file had this heading, else by its name. No column is taken twice.
 */
export function guessColumns(
  headings: readonly string[],
  columns: readonly ImportColumn[],
  remembered: Readonly<Record<string, string>> = {},
): Record<string, number> {
  const guessed: Record<string, number> = {};
  const free = new Map<string, number>();
  headings.forEach((heading, at) => {
    if (heading !== '' && !free.has(bare(heading))) free.set(bare(heading), at);
  });
  const take = (property: string, name: string) => {
    const at = free.get(bare(name));
    if (at === undefined || guessed[property] !== undefined) return;
    guessed[property] = at;
    free.delete(bare(name));
  };
  for (const [heading, property] of Object.entries(remembered))
    if (columns.some(({ value }) => value === property)) take(property, heading);
  for (const { value, label } of columns) for (const name of [value, label]) take(value, name);
  for (const { value, also = [] } of columns) for (const name of also) take(value, name);
  return guessed;
}
