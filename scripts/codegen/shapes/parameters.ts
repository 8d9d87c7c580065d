import type { Call, ListShape } from '../../../src/shared/documents/call.ts';

export const hasBody = (call: Call): boolean => call.method !== 'GET' && call.method !== 'DELETE';

/** A call that changes a record: what it is not sent stays as it is. */
export const isChange = (call: Call): boolean => call.method === 'PATCH' || call.does === 'update';

/** Names of the parameters that page, search and sort a list. */
export const listParameters = (list: Partial<ListShape> = {}) => ({
  limit: list.limit ?? 'page_limit',
  page: list.page ?? 'page_offset',
  search: list.search ?? 'raw_search_string',
  sort: 'ordering',
});
