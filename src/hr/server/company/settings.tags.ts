import { optionValues } from '../../../generated/options.ts';
import type { Change } from '../../../server/context.ts';
import { wordKey } from '../../rules/alert-words.ts';
import type { SettingsContext } from './settings.hooks.ts';

/** Tags that every company has, as they are written here. */
export function checkTags(context: SettingsContext, { old, values }: Change): void {
  if (!('employee_tags' in values)) return;
  const given = new Map((values.employee_tags as string[]).map((tag) => [wordKey(tag), tag]));
  const before = new Set(((old?.employee_tags ?? []) as string[]).map(wordKey));
  for (const tag of optionValues['people/user.protectedTags']) {
    const key = wordKey(tag);
    if (given.has(key)) given.set(key, tag);
    else if (before.has(key)) context.fail('ProtectedTag', { errors: { employee_tags: [] } });
  }
  values.employee_tags = [...given.values()];
}
