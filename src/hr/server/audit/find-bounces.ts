import { optionDetails } from '../../../generated/options.ts';
import type { CallContext, ListFilter, ListQuery } from '../../../server/context.ts';
import { daysOf } from '../../../shared/time/period.ts';
import { dayIn } from '../../../shared/time/wire.ts';
import { hooks } from './bounce.hooks.ts';

/** What the list of bounced mails is searched and filtered for. */
interface Asked {
  raw_search_string?: string;
  status?: string;
  user__profile__status?: string;
  created?: string;
  createdAt_date_start?: string;
  createdAt_date_end?: string;
}

/** What the list itself would show for it, the newest first. */
export async function findBounces(
  context: CallContext<'NoPeriod'>,
  asked: Asked,
  query: Omit<ListQuery, 'search' | 'sort'>,
) {
  const where = { ...(await hooks.rows?.(context, { ...asked })), ...query.where };
  const filters = [...(query.filters ?? []), ...filtersOf(asked), ...within(context, asked.created)];
  return context.records.list('audit/bounce', {
    ...query,
    where,
    filters,
    search: asked.raw_search_string,
    sort: ['-createdAt'],
  });
}

const filtersOf = ({ status, createdAt_date_start: from, createdAt_date_end: to }: Asked): ListFilter[] => [
  ...(status ? [{ property: 'status', is: 'equal', value: status } as const] : []),
  ...(from ? [{ property: 'createdAt', is: 'from', value: from } as const] : []),
  ...(to ? [{ property: 'createdAt', is: 'to', value: to } as const] : []),
];

/** The days of a period, as the list counts them: back from today where the caller is. */
function within(context: CallContext<'NoPeriod'>, period: string | undefined): ListFilter[] {
  if (!period) return [];
  const today = dayIn(context.actor.timeZone, context.now);
  const { from, to } = daysOf(period, optionDetails['audit/line.periods'], today) ?? context.fail('NoPeriod');
  return filtersOf({ createdAt_date_start: from, createdAt_date_end: to });
}
