import { constants } from '../../generated/options.ts';

type Fixed = (typeof constants)['exit/fixedQuestions'][number];

/** What every post-exit survey asks first, as its record holds it. */
export const fixedQuestions = constants['exit/fixedQuestions'].map((fixed: Fixed) => fixed);

/** The reasons for leaving that can be chosen. */
export const leavingReasons: readonly string[] = fixedQuestions.flatMap((question) =>
  question.fixed === 'reason' ? question.quickReplies.map(({ title }) => title) : [],
);
