import type { Hooks } from '../../../server/context.ts';
import { ownFile } from './own-file.ts';

export const hooks: Hooks = {
  /** One's own; SuperAdmins may ask for everyone's. */
  rows: ({ actor }, { everyone }) => (everyone && actor.type === 'SuperAdmin' ? {} : { user: actor.id }),
  async compute(context, rows, names) {
    const told = [];
    for (const { user, file } of rows) {
      const own = user === context.actor.id;
      const file_link = names.includes('file_link') ? await ownFile(context, user, file) : null;
      told.push({ own, file_link });
    }
    return told;
  },
};
