import type { Stem } from './word-forms.ts';

/** A place in a text where a word of the list was found; `end` is after its last sign. */
interface Found {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Letters, their marks and digits make words; an apostrophe or hyphen inside belongs to neither side. */
const pieces = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Where words of a list stand in a text: as whole words, in capital or small letters, also in a simple plural, -ing or
 * -ed form, and with `stem` in any form of that language. A phrase is found where its words follow each other with nothing but spaces or signs between them. Each
 * word is told once, where it first stands.
 */
export function findAlertWords(text: string, words: readonly string[], stem?: Stem): Found[] {
  const said = piecesOf(text);
  const cut = stem && once(stem);
  const found: Found[] = [];
  for (const word of new Set(words)) {
    const wanted = piecesOf(word).map(({ folded }) => folded);
    if (wanted.length === 0) continue;
    const at = said.findIndex((_piece, from) => wanted.every((part, on) => isForm(said[from + on]?.folded, part, cut)));
    const first = said[at];
    const last = said[at + wanted.length - 1];
    if (first && last) found.push({ word, start: first.start, end: last.end });
  }
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Each word of a text is held against each of the list: it is cut down once. */
function once(stem: Stem): Stem {
  const known = new Map<string, string>();
  return (word) => {
    const kept = known.get(word) ?? stem(word);
    known.set(word, kept);
    return kept;
  };
}

/** How two entries are told apart: capitals, accents written in another way and outer spaces make no difference. */
export const wordKey = (word: string): string => fold(word.trim().replace(/\s+/gu, ' '));

/** Compared without case: ß is ss, and final sigma a sigma. */
const fold = (text: string): string => text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');

interface Piece {
  folded: string;
  start: number;
  end: number;
}

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(pieces)].map(({ 0: piece, index }) => ({
    folded: fold(piece),
    start: index,
    end: index + piece.length,
  }));
}

/** Is this the word itself, or a form of it? Short words have none: "as" is not the plural of "a". */
function isForm(said: string | undefined, word: string, stem?: Stem): boolean {
  if (said === undefined || said === word) return said === word;
  if (word.length < 3) return false;
  if (said.length > word.length - 1 && formsOf(word).has(said)) return true;
  return stem !== undefined && said.length >= 3 && stem(said) === stem(word);
}

const known = new Map<string, ReadonlySet<string>>();

function formsOf(word: string): ReadonlySet<string> {
  const kept = known.get(word);
  if (kept) return kept;
  const forms = new Set(makeForms(word));
  if (known.size > 5000) known.clear();
  known.set(word, forms);
  return forms;
}

/** abuse: abuses, abusing, abused. kill: kills, killing, killed. bully: bullies, bullying, bullied. rob: robbing. */
function* makeForms(word: string): Generator<string> {
  const stem = word.slice(0, -1);
  yield `${word}s`;
  yield `${word}ing`;
  yield `${word}ed`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) yield `${word}es`;
  if (word.endsWith('ie')) yield `${word.slice(0, -2)}ying`;
  if (word.endsWith('e')) yield* [`${stem}ing`, `${stem}ed`];
  if (/[^aeiou]y$/.test(word)) yield* [`${stem}ies`, `${stem}ied`];
  // One short syllable doubles its last consonant: rob, robbed. Longer words do where they are stressed: admit, admitted.
  if (/[^aeiou][aeiou][bcdfgklmnprtvz]$/.test(word)) {
    yield* [`${word}${word.at(-1)}ing`, `${word}${word.at(-1)}ed`];
  }
}
