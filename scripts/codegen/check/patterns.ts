import { runInNewContext } from 'node:vm';
import type { DocumentFile, Path } from '../document.ts';
import type { Checking } from './checking.ts';

/** What a pattern may take for one long text, unless it takes no more than in proportion to a shorter one. */
const allowed = { characters: 20_000, milliseconds: 50 };
/** A text as many times as long may take a pattern three times as much longer: time and square are far apart. */
const growth = { times: 8, more: 24 };

/** A pattern that cannot be read, or that a long text could keep busy. */
export function checkPattern(checking: Checking, document: DocumentFile, path: Path, pattern: string): void {
  const fault = patternFault(pattern);
  if (fault) checking.say(document, path, fault.sentence, fault.suggestion);
}

const known = new Map<string, Fault | undefined>();

interface Fault {
  sentence: string;
  suggestion: string;
}

export function patternFault(pattern: string): Fault | undefined {
  if (!known.has(pattern)) known.set(pattern, faultOf(pattern));
  return known.get(pattern);
}

function faultOf(pattern: string): Fault | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return {
      sentence: `The pattern cannot be read: ${(error as Error).message}`,
      suggestion: 'it is read with the flag u',
    };
  }
  if (nestsQuantifiers(pattern)) {
    return {
      sentence: 'The pattern repeats a group that itself repeats or branches: a long text could take for ever',
      suggestion: 'repeat one set of characters instead',
    };
  }
  const slow = attacks(pattern).some((text) => isSlow(pattern, text));
  return slow
    ? {
        sentence: `The pattern takes more than ${allowed.milliseconds} ms for ${allowed.characters} characters`,
        suggestion: 'anchor it with ^, and let no two neighbours repeat the same characters',
      }
    : undefined;
}

/** A group repeated without limit whose inside holds a quantifier or an alternative: `(a+)+`, `(a|aa)*`. */
function nestsQuantifiers(pattern: string): boolean {
  const plain = pattern.replace(/\\./gu, 'x').replace(/\[[^\]]*\]/gu, 'x');
  const inner = /\((?:\?[:=!<]+)?([^()]*)\)([*+]|\{\d+,\d*\})?/u;
  for (let rest = plain, match = inner.exec(rest); match; match = inner.exec(rest)) {
    const [whole, inside = '', quantifier] = match;
    if (quantifier && /[*+|]|\{\d+,\d*\}|~/u.test(inside)) return true;
    // What stays behind of a group remembers whether it could repeat.
    rest = rest.replace(whole, /[*+~]|\{\d+,\d*\}/u.test(inside) || quantifier ? '~' : 'x');
  }
  return false;
}

/** Long texts of the pattern's own characters that end in one it does not expect. */
function attacks(pattern: string): string[] {
  const letters = new Set([
    'a',
    '0',
    ' ',
    '-',
    '.',
    'A',
    ...pattern.replace(/\\[pPdDwWsSbB](\{[^}]*\})?/gu, '').replace(/[\\^$*+?()[\]{}|]/gu, ''),
  ]);
  return [...letters].slice(0, 40).flatMap((letter) => {
    const long = letter.repeat(allowed.characters);
    return [`${long}\u0000`, `\u0000${long}\u0000`];
  });
}

/** On a machine that is busy with other things everything takes long, but what is in proportion stays so. */
function isSlow(pattern: string, text: string): boolean {
  const long = least(pattern, text);
  if (long <= allowed.milliseconds) return false;
  const short = least(pattern, `${text.slice(0, text.length / growth.times)}\u0000`);
  return short > allowed.milliseconds || long > growth.more * Math.max(short, 0.1);
}

function least(pattern: string, text: string): number {
  let found = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && found > allowed.milliseconds; run += 1) {
    const taken = cost(pattern, text);
    // What is ten times too slow is not so for the machine's sake.
    if (taken > 10 * allowed.milliseconds) return taken;
    found = Math.min(found, taken);
  }
  return found;
}

/** Processor time of one match, which is stopped in the middle when it takes long: a context of its own allows that. */
function cost(pattern: string, text: string): number {
  const begun = process.cpuUsage();
  try {
    runInNewContext('new RegExp(pattern, "u").test(text)', { pattern, text }, { timeout: 1000 });
  } catch {
    // Processor time is taken from a slow pattern, and not from one that waits for its turn on a busy machine.
  }
  return process.cpuUsage(begun).user / 1000;
}
