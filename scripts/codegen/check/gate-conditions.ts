import type { Condition, Gate } from '../../../src/shared/documents/gate.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

/** Gates that ask each other in a circle: nobody would ever pass. */
export function checkGates(checking: Checking): void {
  const { gates } = checking.artifacts;
  for (const entry of entriesOfKind(checking, 'gate')) {
    const gate = gates[entry.id];
    if (!gate) continue;
    for (const [path, id] of askedGates(gate)) {
      const way = wayBack(gates, id, entry.id, [id]);
      if (way) sayCircle(checking, entry, path, way);
    }
  }
}

function sayCircle(checking: Checking, entry: Entry, path: Path, way: readonly string[]): void {
  const by = way.length > 1 ? ` by way of ${way.slice(0, -1).join(', ')}` : '';
  at(checking, entry, path, `The gate asks itself${by}, and lets nobody through`, 'name what must hold instead');
}

/** The gates from `id` to `target`, both included; undefined when none leads there. */
function wayBack(
  gates: Readonly<Record<string, Gate>>,
  id: string,
  target: string,
  trail: readonly string[],
): readonly string[] | undefined {
  if (id === target) return trail;
  const gate = gates[id];
  for (const [, next] of gate ? askedGates(gate) : []) {
    const way = trail.includes(next) ? undefined : wayBack(gates, next, target, [...trail, next]);
    if (way) return way;
  }
  return undefined;
}

const askedGates = (gate: Gate): [Path, string][] =>
  conditions(gate.needs, ['needs']).flatMap(([path, needs]): [Path, string][] =>
    'gate' in needs ? [[[...path, 'gate'], needs.gate]] : [],
  );

/** The condition and all within it, with their places. */
export function conditions(needs: Condition, path: Path): [Path, Condition][] {
  const within = (member: 'all' | 'any', list: readonly Condition[]) =>
    list.flatMap((one, index) => conditions(one, [...path, member, index]));
  const below = 'all' in needs ? within('all', needs.all) : 'any' in needs ? within('any', needs.any) : [];
  return [[path, needs], ...below];
}
