import type { Condition, Gate } from '../../shared/documents/gate.ts';
import { evaluate } from '../../shared/gates/evaluate.ts';
import { recordProperties } from '../../shared/gates/record-properties.ts';
import type { ServerActor } from '../context.ts';
import type { EntityPlan, Field } from '../records/plan.ts';

export type Gates = Readonly<Record<string, Gate>>;

/** What one actor may read of an entity. */
export interface FieldView {
  /** Equal for views that show the same fields. */
  key: string;
  /** Readable in every record: may be sorted, filtered and searched by. */
  readable(name: string): boolean;
  /** How a field is answered: its value, masked, not at all, or as the gate says for each record. */
  shows(name: string): 'value' | 'mask' | 'record' | 'nothing';
}

const views = new WeakMap<object, Map<EntityPlan, FieldView>>();
const nobody = {};

/** Actors are kept between requests, and so is what they may read. */
export function viewOf(gates: Gates, plan: EntityPlan, actor: ServerActor | null): FieldView {
  const who = actor ?? nobody;
  const mine = views.get(who) ?? new Map<EntityPlan, FieldView>();
  views.set(who, mine);
  const view = mine.get(plan) ?? makeView(gates, plan, actor);
  mine.set(plan, view);
  return view;
}

function makeView(gates: Gates, plan: EntityPlan, actor: ServerActor | null): FieldView {
  const special = new Map<string, 'mask' | 'record' | 'nothing'>();
  for (const field of plan.fields.values()) {
    const shown = showing(gates, field, actor);
    if (shown !== 'value') special.set(field.name, shown);
  }
  return {
    key: [...special].map(([name, shown]) => `${name}:${shown[0]}`).join(','),
    readable: (name) => plan.fields.has(name) && !special.has(name),
    shows: (name) => special.get(name) ?? 'value',
  };
}

function showing(gates: Gates, field: Field, actor: ServerActor | null): 'value' | 'mask' | 'record' | 'nothing' {
  if (field.secret) return 'nothing';
  if (!field.read) return 'value';
  const refused = field.mask ? 'mask' : 'nothing';
  const gate = gates[field.read];
  // Without a record, what hangs on the record counts as allowed: refused here is refused everywhere.
  if (!gate || !evaluate(gates, field.read, actor).allowed) return refused;
  return looksAtRecord(gates, gate.needs) && !holdsForAll(gates, gate.needs, actor) ? 'record' : 'value';
}

const looksAtRecord = (gates: Gates, needs: Condition) => recordProperties(gates, needs).length > 0;

/** Holds whatever the record is. */
export function holdsForAll(
  gates: Gates,
  needs: Condition,
  actor: ServerActor | null,
  path: readonly string[] = [],
): boolean {
  if ('own' in needs || 'other' in needs || 'is' in needs) return false;
  if ('all' in needs) return needs.all.every((inner) => holdsForAll(gates, inner, actor, path));
  if ('any' in needs) return needs.any.some((inner) => holdsForAll(gates, inner, actor, path));
  if ('gate' in needs) {
    const gate = gates[needs.gate];
    return (
      gate !== undefined && !path.includes(needs.gate) && holdsForAll(gates, gate.needs, actor, [...path, needs.gate])
    );
  }
  return evaluate({ asked: { id: 'asked', title: '', needs, refused: 'hide', reason: '' } }, 'asked', actor).allowed;
}

/** What stands in the place of a value that may not be read. */
export function masked(mask: Field['mask'], value: unknown): string | null {
  if (mask === 'hidden') return '••••••';
  if (value === null || value === undefined) return null;
  const text = String(value);
  if (mask === 'last4') return text.length > 4 ? `••••${text.slice(-4)}` : '••••';
  const at = text.lastIndexOf('@');
  return at > 0 ? `${text[0]}•••${text.slice(at)}` : '•••';
}
