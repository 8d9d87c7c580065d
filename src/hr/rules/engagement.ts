import { percentOf } from './percent.ts';
import { cells, type Fingerprint, type Group, ruling } from './reporting-minimum.ts';

/** What was counted of one group: of each person the latest answer in it. */
export interface Counted extends Group {
  /** People by mood, from 1 up. */
  readonly moods: readonly number[];
  /** Disengaged people whose case is not resolved. */
  readonly highRisk: number;
  readonly score: Sum;
  readonly drivers: Readonly<Record<string, Sum>>;
}

interface Sum {
  readonly sum: number;
  readonly count: number;
}

export interface CountedMonth {
  readonly month: string;
  readonly group: Counted;
}

interface Thresholds {
  /** Moods up to this are disengaged; up to that passively engaged; better ones engaged. */
  readonly disengagedUpTo: number;
  readonly passiveUpTo: number;
  readonly minimum: number;
}

export interface Figures {
  /** Active ones, whether they answered or not; figures that were told long ago do not say it. */
  employees?: number;
  respondents: number;
  started: number;
  completed: number;
  /** Completed of those started, in percent. */
  rate: number | null;
  engagement: number | null;
  groups: { group: 'engaged' | 'passive' | 'disengaged'; count: number | null }[];
  high_risk: number | null;
  moods: { mood: number; count: number | null }[];
  drivers: { driver: string; average: number | null }[];
  months: { month: string; respondents: number | null; engagement: number | null; disengaged: number | null }[];
}

/** The figures of a group that may be told about; what would tell about too few is null. */
export function figuresOf(
  counted: Counted,
  months: readonly CountedMonth[],
  counts: { employees: number; started: number; completed: number },
  thresholds: Thresholds,
  others: readonly Fingerprint[],
): Figures {
  const { minimum } = thresholds;
  return {
    respondents: counted.people,
    ...counts,
    rate: percentOf(counts.completed, counts.started),
    engagement: average(counted.score, minimum),
    ...distribution(counted, thresholds),
    drivers: Object.entries(counted.drivers).map(([driver, sum]) => ({ driver, average: average(sum, minimum) })),
    months: months.map(({ month, group }) =>
      ruling(group, [...others, counted.print], minimum) === 'told'
        ? { month, ...monthOf(group, thresholds) }
        : { month, respondents: null, engagement: null, disengaged: null },
    ),
  };
}

function monthOf(group: Counted, { disengagedUpTo, minimum }: Thresholds) {
  const disengaged = total(group.moods.slice(0, disengagedUpTo));
  const [told] = cells([disengaged, group.people - disengaged], minimum);
  return {
    respondents: group.people,
    engagement: average(group.score, minimum),
    disengaged: told === null || told === undefined ? null : percentOf(told, group.people),
  };
}

/** First how engaged people are, then within each of the three groups that is told the single moods. */
function distribution({ moods, highRisk }: Counted, { disengagedUpTo, passiveUpTo, minimum }: Thresholds) {
  const parts = [moods.slice(0, disengagedUpTo), moods.slice(disengagedUpTo, passiveUpTo), moods.slice(passiveUpTo)];
  const [disengaged = null, passive = null, engaged = null] = cells(parts.map(total), minimum);
  const single = [disengaged, passive, engaged].flatMap((told, at) => {
    const part = parts[at] ?? [];
    return told === null ? part.map(() => null) : cells(part, minimum);
  });
  const [atRisk = null] = disengaged === null ? [] : cells([highRisk, disengaged - highRisk], minimum);
  return {
    groups: [
      { group: 'engaged' as const, count: engaged },
      { group: 'passive' as const, count: passive },
      { group: 'disengaged' as const, count: disengaged },
    ],
    high_risk: atRisk,
    moods: single.map((count, at) => ({ mood: at + 1, count })),
  };
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Scores are told with one decimal. */
const average = ({ sum, count }: Sum, minimum: number): number | null =>
  count < minimum ? null : Math.round((sum / count) * 10) / 10;
