import { optionDetails, optionLabels } from '../../../generated/options.ts';
import type { CallContext } from '../../../server/context.ts';
import { filtersTold } from '../../rules/filters-told.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { table } from '../segments/limits.ts';

/** Whom a report is about, as the documents call what they are filtered by. */
export const aboutOf = (context: Pick<CallContext, 'text'>, filters: Filters): Record<string, string> =>
  filtersTold(filters, {
    table,
    presets: optionDetails['segments/keys.presets'],
    lists: optionLabels,
    yes: context.text('shell/console.yes'),
    day: (end, date) => context.text(`segments/filters.${end}-day`, { date }),
  });
