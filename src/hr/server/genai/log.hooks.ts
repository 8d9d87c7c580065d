import type { Hooks } from '../../../server/context.ts';
import { ownFile } from '../audit/own-file.ts';

export const hooks: Hooks = {
  /** One's own; with the right to export these reports, those of the whole company. */
  rows: ({ actor }) => (actor.permissions.includes('export_genai_report') ? {} : { created_by: actor.id }),
  compute: (context, rows) =>
    Promise.all(
      rows.map(async ({ created_by, file }) => {
        const file_link = await ownFile(context, created_by, file);
        return { file_link, has_file: file_link !== null };
      }),
    ),
};
