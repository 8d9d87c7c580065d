import { and, type SQL } from 'drizzle-orm';
import type { CallContext, RowFilter } from '../../../server/context.ts';
import { type Filters, sameText } from '../../rules/saved-filters.ts';
import { aboutOf } from './disclosures.ts';
import { table } from './limits.ts';

/** Who learns the figures that are asked for, and of whom they are. */
export interface Learner {
  id: string;
  /** Everyone of whom they may know in their own name. */
  known: SQL | undefined;
  /** Those of them whose figures these are, where they are not all. */
  seen: SQL | undefined;
  /** The filters, and beside them those of the group as whose admin the console is seen. */
  filtersOf(filters: Filters): Filters;
  /** Equal for the same filters over the same people, as long as nobody gets to see others. */
  aboutOf(filters: Filters): string;
}

/**
 * Anyone who sees the console as someone else learns the figures themselves: what was told before is theirs, whether in
 * their own name or as any of the people they have looked as, and so is what is written down now. Nothing is written in
 * the name of the person who is looked at. Held against that person's memory instead, each further admin would bring a
 * fresh one, and the difference of two of them would tell of one employee.
 *
 * What the group sees is a filter like any other, and is compared as one: a department that was told under its own name
 * and the department of an admin's group are parts of the same whole.
 */
export async function learnerOf(context: CallContext): Promise<Learner> {
  const { actor } = context;
  const { viewing } = context.sessions;
  const own = viewing && viewing.by !== actor.id ? await context.actorOf(viewing.by) : null;
  if (!own)
    return {
      id: actor.id,
      known: context.visible('people/user'),
      seen: undefined,
      filtersOf: (filters) => filters,
      aboutOf: about(actor.scope),
    };
  const { scope } = actor;
  return {
    id: own.id,
    known: context.visible('people/user', own),
    seen: scope === null ? undefined : and(context.visible('people/user', actor)),
    filtersOf: (filters) => joined(filters, scope),
    aboutOf: about(scope),
  };
}

const about = (scope: RowFilter) => (filters: Filters) => aboutOf(sameText(filters), scope);

/** A part of the scope that no key of the table says is a filter of its own. */
function joined(filters: Filters, scope: RowFilter): Filters {
  if (scope === null) return filters;
  const both: Record<string, readonly string[]> = { ...filters };
  for (const part of 'all' in scope ? scope.all : [scope]) {
    const key = part !== null && 'in' in part ? keyOf(part.property) : undefined;
    const values = part !== null && 'in' in part ? part.in.map(String) : [JSON.stringify(part).slice(0, 200)];
    const name = key ?? `group ${part !== null && 'holds' in part ? part.property : ''}`;
    const asked = both[name];
    both[name] = (asked ? asked.filter((value) => values.includes(value)) : values).toSorted();
  }
  return both;
}

const keyOf = (property: string): string | undefined =>
  table.find((key) => key.kind === 'values' && key.property === property)?.value;
