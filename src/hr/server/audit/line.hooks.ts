import type { Hooks } from '../../../server/context.ts';
import { subjectsSeen } from './lines-of.ts';
import { linesWith } from './lines-with.ts';
import { peopleOf } from './people.ts';

export const hooks: Hooks = {
  search: linesWith,
  async rows(context, { entity, record }) {
    if (!entity || !record) return {};
    const subject = await subjectsSeen(context, String(entity), String(record));
    return subject ? { subject } : {};
  },
  async compute(context, rows, names) {
    const people = names.includes('author')
      ? await peopleOf(
          context,
          rows.flatMap(({ actor }) => (typeof actor === 'string' ? [actor] : [])),
        )
      : undefined;
    return rows.map(({ actor, ip }) => ({
      author: people?.get(String(actor)) ?? null,
      extra_data: { client_ip: ip ?? null },
    }));
  },
};
