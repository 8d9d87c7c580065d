import type { CallContext } from '../../../server/context.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import type { Whole } from '../segments/counted.ts';
import { learnerOf } from '../segments/learner.ts';
import { fields } from '../segments/overview.ts';
import { tell } from '../segments/telling.ts';
import { wordsSaid } from './report.query.ts';

const subject = 'report-words';

/**
 * Words are told by the rule of figures: two groups whose words one person learns differ by the minimum of people, or a
 * word that comes or goes would be that of the few by whom they differ. Until then what was told stays.
 */
export async function wordsTold(context: CallContext, filters: Filters, counted: Whole): Promise<string[]> {
  const learner = await learnerOf(context);
  const words = await wordsSaid(context, learner, filters);
  const { all, everyone } = counted;
  const outcome = await tell<string[]>(context, {
    subject,
    learner,
    filters,
    group: all,
    whole: everyone.all.print,
    always: everyone.all === all ? [] : [everyone.all.print],
    fields,
    make: () => ({ figures: words }),
  });
  return 'withheld' in outcome ? [] : outcome.figures;
}
