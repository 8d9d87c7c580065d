import { constants } from '../../../generated/options.ts';

/** When mails of the survey go, by the clock of each employee. */
export const sending = {
  /** No public holidays until a company names some. */
  holidays: new Set<string>(),
  hour: constants['wellbeing/survey.sendingHour'],
  lastHour: constants['wellbeing/survey.lastHour'],
};
