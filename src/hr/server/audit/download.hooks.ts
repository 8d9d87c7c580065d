import type { CallContext, Hooks } from '../../../server/context.ts';
import { ownFile } from './own-file.ts';

type Row = Readonly<Record<string, unknown>>;

export const hooks: Hooks = {
  /** One's own; SuperAdmins may ask for everyone's. */
  rows: ({ actor }, { everyone }) => (everyone && actor.type === 'SuperAdmin' ? {} : { user: actor.id }),
  async compute(context, rows, names) {
    const told = [];
    for (const row of rows) {
      const file_link = names.includes('file_link') ? await ownFile(context, row.user, row.file) : null;
      const file_state = names.includes('file_state') ? await fileState(context, row) : undefined;
      told.push({ own: row.user === context.actor.id, file_link, file_state });
    }
    return told;
  },
};

async function fileState({ actor, files }: CallContext, { user, file, status }: Row): Promise<string> {
  if (typeof file !== 'string') return status === 'ready' ? 'gone' : 'none';
  if (user !== actor.id) return 'other';
  return (await files.has(file)) ? 'kept' : 'gone';
}
