import type { Calls } from '../../../generated/calls.ts';
import { optionLabels } from '../../../generated/options.ts';
import type { Handler } from '../../../server/context.ts';
import { mayFilterBy } from '../../rules/saved-filters.ts';
import { dayOf, minDate, table } from './limits.ts';

const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = optionLabels;

/** What someone can filter by, in the order of the picker. */
export const handler: Handler<Calls['segments/categories']> = async (context) => ({
  status: 200,
  data: table
    .filter((key) => mayFilterBy(key, context.actor.permissions))
    .map(({ value, label, kind, start, end, names = '' }) => ({
      key: value,
      label,
      kind,
      ...(start && { start }),
      ...(end && { end }),
      ...(lists[names] && { names: lists[names] }),
    })),
  min_date: minDate,
  max_date: dayOf(context),
});
