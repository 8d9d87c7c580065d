import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { writeSegments } from '../../rules/segments.ts';
import { whyHeld } from './api-token.voucher.ts';
import { audienceText, stateOf, type TokenRow, visibleTokens } from './api-tokens.ts';

type List = Calls['company/api-token.list'];
type Row = List['answer']['data'][number];

const shown = ['id', 'name', 'scopes', 'all_employees', 'start', 'expires_at', 'last_used', 'revoked_at', 'createdAt'];

/** The newest first. */
export const handler: Handler<List> = async (context, { query }) => {
  const tokens = new Map((await visibleTokens(context)).map((token) => [token.id, token]));
  const { rows, total } = await context.records.list('company/api-token', {
    page: query.page_offset || 1,
    limit: query.page_limit ?? 10,
    filters: [{ property: 'id', is: 'in', values: [...tokens.keys()] }],
    sort: ['-createdAt'],
  });
  const data: Record<string, unknown>[] = [];
  for (const row of rows) {
    const token = tokens.get(String(row.id));
    data.push({
      ...Object.fromEntries(shown.map((name) => [name, row[name] ?? null])),
      ...(token && (await toldOf(context, token))),
      created_by__name: row.created_by__name ?? null,
      confirmed_by__name: row.confirmed_by__name ?? null,
    });
  }
  return { data: data as unknown as Row[], total };
};

/** What is held from its next call on is shown as held. */
async function toldOf(context: CallContext, token: TokenRow) {
  const { now } = context;
  const because = stateOf(token, now) === 'active' ? await whyHeld(context.db, token, now) : token.held_because;
  const held_at = token.held_at ?? (because ? now : null);
  const state = stateOf({ ...token, held_at }, now);
  return {
    segments: writeSegments(token.segments),
    audience: audienceText(context, token),
    state,
    held_at: state === 'held' ? held_at?.toISOString() : null,
    held_because: state === 'held' ? because : null,
  };
}
