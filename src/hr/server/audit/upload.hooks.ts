import { constants } from '../../../generated/options.ts';
import type { CallContext, Change, Hooks } from '../../../server/context.ts';
import { columns } from '../people/import/columns.ts';
import { computedOf, isRecent, mayChange, mayUndo, needsConfirmation, type Upload } from '../people/import/uploads.ts';
import { ownFile } from './own-file.ts';
import { peopleOf } from './people.ts';

export const hooks: Hooks = {
  /** One's own; anyone who sees every employee sees what the others have uploaded, too. */
  rows: ({ actor }) => (actor.scope === null ? {} : { created_by: actor.id }),
  async compute(context, rows, names) {
    const uploads = rows.map(uploadOf);
    const people = names.includes('uploader')
      ? await peopleOf(
          context,
          uploads.map((one) => one.created_by),
        )
      : undefined;
    const told = [];
    for (const upload of uploads) {
      const own = upload.created_by === context.actor.id;
      const uploader = people?.get(upload.created_by);
      const file_link = names.includes('file_link')
        ? await ownFile(context, upload.created_by, upload.user_data_file)
        : null;
      told.push({ ...computedOf(context, upload), own, uploader, uploader_email: uploader?.email, file_link });
    }
    return told;
  },
  async beforeWrite(context, change) {
    const begins = starts[String(change.values.state)];
    if (change.old) begins?.(context, uploadOf(change.old), change);
  },
};

/** What the state to come asks for. */
const starts: Record<string, (context: CallContext, upload: Upload, change: Change) => void> = {
  checking(context, upload, { values, input }) {
    // What has failed in the middle of a run has changed people already.
    if (upload.state === 'failed' && upload.success_count > 0) context.fail('NotNow');
    values.missing = input.missing ?? 'leave';
    if (values.missing === 'deactivate' && !mayChange(context)) context.fail('NotYours');
    values.mapping = mappingOf(context, (values.mapping ?? upload.mapping ?? {}) as Mapping, upload);
  },
  running(context, upload, { values, input }) {
    if (upload.missing === 'deactivate' && !mayChange(context)) context.fail('NotYours');
    if (needsConfirmation(upload) && input.deactivations !== upload.deactivated_count) context.fail('NotConfirmed');
    values.confirmed = upload.deactivated_count;
  },
  undoing(context, upload, { values }) {
    if (!mayUndo(context, upload)) context.fail('NotYours');
    if (!isRecent(upload, context.now))
      context.fail('TooLate', { params: { days: constants['audit/upload.keepDays'] } });
    if (!computedOf(context, upload).can_undo) context.fail('NotNow');
    values.total = upload.success_count + upload.deactivated_count;
  },
};

type Mapping = Record<string, number>;

/** Every needed column is there, each column once. */
function mappingOf(context: CallContext, given: Mapping, upload: Upload): Mapping {
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

/** Records hold times as the wire writes them. */
const uploadOf = (row: Readonly<Record<string, unknown>>): Upload =>
  ({ ...row, createdAt: new Date(String(row.createdAt)) }) as Upload;
