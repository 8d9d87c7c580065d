import type { CallContext } from '../../../server/context.ts';
import type { ExitFigures } from '../../rules/exit-figures.ts';
import { today } from '../access/actor.ts';
import type { QuestionFigures } from '../touchpoints/report.answers.ts';
import { exitFiguresTold } from './told.ts';

/**
 * By what a fixed question asks, which each survey asks alike: what the dashboard says, of the same people. Figures of
 * other people, or of another moment, would tell beside the dashboard's what a single leaver has answered.
 */
export async function fixedFigures(context: CallContext): Promise<Map<string, QuestionFigures>> {
  const { outcome, all } = await exitFiguresTold(context, {});
  const answers = all.filter(({ answer }) => answer !== null).length;
  const isTold = 'figures' in outcome;
  const countedOn = isTold ? today(context.actor.timeZone, outcome.at) : null;
  const found = new Map<string, QuestionFigures>();
  for (const [fixed, figuresOf] of Object.entries(told)) {
    const figures = isTold ? figuresOf(outcome.figures) : { average: null, replies: [] };
    found.set(fixed, { answers, ...figures, countedOn });
  }
  return found;
}

type Figures = Pick<QuestionFigures, 'average' | 'replies'>;

/** The one that asks for words is counted alone. */
const told: Readonly<Record<string, (figures: ExitFigures) => Figures>> = {
  reason: ({ reasons }) => ({ average: null, replies: reasons.map(({ reason, count }) => [reason, count]) }),
  experience: ({ experience }) => ({ average: experience, replies: [] }),
  manager: ({ manager }) => ({ average: manager, replies: [] }),
  recommend: ({ recommend }) => ({ average: recommend, replies: [] }),
};
