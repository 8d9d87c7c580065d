import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { allData, allDataId, ownFilter, ownFilters, type Row, toldOf } from './saved-filters.ts';

type Update = Calls['segments/saved-filter.update'];

/** The ID stands in the address or in the body, or is the same in both. */
export const handler: Handler<Update> = async (context, { query, body }) => {
  const id = query.id ?? body.filter_id ?? context.notFound();
  if (body.filter_id !== undefined && body.filter_id !== id) context.fail('IdsDiffer');
  const row = id === allDataId ? await updateAllData(context, body) : await update(context, id, body);
  return { status: 200, message: context.text('segments/saved-filter.saved'), data: toldOf(context, row) };
};

async function update(context: CallContext<Update['errors']>, id: string, body: Update['body']): Promise<Row> {
  const before = await ownFilter(context, id);
  await context.records.update('segments/saved-filter', id, {
    ...(body.title !== undefined && { title: body.title }),
    ...(body.filters && { filters: body.filters }),
    ...(body.is_default !== undefined && { is_default: body.is_default }),
  });
  const row = await ownFilter(context, before.id);
  context.header('etag', `"${row.version}"`);
  return row;
}

/** It can be nothing but the default, which it is whenever no other segment is. */
async function updateAllData(context: CallContext<Update['errors']>, body: Update['body']): Promise<Row> {
  const fixed = allData(true);
  const renamed = body.title !== undefined && body.title !== fixed.title;
  const filtered = body.filters !== undefined && Object.keys(body.filters).length > 0;
  if (renamed || filtered || body.is_default === false) context.fail('Fixed');
  const before = (await ownFilters(context)).find((row) => row.is_default);
  if (!before || !body.is_default) return allData(!before);
  await context.records.update('segments/saved-filter', before.id, { is_default: false });
  return fixed;
}
