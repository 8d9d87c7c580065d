import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '../../shared/documents/gate.ts';
import { evaluate } from '../../shared/gates/evaluate.ts';
import type { ServerActor } from '../context.ts';
import type { Gates } from './fields.ts';

type Values = Record<string, unknown>;

/**
 * What records hold that a gate allows this actor. Asked without a record, a gate that looks at one allows; so a
 * list shows only the records with these values. `{}`: the gate looks at none, or holds whatever they are.
 */
export function allowedRows(gates: Gates, id: string, actor: ServerActor | null): Values {
  const gate = gates[id];
  return gate ? heldBy(gates, gate.needs, actor, [id]) : {};
}

/** Where two say what one property holds, what both of them allow. */
export function bothHold(one: Values, other: Values): Values {
  const both = { ...one, ...other };
  for (const name of Object.keys(one)) {
    if (!(name in other)) continue;
    const allowed = [other[name]].flat();
    both[name] = [one[name]].flat().filter((value) => allowed.some((item) => isDeepStrictEqual(item, value)));
  }
  return both;
}

function heldBy(gates: Gates, needs: Condition, actor: ServerActor | null, path: readonly string[]): Values {
  if ('own' in needs) return { [needs.own]: actor?.id ?? null };
  if ('is' in needs) return needs.is;
  if ('all' in needs) return needs.all.map((inner) => heldBy(gates, inner, actor, path)).reduce(bothHold, {});
  if ('any' in needs) return anyOf(gates, needs.any, actor, path);
  if (!('gate' in needs) || path.includes(needs.gate)) return {};
  const gate = gates[needs.gate];
  return gate ? heldBy(gates, gate.needs, actor, [...path, needs.gate]) : {};
}

/** The widest of the alternatives that hold. Two that look at records cannot both be listed by: check refuses them. */
function anyOf(gates: Gates, any: Condition[], actor: ServerActor | null, path: readonly string[]): Values {
  const open = any.filter(
    (needs) =>
      evaluate({ ...gates, asked: { id: 'asked', title: '', needs, refused: 'hide', reason: '' } }, 'asked', actor)
        .allowed,
  );
  const held = open.map((needs) => heldBy(gates, needs, actor, path));
  const [first = {}] = held;
  if (held.some((values) => Object.keys(values).length === 0)) return {};
  if (held.length > 1)
    throw new Error(`${path[0]}: a list cannot follow several alternatives that look at its records`);
  return first;
}
