import { optionDetails } from '../../generated/options.ts';
import { leavingReasons } from './exit-questions.ts';
import { cells, emptyPrint, type Fingerprint, type Part, toldParts } from './reporting-minimum.ts';
import { triggerDate } from './trigger-time.ts';

/** Someone who has left and answered the whole survey: once, by the last one. */
export interface Leaver {
  /** Of the fingerprint, and what stands there for the answers. */
  slot: number;
  print: number;
  department: string | null;
  location: string | null;
  tenure: string | null;
  /** In which they answered, such as 2026-Q1. */
  quarter: string;
  reason: string | null;
  /** From 1 to 5. */
  experience: number | null;
  manager: number | null;
  recommend: number | null;
}

/** What the figures are split into; each is a filter as well. */
const splits = ['department', 'tenure', 'quarter'] as const;
type Split = (typeof splits)[number];

interface Row {
  name: string;
  respondents: number | null;
  experience: number | null;
}

export interface ExitFigures {
  /** Who was sent the survey. */
  sent: number;
  respondents: number;
  experience: number | null;
  manager: number | null;
  recommend: number | null;
  reasons: { reason: string; count: number | null }[];
  departments: Row[];
  tenures: Row[];
  quarters: Row[];
}

interface ToldPart {
  field: Split;
  value: string;
  print: Fingerprint;
}

const bands = optionDetails['exit/tenures'];

/** How long someone was here, as one of exit/tenures. */
export const tenureOf = (joining: string | null, exit: string): string | null =>
  joining === null
    ? null
    : (bands.findLast(({ from }) => triggerDate(joining, from, 'months') <= exit)?.value ?? bands[0].value);

export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

export function printOf(leavers: readonly Leaver[]): Fingerprint {
  const print = emptyPrint();
  for (const { slot, print: own } of leavers) print[slot] = (print[slot] ?? 0) ^ own;
  return print;
}

/** The figures of a group that may be told, to someone who has been told the others. What would tell of too few is null. */
export function exitFigures(
  leavers: readonly Leaver[],
  sent: number,
  others: readonly Fingerprint[],
  minimum: number,
): { figures: ExitFigures; parts: ToldPart[] } {
  const told = [...others, printOf(leavers)];
  const parts: ToldPart[] = [];
  const rowsOf = (field: Split, names: readonly string[]): Row[] => {
    const found = partsOf(leavers, field, names);
    const isTold = toldParts(found, told, minimum);
    return found.flatMap(({ name, print, people, of }, at): Row[] => {
      if (name === null) return [];
      if (!isTold[at]) return [{ name, respondents: people === 0 ? 0 : null, experience: null }];
      told.push(print);
      parts.push({ field, value: name, print });
      return [{ name, respondents: people, experience: mean(of, 'experience', minimum) }];
    });
  };
  const counts = leavingReasons.map((reason) => leavers.filter((one) => one.reason === reason).length);
  const shown = cells(counts, minimum);
  return {
    figures: {
      sent,
      respondents: leavers.length,
      experience: mean(leavers, 'experience', minimum),
      manager: mean(leavers, 'manager', minimum),
      recommend: mean(leavers, 'recommend', minimum),
      reasons: leavingReasons.map((reason, at) => ({ reason, count: shown[at] ?? null })),
      departments: rowsOf('department', valuesOf(leavers, 'department')),
      tenures: rowsOf(
        'tenure',
        bands.map(({ value }) => value),
      ),
      quarters: rowsOf('quarter', valuesOf(leavers, 'quarter')),
    },
    parts,
  };
}

const valuesOf = (leavers: readonly Leaver[], field: Split | 'location'): string[] =>
  [...new Set(leavers.flatMap((one) => one[field] ?? []))].sort();

interface FoundPart extends Part {
  of: Leaver[];
}

/** Those without a value are a part that has no name. */
function partsOf(leavers: readonly Leaver[], field: Split, names: readonly string[]): FoundPart[] {
  return [...names, null].map((name) => {
    const of = leavers.filter((one) => (name === null ? !names.includes(one[field] ?? '') : one[field] === name));
    return { name, people: of.length, print: printOf(of), of };
  });
}

/** With one decimal. */
function mean(leavers: readonly Leaver[], of: 'experience' | 'manager' | 'recommend', minimum: number): number | null {
  const given = leavers.flatMap((one) => one[of] ?? []);
  if (given.length < minimum) return null;
  return Math.round((given.reduce((sum, value) => sum + value, 0) / given.length) * 10) / 10;
}
