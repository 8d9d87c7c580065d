import { useMessages, useOptions } from '../../../console/slots.ts';
import type { Option } from '../../../shared/documents/words.ts';
import { activityText } from '../../rules/activity-text.ts';

const labelled = (list: readonly Option[]): Record<string, string> =>
  Object.fromEntries(list.map(({ value, label }) => [String(value), label]));

/** What was done, and in what. */
export function useActivityText(): (activity: unknown, type: unknown) => string {
  const verbs = labelled(useOptions('audit/line.verbs'));
  const types = labelled(useOptions('audit/line.types'));
  const { text } = useMessages();
  const join = (verb: string, where: string) => text('audit/line.joined', { verb, where });
  return (activity, type) => activityText(activity, type, { verbs, types, join });
}
