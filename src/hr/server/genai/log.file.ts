import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { noteDownload } from '../audit/keep-download.ts';
import { ownFile } from '../audit/own-file.ts';

/** A link to the report of one's own, for as long as it is kept; noted among one's downloads. */
export const handler: Handler<Calls['genai/log.file']> = async (context, { params }) => {
  const row = await context.records.read('genai/log', params.id);
  const link = await ownFile(context, row?.created_by, row?.file);
  if (!row || link === null) return context.fail('NoFile');
  await noteDownload(context, { report: String(row.report_name), type: 'genai', file: String(row.file) });
  return { report_url: link };
};
