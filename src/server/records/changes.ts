import { isDeepStrictEqual } from 'node:util';
import { evaluate } from '../../shared/gates/evaluate.ts';
import { masked } from '../gates/fields.ts';
import { unknownProperty } from './conditions.ts';
import type { RecordEngine, Work } from './engine.ts';
import { isVisible } from './load.ts';
import { type EntityPlan, type Field, must } from './plan.ts';
import { Refusal } from './refusals.ts';
import type { Row } from './shape.ts';
import { isUuid } from './values.ts';

/** The given values that differ from the stored ones. */
export function changedValues(plan: EntityPlan, old: Row, given: Row): Row {
  const changed: Row = {};
  for (const [name, value] of Object.entries(given)) {
    const field = plan.fields.get(name);
    if (!field) throw unknownProperty(name);
    if (value !== undefined && !isSame(field, old[name], value)) changed[name] = value;
  }
  return changed;
}

function isSame(field: Field, stored: unknown, given: unknown): boolean {
  if (stored === given || ((stored ?? null) === null && given === null)) return true;
  if (field.kind === 'time') return Date.parse(String(stored)) === Date.parse(String(given));
  if (field.kind === 'uuid') return String(stored).toLowerCase() === String(given).toLowerCase();
  // What a person sees masked comes back masked: it says nothing new.
  if (field.mask && given === masked(field.mask, stored)) return true;
  return typeof given === 'object' && isDeepStrictEqual(stored, given);
}

/** Every changed field's write gate must allow. */
export function refuseUnwritable(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  names: readonly string[],
  record: Row,
): void {
  for (const name of names) {
    const { write } = must(plan.fields, name);
    if (!write) continue;
    const verdict = evaluate(engine.gates, write, work.actor, record);
    if (!verdict.allowed) throw new Refusal({ kind: 'gate', gate: write, reason: verdict.because.reason, field: name });
  }
}

/** The state may change only as the document says, and only for whom the move's gate allows. */
export function refuseMove(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  from: unknown,
  to: unknown,
  record: Row,
): void {
  const { states } = plan.entity;
  if (!states || from === to) return;
  const move = states.moves.find((candidate) => candidate.from === from && candidate.to === to);
  if (!move) throw new Refusal({ kind: 'move', field: states.field, to });
  const verdict = evaluate(engine.gates, move.gate, work.actor, record);
  if (!verdict.allowed)
    throw new Refusal({ kind: 'gate', gate: move.gate, reason: verdict.because.reason, field: states.field });
}

/**
 * Nobody can refer to a person whom they may not see; a foreign key looks at the company alone. Ids in a list have no
 * foreign key at all: each of them is looked for.
 */
export async function refuseUnseen(engine: RecordEngine, work: Work, plan: EntityPlan, changed: Row): Promise<void> {
  for (const [name, value] of Object.entries(changed)) {
    const { schema } = must(plan.fields, name);
    const target = schema['x-relation'] ?? schema.items?.['x-relation'];
    if (!target) continue;
    const ids = Array.isArray(value) ? value.map(String) : isSeenBySome(engine, work, target) ? [value] : [];
    for (const id of ids) {
      if (typeof id !== 'string') continue;
      if (!isUuid(id) || !(await isVisible(engine, work, target, id)))
        throw new Refusal({ kind: 'no-such-record', property: name });
    }
  }
}

const isSeenBySome = (engine: RecordEngine, work: Work, target: string): boolean =>
  work.actor !== null && work.actor.scope !== null && engine.plan(target).entity.person !== undefined;

/** Values for what a new record leaves out, as its schema says. */
export function withDefaults(plan: EntityPlan, values: Row): Row {
  const filled = { ...values };
  for (const field of plan.fields.values()) {
    const usual = field.schema.default;
    if (filled[field.name] === undefined && usual !== undefined) filled[field.name] = structuredClone(usual);
  }
  return filled;
}
