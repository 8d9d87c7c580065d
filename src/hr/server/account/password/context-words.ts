import { constants } from '../../../../generated/options.ts';

/** What others know about a person: names, addresses, the company, the product. */
interface Surroundings {
  /** As they are written, of one word or more. */
  names: readonly (string | null | undefined)[];
  /** Mail addresses, web addresses and hosts: their parts count, but for endings such as `com`. */
  addresses: readonly (string | null | undefined)[];
}

const shortest = constants['account/password/shortestWord'];
const enough = constants['account/password/lettersBeside'];
const endings = new Set('com org net edu gov info biz www http https mail localhost example'.split(' '));

/** Signs that stand for letters; two of them for either of two. */
const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const readings: readonly Readonly<Record<string, string>>[] = [
  {},
  { ...standIns, '1': 'i', '!': 'i' },
  { ...standIns, '1': 'l', '!': 'l' },
];

/** Of lists and surroundings the words that no password may be made of, each once, in plain letters. */
export function contextWords(listed: readonly string[], { names, addresses }: Surroundings): string[] {
  const all = [...listed, ...names].flatMap((name) => (name ? [name, ...name.split(/[^\p{L}\p{M}\d]+/u)] : []));
  const parts = addresses.flatMap((address) => address?.split(/[^\p{L}\p{M}\d]+/u) ?? []);
  const words = [...all, ...parts.filter((part) => !endings.has(part.toLowerCase()))].map(lettersOf);
  return [...new Set(words.filter((word) => word.length >= shortest))];
}

/** Whether it is one of the words, or several, with little else: digits and signs about them, `0` for `o`. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const signs = [...plain(password)];
  const taken = signs.map(() => false);
  for (const reading of readings) {
    const read = signs.map((sign) => reading[sign] ?? sign);
    // Signs between letters are passed over: `A.c.m.e`.
    const letters = read.flatMap((sign, at) => (isLetter(sign) ? [at] : []));
    const text = letters.map((at) => read[at]).join('');
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        for (const sign of letters.slice(at, at + word.length)) taken[sign] = true;
  }
  const left = signs.filter((sign, at) => !taken[at] && isLetter(sign));
  return taken.includes(true) && left.length < enough;
}

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
/** One sign for each, so that places stay the same in every reading. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const lettersOf = (text: string): string => plain(text).replace(/[^\p{L}]/gu, '');
