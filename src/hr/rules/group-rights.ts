import { isWithin, type Segments } from './segments.ts';

/** What someone may do, and on whom: an admin's by the group, a SuperAdmin's without limit. */
export interface Rights {
  permissions: readonly string[];
  /** Null: all employees. */
  segments: Segments | null;
}

/** The permissions that the given ones have beyond one's own. */
export const beyond = (given: readonly string[], own: readonly string[]): string[] =>
  given.filter((code) => !own.includes(code));

/** Nothing in the given rights that is not in one's own. */
export const isCovered = (given: Rights, own: Rights): boolean =>
  beyond(given.permissions, own.permissions).length === 0 && isWithin(given.segments, own.segments);

interface Group {
  permissions: readonly string[];
  segments: Segments;
  all_employees: boolean;
}

export const rightsOf = (group: Group): Rights => ({
  permissions: group.permissions,
  segments: group.all_employees ? null : group.segments,
});
