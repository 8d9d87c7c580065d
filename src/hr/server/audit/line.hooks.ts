import { optionLabels as labels } from '../../../generated/options.ts';
import type { Hooks } from '../../../server/context.ts';
import { activityText } from '../../rules/activity-text.ts';
import { subjectsSeen } from './lines-of.ts';
import { linesWith } from './lines-with.ts';
import { idsIn, namesSeen, peopleOf } from './people.ts';

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
    const idsOf = ({ old, new: now }: (typeof rows)[number]) => idsIn([old, now]);
    const named = names.includes('people') ? await namesSeen(context, rows.flatMap(idsOf)) : undefined;
    const words = {
      verbs: labels['audit/line.verbs'],
      types: labels['audit/line.types'],
      join: (verb: string, where: string) => context.text('audit/line.joined', { verb, where }),
    };
    return rows.map((row) => ({
      author: people?.get(String(row.actor)) ?? null,
      people: named && Object.fromEntries(idsOf(row).flatMap((id) => (named.has(id) ? [[id, named.get(id)]] : []))),
      extra_data: { client_ip: row.ip ?? null },
      told: activityText(row.activity, row.type, words),
      kind: typeof row.entity === 'string' ? (kinds[row.entity] ?? row.entity) : null,
    }));
  },
};
