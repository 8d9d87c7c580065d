const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};

/** A text as it is searched in what is at hand: small letters without accents, as the database searches its own. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđðłħıþ]/g, (letter) => others[letter] ?? letter)
    .normalize('NFC');

/** Whether a text holds what is looked for. */
export const holds = (text: string, wanted: string): boolean => plainWords(text).includes(plainWords(wanted.trim()));
