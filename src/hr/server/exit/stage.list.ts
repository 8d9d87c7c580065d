import type { Calls } from '../../../generated/calls.ts';
import type { Handler, ListFilter } from '../../../server/context.ts';

type List = Calls['exit/stage.list'];

/** The one that is live first, then the newest. */
export const handler: Handler<List> = async (context, { query }) => {
  const { rows, total } = await context.records.list('touchpoints/stage', {
    page: query.page_offset || 1,
    limit: query.page_limit,
    search: query.raw_search_string || undefined,
    where: { stageType: 'postExit' },
    filters: [...oneOf('stageType', query.stageType__in), ...oneOf('status', query.status__in)],
    sort: ['-status', '-createdAt'],
  });
  return {
    status: 200,
    data: rows.map((row) => ({
      stageType: String(row.stageType),
      stage_details: detailsOf(row),
    })),
    total_count: total,
  };
};

function oneOf(property: string, given: string | string[] | undefined): ListFilter[] {
  const values = [given ?? []].flat().flatMap((part) => part.split(','));
  return values.length > 0 ? [{ property, is: 'in', values }] : [];
}

function detailsOf(row: Record<string, unknown>): List['answer']['data'][number]['stage_details'] {
  const { id, version, title, status, questions, reminders, triggerTimeDuration, triggerTimeUnit, chatFromUser } = row;
  return {
    id: String(id),
    version: Number(version),
    title: String(title),
    status: status as 'draft' | 'live',
    questions_count: (questions as unknown[]).length,
    reminder_count: (reminders as unknown[]).length,
    triggerTimeDuration: Number(triggerTimeDuration),
    triggerTimeUnit: triggerTimeUnit as 'days',
    triggerTimeIn: String(triggerTimeUnit),
    triggerTimeReference: 'exit_date',
    chatFromUser: chatFromUser ? { id: String(chatFromUser), name: String(row.chatFromUser__name ?? '') } : null,
  };
}
