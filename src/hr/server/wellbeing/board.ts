import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants, optionValues } from '../../../generated/options.ts';
import { surveyCycle } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { drivers } from '../../rules/survey.ts';
import { partName } from '../../rules/survey-chat.ts';
import type { Chosen, CycleResults, ToldGroup } from '../../rules/survey-results.ts';
import { commentsIn } from './comments.ts';
import { type Cycle, overall, resultFields } from './cycle-answers.ts';
import { sumsOf } from './cycle-sums.ts';

type Answer = Calls['wellbeing/results']['answer'];
export type Board = Omit<Answer, 'status'>;

const categories = optionValues['wellbeing/survey.categories'];
const notGiven = 'wellbeing/not-given';

/** Cycles that are over, the newest first. */
export function closedCycles({ db, company }: CallContext): Promise<Cycle[]> {
  return db
    .select()
    .from(surveyCycle)
    .where(and(eq(surveyCycle.companyId, company), isNotNull(surveyCycle.closedAt)))
    .orderBy(desc(surveyCycle.number))
    .limit(constants['wellbeing/results.cycles']);
}

interface Wanted {
  cycle?: string;
  chosen?: Chosen;
  by?: string;
}

const nothing: Board = {
  withheld: null,
  cycles: [],
  cycle: '',
  groups: [],
  filters: '',
  fields: [],
  by: '',
  compared: false,
  start: null,
  end: null,
  figures: null,
  categories: [],
  drivers: [],
  parts: [],
  segments: [],
  trend: [],
  commented: false,
  comments: [],
};

/** All that may be told of a cycle that is over, to someone who sees all employees. Screen and file are made of it. */
export async function boardOf(context: CallContext, { cycle: id, chosen, by }: Wanted): Promise<Board | undefined> {
  // Whom a group of admins sees changes by the day: two days later its figures would tell of those who came or went.
  if (context.actor.scope !== null) return { ...nothing, withheld: 'scope' };
  const cycles = await closedCycles(context);
  const cycle = id ? cycles.find((one) => one.id === id) : cycles[0];
  if (!cycle) return id ? undefined : { ...nothing, withheld: 'none' };
  const { results, reminders } = await sumsOf(context, cycle);
  const company = results.group();
  const told = results.group(chosen);
  const fields = results.fields.map(({ name }) => ({ value: name, label: labelOf(name) }));
  const splitBy = fields.find(({ value }) => value === by)?.value ?? fields[0]?.value ?? '';
  const board: Board = {
    ...nothing,
    cycles: cycles.map(({ id: value, start }) => ({ value, label: start })),
    cycle: cycle.id,
    groups: groupsOf(context, results),
    filters: chosen ? JSON.stringify({ [chosen.field]: chosen.values }) : '',
    fields,
    by: splitBy,
    compared: chosen !== undefined,
    start: cycle.start,
    end: cycle.end,
    trend: await trendOf(context, cycles, chosen),
  };
  if (!told || !company) return { ...board, withheld: 'few' };
  // A comment that stands in one group and not in another would tell who wrote it.
  const comments = chosen ? [] : await commentsIn(context, cycle);
  return {
    ...board,
    figures: {
      respondents: told.respondents,
      rate: told.rate,
      score: told.means[overall] ?? null,
      company_rate: company.rate,
      company_score: company.means[overall] ?? null,
      reminders,
    },
    ...scoresOf(cycle, told, company),
    categories: countedIn(results),
    segments: segmentsOf(context, results, splitBy),
    commented: comments.length > 0,
    comments,
  };
}

function countedIn(results: CycleResults): Board['categories'] {
  const counts = results.categories;
  return categories.map((category, at) => ({ category, count: counts[at] ?? null }));
}

const labelOf = (name: string): string => resultFields.find((field) => field.name === name)?.label ?? name;

/** What a block is called: by its values, or the first of many. */
function blockName(context: CallContext, values: readonly string[]): string {
  const said = values.map((value) => value || context.text(notGiven));
  if (said.length <= 3) return said.join(', ');
  return context.text('wellbeing/block-of-many', { first: said.slice(0, 2).join(', '), more: said.length - 2 });
}

const groupsOf = (context: CallContext, { fields }: CycleResults): Board['groups'] =>
  fields.flatMap(({ name, blocks }) =>
    blocks.map((values) => ({
      value: JSON.stringify({ [name]: values }),
      label: blockName(context, values),
      group: labelOf(name),
    })),
  );

export function segmentsOf(context: CallContext, results: CycleResults, by: string): Board['segments'] {
  const blocks = results.fields.find(({ name }) => name === by)?.blocks ?? [];
  return blocks.flatMap((values) => {
    const told = results.group({ field: by, values });
    if (!told) return [];
    const means = Object.fromEntries(drivers.map((driver) => [driver, told.means[driver] ?? null]));
    return {
      name: blockName(context, values),
      respondents: told.respondents,
      rate: told.rate,
      score: told.means[overall] ?? null,
      ...(means as Record<(typeof drivers)[number], number | null>),
    };
  });
}

function scoresOf({ questions }: Cycle, told: ToldGroup, company: ToldGroup): Pick<Board, 'drivers' | 'parts'> {
  const meansOf = (name: string) => ({ average: told.means[name] ?? null, company: company.means[name] ?? null });
  const asked = drivers.filter((driver) => driver in company.means);
  const parts = questions.filter(({ type }) => type !== 'textInput' && type !== 'text');
  const unique = new Map(parts.map(({ driver, sub_driver }) => [partName(driver, sub_driver), { driver, sub_driver }]));
  return {
    drivers: asked.map((driver) => ({ driver, ...meansOf(driver) })),
    parts: [...unique].map(([name, { driver, sub_driver }]) => ({ part: sub_driver, driver, ...meansOf(name) })),
  };
}

/** The same group in each cycle, the oldest first; a cycle in which it is not told leaves a gap. */
async function trendOf(context: CallContext, cycles: readonly Cycle[], chosen?: Chosen): Promise<Board['trend']> {
  const trend: Board['trend'] = [];
  for (const cycle of cycles.toReversed()) {
    const { results } = await sumsOf(context, cycle);
    const [told, company] = [results.group(chosen), results.group()];
    trend.push({
      start: cycle.start,
      score: told?.means[overall] ?? null,
      company: company?.means[overall] ?? null,
      respondents: told?.respondents ?? null,
      rate: told?.rate ?? null,
    });
  }
  return trend;
}
