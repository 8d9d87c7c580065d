import { optionDetails } from '../../generated/options.ts';

type Fixed = (typeof optionDetails)['exit/fixed'][number];

/** What every post-exit survey asks first, as its record holds it. */
export const fixedQuestions = optionDetails['exit/fixed'].map((fixed: Fixed) => ({
  fixed: fixed.value,
  type: fixed.type,
  text: fixed.label,
  ...('scaleType' in fixed && { scaleType: fixed.scaleType }),
  ...('replies' in fixed && { quickReplies: fixed.replies.map((title) => ({ title })) }),
  responseRequired: true,
}));
