import type { Actor, Condition, Gate } from '../documents/gate.ts';

export interface Verdict {
  allowed: boolean;
  because: Because;
}

/** Why: the gate that decided, and what the actor lacks (empty when allowed). */
interface Because {
  gate: string;
  reason: string;
  missing: Missing[];
}

export type Missing =
  | { permission: string[] }
  | { flag: string }
  | { token: string }
  | { type: string[] }
  | { own: string }
  | { other: string }
  | { is: Record<string, unknown> }
  | { signedIn: true }
  | { unknown: string };

type Gates = Readonly<Record<string, Gate>>;
type RecordValues = Readonly<Record<string, unknown>> | undefined;

/**
 * May this actor (null: nobody signed in), and why not. Used by the server before a handler runs and by the
 * console to hide, disable and explain: the same answer on both sides. Unknown gates refuse.
 */
export function evaluate(gates: Gates, id: string, actor: Actor | null, record?: RecordValues): Verdict {
  const gate = gates[id];
  if (!gate) return { allowed: false, because: { gate: id, reason: '', missing: [{ unknown: id }] } };
  const missing = lacks(gates, gate.needs, actor, record, [id]);
  return { allowed: missing === null, because: { gate: id, reason: gate.reason, missing: missing ?? [] } };
}

const list = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

/** Null when the condition holds. */
function lacks(
  gates: Gates,
  needs: Condition,
  actor: Actor | null,
  record: RecordValues,
  path: string[],
): Missing[] | null {
  if ('public' in needs) return null;
  if ('all' in needs) return every(needs.all.map((c) => lacks(gates, c, actor, record, path)));
  if ('any' in needs) return some(needs.any.map((c) => lacks(gates, c, actor, record, path)));
  if ('gate' in needs) {
    const gate = gates[needs.gate];
    if (!gate || path.includes(needs.gate)) return [{ unknown: needs.gate }];
    return lacks(gates, gate.needs, actor, record, [...path, needs.gate]);
  }
  if (!actor) return [{ signedIn: true }];
  if ('signedIn' in needs) return null;
  if ('permission' in needs) {
    const codes = list(needs.permission);
    return codes.some((code) => actor.permissions.includes(code)) ? null : [{ permission: codes }];
  }
  if ('flag' in needs) return actor.flags[needs.flag] ? null : [{ flag: needs.flag }];
  if ('token' in needs) return actor.scopes?.includes(needs.token) ? null : [{ token: needs.token }];
  if ('type' in needs) return list(needs.type).includes(actor.type) ? null : [{ type: list(needs.type) }];
  if ('own' in needs) return !record || record[needs.own] === actor.id ? null : [{ own: needs.own }];
  if ('other' in needs) return record?.[needs.other] === actor.id ? [{ other: needs.other }] : null;
  if ('is' in needs) {
    const differs = record && Object.entries(needs.is).some(([key, wanted]) => !isWanted(record[key], wanted));
    return differs ? [{ is: needs.is }] : null;
  }
  return [{ unknown: JSON.stringify(needs) }];
}

function every(results: (Missing[] | null)[]): Missing[] | null {
  const missing = results.flatMap((result) => result ?? []);
  return missing.length ? missing : null;
}

function some(results: (Missing[] | null)[]): Missing[] | null {
  return results.some((result) => result === null) ? null : results.flatMap((result) => result ?? []);
}

/** Whether a value is the wanted one, or one of these. */
export const isWanted = (value: unknown, wanted: unknown): boolean => [wanted].flat().includes(value);
