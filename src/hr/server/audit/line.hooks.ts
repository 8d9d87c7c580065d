import { optionLabels as labels } from '../../../generated/options.ts';
import type { Hooks } from '../../../server/context.ts';
import { activityText } from '../../rules/activity-text.ts';
import { subjectsSeen } from './lines-of.ts';
import { linesWith } from './lines-with.ts';
import { peopleOf } from './people.ts';

const kinds: Readonly<Record<string, string>> = labels['audit/line.records'];

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
    const words = {
      verbs: labels['audit/line.verbs'],
      types: labels['audit/line.types'],
      join: (verb: string, where: string) => context.text('audit/line.joined', { verb, where }),
    };
    return rows.map(({ actor, ip, activity, type, entity }) => ({
      author: people?.get(String(actor)) ?? null,
      extra_data: { client_ip: ip ?? null },
      told: activityText(activity, type, words),
      kind: typeof entity === 'string' ? (kinds[entity] ?? entity) : null,
    }));
  },
};
