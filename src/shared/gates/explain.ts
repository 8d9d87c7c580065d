import type { Actor, Condition, Gate } from '../documents/gate.ts';
import { evaluate, type Verdict } from './evaluate.ts';

type Gates = Readonly<Record<string, Gate>>;
type RecordValues = Readonly<Record<string, unknown>>;

/** One line of why: a single condition, or how the deeper lines below it belong together. */
interface Step {
  depth: number;
  held: boolean;
  joins?: 'all' | 'any';
  permission?: string;
  flag?: string;
  token?: string;
  type?: string;
  own?: string;
  other?: string;
  is?: Record<string, unknown>;
  signedIn?: true;
}

export interface Explained extends Verdict {
  title: string;
  readonly steps: Step[];
}

/**
 * What a gate asks for, condition by condition, each with the evaluator's own answer to it. Other gates that it names
 * stand there with what they ask for. Null for a gate that does not exist.
 */
export function explain(gates: Gates, id: string, actor: Actor | null, record?: RecordValues): Explained | null {
  const gate = gates[id];
  if (!gate) return null;
  return {
    ...evaluate(gates, id, actor, record),
    title: gate.title,
    // Each row of a list asks for the verdict, and hardly anyone for these.
    get steps() {
      const needs = simple(gates, gate.needs, [id]);
      return needs ? stepsOf({ gates, actor, record }, needs, 0) : [];
    },
  };
}

/** Conditions without other gates, lists within lists of the same kind, and lists of one. Null: anyone. */
function simple(gates: Gates, needs: Condition, path: readonly string[]): Condition | null {
  if ('public' in needs) return null;
  if ('gate' in needs) {
    const gate = gates[needs.gate];
    return gate && !path.includes(needs.gate) ? simple(gates, gate.needs, [...path, needs.gate]) : needs;
  }
  if ('permission' in needs)
    return joined(
      'any',
      [needs.permission].flat().map((permission) => ({ permission })),
    );
  if ('type' in needs)
    return joined(
      'any',
      [needs.type].flat().map((type) => ({ type })),
    );
  if ('all' in needs) return joined('all', membersOf(gates, needs.all, path, 'all'));
  if ('any' in needs) return joined('any', membersOf(gates, needs.any, path, 'any'));
  return needs;
}

function membersOf(gates: Gates, list: Condition[], path: readonly string[], kind: 'all' | 'any'): Condition[] {
  return list.flatMap((one) => {
    const inner = simple(gates, one, path);
    if (!inner) return [];
    return kind in inner ? (inner as unknown as Record<typeof kind, Condition[]>)[kind] : [inner];
  });
}

const joined = (kind: 'all' | 'any', list: Condition[]): Condition | null =>
  list.length > 1 ? ({ [kind]: list } as unknown as Condition) : (list[0] ?? null);

interface Asked {
  gates: Gates;
  actor: Actor | null;
  record: RecordValues | undefined;
}

function stepsOf(asked: Asked, needs: Condition, depth: number): Step[] {
  const gate = { id: 'asked', title: '', needs, refused: 'hide', reason: '' } as const;
  const { allowed: held } = evaluate({ ...asked.gates, asked: gate }, 'asked', asked.actor, asked.record);
  const below = (list: Condition[]) => list.flatMap((one) => stepsOf(asked, one, depth + 1));
  if ('all' in needs) return [{ depth, held, joins: 'all' }, ...below(needs.all)];
  if ('any' in needs) return [{ depth, held, joins: 'any' }, ...below(needs.any)];
  return [{ ...(needs as Partial<Step>), depth, held }];
}
