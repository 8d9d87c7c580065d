import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { ownFile } from './own-file.ts';

/** A new link to one's own file, for as long as it is kept. */
export const handler: Handler<Calls['audit/download.file']> = async (context, { params }) => {
  const row = await context.records.read('audit/download', params.id);
  const link = await ownFile(context, row?.user, row?.file);
  return link === null ? context.fail('Denied') : { report_url: link };
};
