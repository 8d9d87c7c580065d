import { constants } from '../../../generated/options.ts';
import type { CallContext } from '../../../server/context.ts';
import {
  emptyPrint,
  type Fingerprint,
  type Group,
  isClose,
  isSame,
  remainders,
  ruling,
} from '../../rules/reporting-minimum.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { type EarlierDisclosure, earlierDisclosures, lastTold, remember, type Telling } from './disclosures.ts';
import type { Learner } from './learner.ts';

type Withheld = 'few' | 'close' | 'many';
/** What is told, and since when it stands; or why nothing is. */
export type Outcome<Figures> = { figures: Figures; at: Date } | { withheld: Withheld };

const minimum = constants['segments/engagement.minimum'];

interface Asked<Figures> {
  subject: string;
  learner: Learner;
  filters: Filters;
  group: Group;
  /** Of everyone of whom the learner knows. */
  whole: Fingerprint;
  /** What counts as told besides what was: the group of everyone and its parts. */
  always: readonly Fingerprint[];
  /** What else is compared: figures that were told under other subjects. */
  alsoTold?: readonly string[];
  /** Filters of which no two values hold the same people. */
  fields: readonly string[];
  /** Figures of the group, what is told with them under its own print, and what is told as groups of their own. */
  make(others: readonly Fingerprint[]): {
    figures: Figures;
    prints?: Readonly<Record<string, Fingerprint>>;
    besides?: readonly Telling[];
  };
}

/**
 * Figures stand until at least the minimum of people is behind what has changed: then they are made anew. What would
 * come too close to something told before is not told, but what was told about the same filters stays.
 */
export async function tell<Figures>(context: CallContext, asked: Asked<Figures>): Promise<Outcome<Figures>> {
  const { subject, learner, filters, group, alsoTold = [] } = asked;
  const about = learner.aboutOf(filters);
  const stays = async (): Promise<Outcome<Figures>> => {
    const last = await lastTold<Figures>(context, learner.id, { subject, about });
    return last ? { figures: last.figures, at: last.at } : { withheld: 'close' };
  };
  const last = await lastTold<Figures>(context, learner.id, { subject, about });
  // Most often what was told last stands: then the rest of what was told need not be read.
  if (last && !isApart(group, last.print)) return { figures: last.figures, at: last.at };
  const told = await earlierDisclosures(context, learner.id, [subject, ...alsoTold]);
  const before = told.find((one) => one.subject === subject && one.about === about);
  if (before && isSame(before.print, group.print)) return stays();
  const others = [...told.flatMap(({ prints }) => prints), ...asked.always];
  const ruled = ruling(group, others, minimum);
  if (ruled === 'few') return { withheld: 'few' };
  if (ruled === 'close' || leavesTooFew(asked, told)) return stays();
  const asking = new Set(told.flatMap((one) => (one.subject === subject ? [one.about] : [])));
  if (!before && asking.size >= constants['segments/engagement.mostTold']) return { withheld: 'many' };
  const { figures, prints, besides = [] } = asked.make(others);
  const own = { subject, about, filters: learner.filtersOf(filters), prints: { all: group.print, ...prints }, figures };
  await remember(context, learner.id, [own, ...besides]);
  return { figures, at: context.now };
}

/** Whether what was told last about a group need not stay as it is. */
const isApart = (group: Group, last: Fingerprint): boolean =>
  !isSame(last, group.print) && ruling(group, [last], minimum) !== 'close';

function leavesTooFew<Figures>(
  { learner, filters, group, whole, fields }: Asked<Figures>,
  told: readonly EarlierDisclosure[],
): boolean {
  const given = learner.filtersOf(filters);
  // The scope of someone who is looked as is a filter as well.
  const split = new Set([...fields, ...Object.keys(given).filter((name) => !(name in filters))]);
  const rests = remainders({ filters: given, print: group.print }, told, whole, [...split]);
  return rests.some((rest) => isClose(rest, emptyPrint(), minimum));
}
