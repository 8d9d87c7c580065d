import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { constants, optionValues } from '../../../generated/options.ts';
import { type surveyCycle, surveyResponse } from '../../../generated/tables.ts';
import type { Database } from '../../../server/context.ts';
import { drivers } from '../../rules/survey.ts';
import { partName } from '../../rules/survey-chat.ts';
import { type CycleAnswers, type ToldCycle, toldCycle } from '../../rules/told-cycle.ts';
import { table } from '../segments/limits.ts';

export type Cycle = typeof surveyCycle.$inferSelect;

/** The fields that results are told by, and what they are called. */
export const resultFields = table.flatMap(({ kind, property, label }) =>
  kind === 'values' && property ? [{ name: property, label }] : [],
);

/** All drivers that someone has answered, together. */
export const overall = 'overall';

export interface CycleSums {
  told: ToldCycle;
  /** Reminders that were sent, to all together; null where so few were asked that it would tell about them. */
  reminders: number | null;
}

const minimum = constants['segments/engagement.minimum'];
export const limits = { minimum, mostBlocks: constants['wellbeing/results.mostBlocks'] };
/** Answers read at once: as many as are taken in before others notice. */
const atOnce = 2_000;

interface Reading {
  company: string;
  /** Each piece may be a transaction of its own: of a cycle that is over nothing changes in between. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  giveWay(): Promise<void> | undefined;
}

/** What may be told of a cycle that is over, worked out from its answers in pieces that keep nobody waiting. */
export async function summedUp(reading: Reading, cycle: Cycle): Promise<CycleSums> {
  const answers = new Columns(cycle);
  for await (const row of responsesIn(reading, cycle)) answers.add(row);
  const steps = toldCycle(answers.finished(), limits);
  for (;;) {
    await reading.giveWay();
    const { done, value } = steps.next();
    if (done) return { told: value, reminders: answers.size < minimum ? null : answers.reminders };
  }
}

/** Of those who were written to: a pause, or that they left, may have kept others from it until the cycle was over. */
async function* responsesIn({ company, read, giveWay }: Reading, cycle: Cycle) {
  const { id, segments, scores, parts, category, reminders } = surveyResponse;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ofCycle = and(eq(surveyResponse.companyId, company), eq(surveyResponse.cycle, cycle.id));
    const rows = await read((db) =>
      db
        .select({ id, segments, scores, parts, category, reminders })
        .from(surveyResponse)
        .where(and(ofCycle, isNotNull(surveyResponse.reachedOn), gt(id, last)))
        .orderBy(asc(id))
        .limit(atOnce),
    );
    yield* rows;
    await giveWay();
    const end = rows.at(-1);
    if (!end || rows.length < atOnce) return;
    last = end.id;
  }
}

type Row = Pick<typeof surveyResponse.$inferSelect, 'segments' | 'scores' | 'parts' | 'category' | 'reminders'>;
const categories: readonly string[] = optionValues['wellbeing/survey.categories'];
/** Numbers of values that a field of the results can hold; whatever comes after that counts as not given. */
const mostValues = 65_000;

/** Who belongs where and gave what, a column for each field and measure. */
class Columns {
  size = 0;
  reminders = 0;
  readonly #fields = resultFields.map(({ name }) => ({ name, codes: new Map([['', 0]]), of: [] as number[] }));
  readonly #measures: Map<string, number[]>;
  readonly #answered: number[] = [];
  readonly #categories: number[] = [];

  constructor({ questions }: Cycle) {
    const asked = drivers.filter((one) => questions.some(({ driver }) => driver === one));
    const parts = questions.map(({ driver, sub_driver }) => partName(driver, sub_driver));
    this.#measures = new Map([overall, ...asked, ...parts].map((name) => [name, []]));
  }

  add({ segments, scores, parts, category, reminders }: Row): void {
    for (const { name, codes, of } of this.#fields) {
      const value = segments[name] ?? '';
      if (!codes.has(value) && codes.size < mostValues) codes.set(value, codes.size);
      of.push(codes.get(value) ?? 0);
    }
    const given = Object.values(scores);
    const mean = given.reduce((sum, score) => sum + score, 0) / given.length;
    const all: Record<string, number> = { ...scores, ...parts, [overall]: mean };
    for (const [name, column] of this.#measures) column.push(all[name] ?? Number.NaN);
    this.#answered.push(given.length > 0 ? 1 : 0);
    this.#categories.push(Math.max(0, categories.indexOf(category ?? '')));
    this.reminders += reminders;
    this.size += 1;
  }

  finished(): CycleAnswers {
    const measures = [...this.#measures].map(([name, column]) => [name, Float64Array.from(column)] as const);
    return {
      fields: this.#fields.map(({ name, codes, of }) => ({
        name,
        values: [...codes.keys()],
        of: Uint16Array.from(of),
      })),
      answered: Uint8Array.from(this.#answered),
      measures: Object.fromEntries(measures),
      categories: { count: categories.length, of: Uint8Array.from(this.#categories) },
    };
  }
}
