import { analyse, type Report } from 'scslre';
import type { DocumentFile, Path } from '../document.ts';
import type { Checking } from './checking.ts';

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
  const [report] = analyse({ source: endless(pattern), flags: 'u' }, { maxReports: 1 }).reports;
  return report && slowness(report);
}

/** Why a long text costs the pattern more than in proportion. It is read off the pattern: a clock would err on a busy machine. */
function slowness({ type, character }: Report): Fault {
  const long = `a long text of “${character.pick}”`;
  return type === 'Move'
    ? {
        sentence: `The pattern begins anew at every character of ${long}, and reads far ahead each time`,
        suggestion: 'anchor it with ^',
      }
    : {
        sentence: `The pattern can divide ${long} between its parts in many ways, and tries them all`,
        suggestion: 'let no two neighbours repeat the same characters',
      };
}

/** A hundred times or more is taken for without end: three such neighbours can divide a text in a million ways. */
function endless(pattern: string): string {
  return pattern.replace(/\{(\d+),\d{3,}\}/gu, '{$1,}');
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
