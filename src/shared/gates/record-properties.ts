import type { Condition, Gate } from '../documents/gate.ts';

type Gates = Readonly<Record<string, Gate>>;

/** Properties of the record that decide a gate; empty when the actor alone decides. */
export function recordProperties(gates: Gates, needs: Condition, path: readonly string[] = []): string[] {
  if ('own' in needs) return [needs.own];
  if ('other' in needs) return [needs.other];
  if ('is' in needs) return Object.keys(needs.is);
  if ('all' in needs) return needs.all.flatMap((inner) => recordProperties(gates, inner, path));
  if ('any' in needs) return needs.any.flatMap((inner) => recordProperties(gates, inner, path));
  if (!('gate' in needs) || path.includes(needs.gate)) return [];
  const gate = gates[needs.gate];
  return gate ? recordProperties(gates, gate.needs, [...path, needs.gate]) : [];
}
