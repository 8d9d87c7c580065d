import type { CallContext, Hooks } from '../../../server/context.ts';

export const hooks: Hooks = {
  /** One's own; SuperAdmins may ask for everyone's. */
  rows: ({ actor }, { everyone }) => (everyone && actor.type === 'SuperAdmin' ? {} : { user: actor.id }),
  async compute(context, rows, names) {
    const told = [];
    for (const { user, file } of rows) {
      const own = user === context.actor.id;
      const file_link = own && names.includes('file_link') ? await linkOf(context, file) : null;
      told.push({ own, file_link });
    }
    return told;
  },
};

const linkOf = async ({ files }: CallContext, file: unknown): Promise<string | null> =>
  typeof file === 'string' && (await files.has(file)) ? files.link(file) : null;
