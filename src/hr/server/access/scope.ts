import { optionValues } from '../../../generated/options.ts';
import type { RowFilter } from '../../../server/context.ts';

/** Which employees someone or something reaches. */
interface Audience {
  all_employees: boolean;
  segments: Readonly<Record<string, readonly string[]>>;
}

/** Fields by which employees are filtered. */
export const audience: readonly string[] = optionValues['people/user/audience'];
const nobody: RowFilter = { any: [] };

/**
 * Whom someone sees in lists and counts: as an admin those whom the group's filter keeps, which need not be oneself; else
 * oneself alone. A filter on a field that is not known keeps nobody, so that a field taken away never widens what a
 * group sees.
 */
export function scopeOf(user: { id: string; type: string }, group: Audience | null): RowFilter {
  if (user.type === 'SuperAdmin') return null;
  if (user.type !== 'Admin' || !group) return { property: 'id', in: [user.id] };
  return audienceFilter(group);
}

export function audienceFilter({ all_employees, segments }: Audience): RowFilter {
  if (all_employees) return null;
  const parts = Object.entries(segments).map(([key, values]) => partOf(key, values));
  return parts.length === 0 ? nobody : { all: parts };
}

function partOf(key: string, values: readonly string[]): RowFilter {
  const property = key.replace(/__in$/, '');
  if (!audience.includes(property) || values.length === 0) return nobody;
  return property === 'tags' ? { property, holds: values } : { property, in: values };
}
