import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { type Figures, figuresOf } from '../../rules/engagement.ts';
import { type Filters, sameText, writeFilters } from '../../rules/saved-filters.ts';
import { mayListChats, seesTooFew } from '../people/session/sessions.ts';
import { countedOf, type Whole } from './counted.ts';
import { type Learner, learnerOf } from './learner.ts';
import { dayOf, filtersFor, filtersStill, table } from './limits.ts';
import { countAnswers, monthsUntil } from './overview.query.ts';
import { addressOf, allData, allDataId, ownFilter, ownFilters } from './saved-filters.ts';
import { type Outcome, tell } from './telling.ts';

type Overview = Calls['segments/overview'];

const subject = 'overview';
const minimum = constants['segments/engagement.minimum'];
const thresholds = {
  minimum,
  disengagedUpTo: constants['segments/engagement.disengagedUpTo'],
  passiveUpTo: constants['segments/engagement.passiveUpTo'],
};

export const handler: Handler<Overview> = async (context, { body }) => {
  const filters = await filtersAsked(context, body);
  const { counted, outcome } = await figuresFor(context as CallContext, filters);
  const isListed =
    mayListChats(context as CallContext, Object.keys(filters).length > 0) &&
    !(await seesTooFew(context as CallContext));
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
          ...toldOf({
            ...outcome.figures,
            // Of the moment of the others: what stands may be older than the headcount.
            employees: outcome.figures.employees ?? counted.headcount,
            ...(isListed && { high_risk: counted.all.highRisk }),
          }),
        }),
  };
};

/** What may be told to who asks about those whom the filters select; from then on it counts as told. */
export async function figuresFor(
  context: CallContext,
  filters: Filters,
): Promise<{ counted: Whole; outcome: Outcome<Figures> }> {
  const learner = await learnerOf(context);
  const counted = countedOf(await countAnswers(context, learner, filters), monthsUntil(dayOf(context)));
  return { counted, outcome: await tellCounted(context, { learner, filters, counted }) };
}

function toldOf(
  figures: Figures & { employees: number },
): Pick<Overview['answer'], 'hidden' | 'none_disengaged' | 'figures'> {
  const { high_risk, moods, groups, drivers } = figures;
  const told = [
    high_risk,
    ...[...moods, ...groups].map(({ count }) => count),
    ...drivers.map(({ average }) => average),
  ];
  const none_disengaged = groups.some(({ group, count }) => group === 'disengaged' && count === 0);
  return { hidden: told.includes(null), none_disengaged, figures };
}

/**
 * Those given, those of a segment, or else the default's: held against what the caller may filter by now. Who asked for
 * none is not refused: a default that cannot be used any more gives way to all data, and is told where it is chosen.
 */
async function filtersAsked(context: CallContext<Overview['errors']>, body: Overview['body']): Promise<Filters> {
  if (body.filters !== undefined) return filtersFor(context, parsedFilters(context, body.filters));
  if (body.segment === allDataId) return {};
  if (body.segment !== undefined) return filtersFor(context, (await ownFilter(context, body.segment)).filters);
  return filtersStill(context, (await ownFilters(context)).find((row) => row.is_default)?.filters ?? {});
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

interface Question {
  learner: Learner;
  filters: Filters;
  counted: Whole;
}

function tellCounted(context: CallContext, { learner, filters, counted }: Question): Promise<Outcome<Figures>> {
  const { everyone, headcount: employees, started, completed } = counted;
  return tell<Figures>(context, {
    subject,
    learner,
    filters,
    group: counted.all,
    whole: everyone.all.print,
    always:
      everyone.all === counted.all ? [] : [everyone.all.print, ...everyone.months.map(({ group }) => group.print)],
    fields,
    make(others) {
      const figures = figuresOf(counted.all, counted.months, { employees, started, completed }, thresholds, others);
      const shown = counted.months.filter((_, at) => figures.months[at]?.respondents !== null);
      return { figures, prints: Object.fromEntries(shown.map(({ month, group }) => [month, group.print])) };
    },
  });
}

/** Filters of which no two values hold the same people. */
export const fields = table.filter(({ kind }) => kind === 'values').map(({ value }) => value);
