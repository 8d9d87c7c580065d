import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

/** A new link to one's own file, for as long as it is kept. */
export const handler: Handler<Calls['audit/download.file']> = async (context, { params }) => {
  const row = await context.records.read('audit/download', params.id);
  const file = row?.user === context.actor.id && row.file;
  if (typeof file !== 'string' || !(await context.files.has(file))) return context.fail('Denied');
  return { report_url: await context.files.link(file) };
};
