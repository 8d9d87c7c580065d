import type { Guards } from '../../src/server/db/guards.ts';
import type { Changes } from './changes.ts';

interface GuardStatements {
  /** What stands in the way of the tables' own changes. */
  before: string[];
  after: string[];
  says: string[];
}

type ByTable = Readonly<Record<string, Guards>>;

/** Row security, grants and triggers that differ; what is as it was is not said again. */
export function guardStatements(from: ByTable, to: ByTable, changes: Changes): GuardStatements {
  const found: GuardStatements = { before: [], after: [], says: [] };
  for (const [table, guards] of Object.entries(to)) {
    const was = from[table] ?? {};
    const inTheWay = was.search !== undefined && (was.search !== guards.search || isRead(was.search, table, changes));
    if (inTheWay) found.before.push(withoutSearch(table));
    const names = Object.keys(guards) as (keyof Guards)[];
    const renewed = names.filter((name) => guards[name] !== was[name] || (name === 'search' && inTheWay));
    if (renewed.length > 0) found.after.push(`-- ${table}\n${renewed.map((name) => guards[name]).join('\n')}`);
    if (renewed.length > 0 || inTheWay)
      found.says.push(`renews ${renewed.map((name) => words[name]).join(', ') || 'search'} of ${table}`);
  }
  return found;
}

const words = {
  security: 'row security',
  grants: 'grants',
  triggers: 'triggers',
  search: 'search',
  room: 'room on pages',
};

/** A column that a policy reads cannot be altered; the search comes back afterwards, if there still is one. */
function withoutSearch(table: string): string {
  return `DROP POLICY IF EXISTS search ON "${table}";\nREVOKE SELECT ON "${table}" FROM rapport_search;`;
}

function isRead(search: string, table: string, { types, drops }: Changes): boolean {
  const altered = [...types.map(({ table, to }) => ({ table, column: to.name })), ...drops];
  return altered.some((one) => one.table === table && search.includes(`"${one.column}"`));
}
