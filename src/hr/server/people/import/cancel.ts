import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { changeUpload, detailOf, findUpload } from './uploads.ts';

/** Asks the job to stop behind the rows that it is at. */
export const handler: Handler<Calls['people/import/cancel']> = async (context, { params }) => {
  const upload = await findUpload(context, params.id, { lock: true });
  if (upload.state !== 'checking' && upload.state !== 'running') context.fail('NotNow');
  await changeUpload(context, upload.id, { stop: true });
  return detailOf(context, { ...upload, stop: true });
};
