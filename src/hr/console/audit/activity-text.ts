import { useMessages, useOptions } from '../../../console/slots.ts';

/** What was done, and in what: `Update in groups`; what has a name of its own says it. */
export function useActivityText(): (activity: unknown, type: unknown) => string {
  const verbs = useOptions('audit/line.verbs');
  const types = useOptions('audit/line.types');
  const { text } = useMessages();
  return (activity, type) => {
    const verb = verbs.find(({ value }) => value === activity)?.label;
    if (!verb) return capital(String(activity ?? ''));
    const where = types.find(({ value }) => value === type)?.label ?? String(type).replaceAll('_', ' ');
    return text('audit/line.joined', { verb, where: where.toLowerCase() });
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
