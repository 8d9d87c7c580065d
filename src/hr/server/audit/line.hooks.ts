import type { Hooks } from '../../../server/context.ts';
import { peopleOf } from './people.ts';

export const hooks: Hooks = {
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
