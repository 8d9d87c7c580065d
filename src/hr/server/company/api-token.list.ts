import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { stateOf } from './api-tokens.ts';

type List = Calls['company/api-token.list'];
type Row = List['answer']['data'][number];

const shown = ['id', 'name', 'scopes', 'start', 'expires_at', 'last_used', 'revoked_at', 'createdAt'];

/** The newest first. */
export const apiTokenList: Handler<List> = async (context, { query }) => {
  const { rows, total } = await context.records.list('company/api-token', {
    page: query.page_offset || 1,
    limit: query.page_limit ?? 10,
    sort: ['-createdAt'],
  });
  const data = rows.map((row) => ({
    ...Object.fromEntries(shown.map((name) => [name, row[name] ?? null])),
    created_by__name: row.created_by__name ?? null,
    state: stateOf(row as never, context.now),
  }));
  return { data: data as unknown as Row[], total };
};
