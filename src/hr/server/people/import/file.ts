import type { Calls } from '../../../../generated/calls.ts';
import { optionLabels } from '../../../../generated/options.ts';
import type { Handler } from '../../../../server/context.ts';
import { noteDownload } from '../../audit/keep-download.ts';
import { findUpload } from './uploads.ts';

/** A link to the file as it was uploaded, to the rows that were refused, or to who changes. Only for the person who uploaded it. */
export const handler: Handler<Calls['people/import/file']> = async (context, { params, query }) => {
  const upload = await findUpload(context, params.id, { own: true });
  const files = { original: upload.user_data_file, errors: upload.error_file, changes: upload.change_file };
  const which = query.which ?? 'original';
  const file = files[which];
  if (!file || !(await context.files.has(file))) return context.fail('Gone');
  await noteDownload(context, { report: optionLabels['people/import/files'][which], type: 'import', file });
  return { report_url: await context.files.link(file) };
};
