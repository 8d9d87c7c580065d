import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { browserName } from '../../../rules/browser-name.ts';

type List = Calls['account/device/list'];
type Row = List['answer']['data'][number];

/** The present one says so; the others follow by when they were last seen. */
export const handler: Handler<List> = async (context, { query }) => {
  const { rows, total } = await context.records.list('account/device', {
    page: query.page_offset || 1,
    limit: query.page_limit ?? 10,
    sort: ['-lastSeenAt'],
    where: { user: context.actor.id },
  });
  const data = rows.map((row) => ({
    ...pick(row),
    browser: browserName(String(row.userAgent)),
    current: row.id === context.sessions.id,
  }));
  return { data: data.sort((one, other) => Number(other.current) - Number(one.current)), total };
};

const pick = (row: Record<string, unknown>) =>
  Object.fromEntries(['id', 'level', 'ip', 'lastSeenAt', 'authenticatedAt'].map((name) => [name, row[name]])) as Omit<
    Row,
    'browser' | 'current'
  >;
