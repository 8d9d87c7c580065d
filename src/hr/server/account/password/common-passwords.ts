import { dictionary } from '@zxcvbn-ts/language-common';
import { constants } from '../../../../generated/options.ts';

const listed = dictionary['passwords-common'].slice(0, constants['account/password/mostCommon']).map(String);
const common: ReadonlySet<string> = new Set([...constants['account/password/common'], ...listed]);

/** Also the names that stand around someone, with digits and signs about them: `Acme@2026`. */
export function isCommon(password: string, words: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower)) return true;
  const letters = lettersOf(lower);
  return words.flatMap((word) => [word, ...word.split(/[^\p{L}]+/u)]).some((word) => same(letters, lettersOf(word)));
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const same = (letters: string, word: string): boolean => word.length >= 3 && letters === word;
