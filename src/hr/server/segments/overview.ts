import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { type Figures, figuresOf } from '../../rules/engagement.ts';
import { emptyPrint, isClose, isSame, remainders, ruling } from '../../rules/reporting-minimum.ts';
import { type Filters, sameText, writeFilters } from '../../rules/saved-filters.ts';
import { mayListChats } from '../people/session/sessions.ts';
import { countedOf, type Whole } from './counted.ts';
import { type EarlierDisclosure, earlierDisclosures, figuresTold, remember } from './disclosures.ts';
import { type Learner, learnerOf } from './learner.ts';
import { dayOf, filtersFor, table } from './limits.ts';
import { countAnswers, monthsUntil } from './overview.query.ts';
import { addressOf, allData, allDataId, ownFilter, ownFilters } from './saved-filters.ts';

type Overview = Calls['segments/overview'];
type Withheld = Exclude<Overview['answer']['withheld'], null>;
/** What is told, and since when it stands; or why nothing is. */
type Outcome = { figures: Figures; at: Date } | { withheld: Withheld };

const subject = 'overview';
const minimum = constants['segments/engagement.minimum'];
const thresholds = {
  minimum,
  disengagedUpTo: constants['segments/engagement.disengagedUpTo'],
  passiveUpTo: constants['segments/engagement.passiveUpTo'],
};

interface Question {
  learner: Learner;
  filters: Filters;
  counted: Whole;
  told: EarlierDisclosure[];
}

export const handler: Handler<Overview> = async (context, { body }) => {
  const filters = await filtersAsked(context, body);
  const learner = await learnerOf(context);
  const told = await earlierDisclosures(context, learner.id, [subject]);
  const counted = countedOf(await countAnswers(context, learner, filters), monthsUntil(dayOf(context)));
  const outcome = await tell(context, { learner, filters, counted, told });
  const isListed = mayListChats(context as CallContext, Object.keys(filters).length > 0);
  return {
    status: 200,
    filters: writeFilters(filters, table),
    query: addressOf(filters),
    segment: await segmentWith(context, filters),
    headcount: counted.headcount,
    left: counted.left,
    lists: isListed,
    ...('withheld' in outcome
      ? { withheld: outcome.withheld, as_of: null, hidden: false, none_disengaged: false, figures: null }
      : {
          withheld: null,
          as_of: wireTime(context.config.wireZone)(outcome.at),
          ...toldOf(isListed ? { ...outcome.figures, high_risk: counted.all.highRisk } : outcome.figures),
        }),
  };
};

function toldOf(figures: Figures): Pick<Overview['answer'], 'hidden' | 'none_disengaged' | 'figures'> {
  const { high_risk, moods, groups, drivers } = figures;
  const told = [
    high_risk,
    ...[...moods, ...groups].map(({ count }) => count),
    ...drivers.map(({ average }) => average),
  ];
  const none_disengaged = groups.some(({ group, count }) => group === 'disengaged' && count === 0);
  return { hidden: told.includes(null), none_disengaged, figures };
}

/** Those given, those of a segment, or else the default's: held against what the caller may filter by now. */
async function filtersAsked(context: CallContext<Overview['errors']>, body: Overview['body']): Promise<Filters> {
  if (body.filters !== undefined) return filtersFor(context, parsedFilters(context, body.filters));
  if (body.segment === allDataId) return {};
  if (body.segment !== undefined) return filtersFor(context, (await ownFilter(context, body.segment)).filters);
  return filtersFor(context, (await ownFilters(context)).find((row) => row.is_default)?.filters ?? {});
}

export function parsedFilters(context: CallContext<'NotReadable'>, text: string): Record<string, unknown> {
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Record<string, unknown>;
  } catch {
    // Answered below, as any other text that is no filter.
  }
  return context.fail('NotReadable', { errors: { filters: [] } });
}

async function segmentWith(context: CallContext, filters: Filters): Promise<Overview['answer']['segment']> {
  const found = [allData(false), ...(await ownFilters(context))].find(
    (row) => sameText(row.filters) === sameText(filters),
  );
  return found ? { id: found.id, title: found.title } : null;
}

/**
 * Figures stand until at least the minimum of people is behind what has changed: then they are made anew. What would
 * come too close to something told before is not told, but what was told about the same filters stays.
 */
async function tell(context: CallContext, { learner, filters, counted, told }: Question): Promise<Outcome> {
  const about = learner.aboutOf(filters);
  const before = told.find((one) => one.about === about);
  const others = told.flatMap(({ prints }) => prints);
  const { everyone } = counted;
  if (everyone.all !== counted.all) others.push(everyone.all.print, ...everyone.months.map(({ group }) => group.print));
  const stays = async (): Promise<Outcome> => {
    const figures = before && (await figuresTold<Figures>(context, learner.id, [before])).get(before.id);
    return figures ? { figures, at: before.at } : { withheld: 'close' };
  };
  if (before && isSame(before.print, counted.all.print)) return stays();
  const ruled = ruling(counted.all, others, minimum);
  if (ruled === 'few') return { withheld: 'few' };
  if (ruled === 'close' || leavesTooFew(learner.filtersOf(filters), counted, told)) return stays();
  if (!before && new Set(told.map((one) => one.about)).size >= constants['segments/engagement.mostTold'])
    return { withheld: 'many' };
  const { started, completed } = counted;
  const figures = figuresOf(counted.all, counted.months, { started, completed }, thresholds, others);
  const shown = counted.months.filter((_, at) => figures.months[at]?.respondents !== null);
  const months = Object.fromEntries(shown.map(({ month, group }) => [month, group.print]));
  const prints = { all: counted.all.print, ...months };
  await remember(context, learner.id, [{ subject, about, filters: learner.filtersOf(filters), prints, figures }]);
  return { figures, at: context.now };
}

const fields = table.filter(({ kind }) => kind === 'values').map(({ value }) => value);

function leavesTooFew(filters: Filters, { all, everyone }: Whole, told: readonly EarlierDisclosure[]): boolean {
  const split = new Set([
    ...fields,
    ...Object.keys(filters).filter((name) => !table.some(({ value }) => value === name)),
  ]);
  const rests = remainders({ filters, print: all.print }, told, everyone.all.print, [...split]);
  return rests.some((rest) => isClose(rest, emptyPrint(), minimum));
}
