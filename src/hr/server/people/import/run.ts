import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { refuseTooMany } from './at-work.ts';
import { changeUpload, detailOf, findUpload, needsConfirmation } from './uploads.ts';

const nothing = {
  done: 0,
  success_count: 0,
  updated_count: 0,
  new_user_count: 0,
  unchanged_count: 0,
  error_count: 0,
  deactivated_count: 0,
  stop: false,
  problem: null,
};

/** Imports what was checked, by a job that judges each row once more: meanwhile others go on working. */
export const handler: Handler<Calls['people/import/run']> = async (context, { params, body }) => {
  const upload = await findUpload(context, params.id, { own: true, lock: true });
  if (upload.state !== 'checked') context.fail('NotNow');
  if (upload.deactivated_count > 0) context.stepUp();
  if (needsConfirmation(upload) && body.deactivations !== upload.deactivated_count) context.fail('NotConfirmed');
  await refuseTooMany(context, upload.id);
  await changeUpload(context, upload.id, { ...nothing, state: 'running', confirmed: upload.deactivated_count });
  context.audit({
    type: 'user',
    activity: 'import',
    entity: 'audit/upload',
    recordId: upload.id,
    new: { file_name: upload.file_name, missing: upload.missing, rows: upload.rows },
  });
  const payload = { company: context.company, user: context.actor.id, upload: upload.id, work: 'run' };
  await context.jobs.send('people/import', payload);
  return detailOf(context, await findUpload(context, upload.id));
};
