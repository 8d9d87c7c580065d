import type { Calls } from '../../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { refuseTooMany } from './at-work.ts';
import { columns } from './columns.ts';
import { changeUpload, detailOf, findUpload, type Upload } from './uploads.ts';

type Check = Calls['people/import/check'];

const before: Upload['state'][] = ['uploaded', 'checked', 'failed'];
const nothing = {
  rows: 0,
  done: 0,
  total: 0,
  success_count: 0,
  updated_count: 0,
  new_user_count: 0,
  unchanged_count: 0,
  error_count: 0,
  deactivated_count: 0,
  stop: false,
  problem: null,
};

/** Has a job find out what the import would do; nobody is changed. */
export const handler: Handler<Check> = async (context, { params, body }) => {
  const upload = await findUpload(context, params.id, { own: true, lock: true });
  // What has failed in the middle of a run has changed people already.
  if (!before.includes(upload.state) || (upload.state === 'failed' && upload.success_count > 0)) context.fail('NotNow');
  const mapping = mappingOf(context, body.mapping, upload);
  await refuseTooMany(context, upload.id);
  const { mapping_date_format, missing = 'leave' } = body;
  const state = 'checking' as const;
  await changeUpload(context, upload.id, { ...nothing, mapping, mapping_date_format, missing, state });
  const payload = { company: context.company, user: context.actor.id, upload: upload.id, work: 'check' };
  await context.jobs.send('people/import', payload);
  return detailOf(context, await findUpload(context, upload.id));
};

/** Every needed column is there, each column once. */
function mappingOf(
  context: CallContext<Check['errors']>,
  given: Check['body']['mapping'],
  upload: Upload,
): Record<string, number> {
  const width = (upload.headings as string[]).length;
  const mapping = Object.fromEntries(
    Object.entries(given).filter(([name, at]) => at < width && columns.some(({ value }) => value === name)),
  );
  const lacking = columns.filter(({ value, required }) => required && mapping[value] === undefined);
  if (lacking.length > 0)
    context.fail('Unmapped', { errors: Object.fromEntries(lacking.map(({ value }) => [value, []])) });
  const twice = Object.entries(mapping).filter(([name, at]) =>
    Object.entries(mapping).some(([other, place]) => other < name && place === at),
  );
  if (twice.length > 0) context.fail('MappedTwice', { errors: Object.fromEntries(twice.map(([name]) => [name, []])) });
  return mapping;
}
