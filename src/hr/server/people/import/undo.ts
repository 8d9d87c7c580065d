import type { Calls } from '../../../../generated/calls.ts';
import { constants } from '../../../../generated/options.ts';
import type { Handler } from '../../../../server/context.ts';
import { refuseTooMany } from './at-work.ts';
import { changeUpload, detailOf, findUpload, isRecent } from './uploads.ts';

/** Has a job put back what the import has changed. */
export const handler: Handler<Calls['people/import/undo']> = async (context, { params }) => {
  const upload = await findUpload(context, params.id, { lock: true });
  if (!isRecent(upload, context.now)) context.fail('TooLate', { params: { days: constants['audit/upload.keepDays'] } });
  if (!detailOf(context, upload).can_undo) context.fail('NotNow');
  context.stepUp();
  await refuseTooMany(context, upload.id);
  const total = upload.success_count + upload.deactivated_count;
  await changeUpload(context, upload.id, {
    state: 'undoing',
    done: 0,
    total,
    restored_count: 0,
    kept_count: 0,
    problem: null,
  });
  const payload = { company: context.company, user: context.actor.id, upload: upload.id, work: 'undo' };
  await context.jobs.send('people/import', payload);
  return detailOf(context, await findUpload(context, upload.id));
};
