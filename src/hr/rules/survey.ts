import type { OptionValues } from '../../generated/options.ts';
import { constants, optionDetails, optionLabels, optionValues } from '../../generated/options.ts';

/** What the well-being survey keeps, in the editor and on the server. */

export type Driver = OptionValues['wellbeing/survey.drivers'];
export type Category = OptionValues['wellbeing/survey.categories'];
/** How many questions of each driver a survey asks. */
export type Counts = Readonly<Record<Driver, number>>;

export const drivers: readonly Driver[] = optionValues['wellbeing/survey.drivers'];

export const driverLabel = (driver: Driver): string => optionLabels['wellbeing/survey.drivers'][driver];

const frequencies = optionDetails['wellbeing/survey.frequencies'];

/** Most questions of a survey that is sent this often (a value of wellbeing/survey.frequencies). */
export const mostQuestions = (frequency: number): number =>
  frequencies.find(({ value }) => value === frequency)?.max_allowed_questions ?? 0;

export const questionsIn = (counts: Counts): number => drivers.reduce((sum, driver) => sum + counts[driver], 0);

type CountFault = 'too-few' | 'too-many';

/** Whether a survey may ask so many; none at all stands for one that is not set up yet. */
export function countFault(counts: Counts, frequency: number): CountFault | undefined {
  const all = questionsIn(counts);
  if (all > mostQuestions(frequency)) return 'too-many';
  return all < constants['wellbeing/survey.leastQuestions'] ? 'too-few' : undefined;
}

/** The drivers of which fewer questions are chosen than are asked, in the order shown. */
export const shortDrivers = (counts: Counts, chosen: Counts): Driver[] =>
  drivers.filter((driver) => chosen[driver] < counts[driver]);

/** How someone is, by the mean of the drivers that they have answered; undefined when they have answered none. */
export function categoryOf(scores: Readonly<Partial<Record<Driver, number>>>): Category | undefined {
  const answered = Object.values(scores);
  if (answered.length === 0) return undefined;
  // In hundredths: 0.1 + 0.2 must not decide who is well.
  const mean = Math.round((answered.reduce((sum, score) => sum + score, 0) / answered.length) * 100) / 100;
  return optionDetails['wellbeing/survey.categories'].find(({ from }) => mean >= from)?.value;
}
