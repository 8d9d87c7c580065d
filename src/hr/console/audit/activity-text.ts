import { fill, useMessages, useOptions } from '../../../console/slots.ts';
import type { Artifacts } from '../../../shared/documents/artifacts.ts';
import type { Option } from '../../../shared/documents/words.ts';

interface Words {
  verbs: readonly Option[];
  types: readonly Option[];
  join(verb: string, where: string): string;
}

/** What was done, and in what: `Update in groups`; what has a name of its own says it. */
export function useActivityText(): (activity: unknown, type: unknown) => string {
  const verbs = useOptions('audit/line.verbs');
  const types = useOptions('audit/line.types');
  const { text } = useMessages();
  const join = (verb: string, where: string) => text('audit/line.joined', { verb, where });
  return (activity, type) => activityText(activity, type, { verbs, types, join });
}

/** The same in a file. */
export function activityIn({ messages, options }: Artifacts, activity: unknown, type: unknown): string {
  const list = (id: string) => {
    const found = options[id];
    return found && 'values' in found ? found.values : [];
  };
  const join = (verb: string, where: string) => fill(messages['audit/line.joined']?.text ?? '', { verb, where });
  return activityText(activity, type, { verbs: list('audit/line.verbs'), types: list('audit/line.types'), join });
}

function activityText(activity: unknown, type: unknown, { verbs, types, join }: Words): string {
  const verb = verbs.find(({ value }) => value === activity)?.label;
  if (!verb) return capital(String(activity ?? ''));
  const where = types.find(({ value }) => value === type)?.label ?? String(type).replaceAll('_', ' ');
  return join(verb, where.toLowerCase());
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
