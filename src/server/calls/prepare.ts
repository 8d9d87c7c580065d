import type { CallContext, Change } from '../context.ts';
import type { EntityPlan, Field } from '../records/plan.ts';
import { Refusal } from '../records/refusals.ts';
import { newlyRetired } from '../records/retired.ts';
import { cleanRichText, visibleLength } from '../records/rich-text.ts';
import type { Row } from '../records/shape.ts';
import { type CallEngine, faultsOf } from './engine.ts';

/**
 * Values that are never stored as they were sent, no matter who writes them: pictures are those that the engine itself has
 * written anew, formatted text is cleaned.
 */
export function prepareValues(context: CallContext, plan: EntityPlan, { values }: Change): void {
  for (const field of plan.fields.values()) {
    const value = values[field.name];
    if (typeof value !== 'string') continue;
    if (field.schema['x-image']) values[field.name] = pictureOf(context, field, value);
    else if (field.schema['x-rich-text']) values[field.name] = richTextOf(context, field, value);
  }
}

function pictureOf(context: CallContext, { name, schema }: Field, value: string): string | null {
  if (value === '') return null;
  if (context.pictures.isOurs(value)) return value;
  return refuse(name, context.text(schema['x-image']?.wrongType ?? ''));
}

function richTextOf(context: CallContext, { name, schema }: Field, value: string): string {
  const limit = schema['x-rich-text']?.maxVisible ?? 0;
  const clean = cleanRichText(value);
  const visible = visibleLength(clean);
  if (visible > limit) return refuse(name, context.text('shell/form.rule-maxLength', { limit }));
  // Tags around nothing are nothing.
  return visible === 0 ? '' : clean;
}

function refuse(name: string, text: string): never {
  throw new Refusal({ kind: 'invalid', errors: { [name]: [text] } });
}

/** A picture that no record shows any more is gone with the change that took it away. */
export async function dropPictures(
  context: CallContext,
  plan: EntityPlan,
  { verb, old, values }: Change,
): Promise<void> {
  if (!old) return;
  for (const { name, schema } of plan.fields.values()) {
    const before = old[name];
    if (!schema['x-image'] || typeof before !== 'string') continue;
    if (verb === 'remove' || values[name] !== before) await context.pictures.remove(before);
  }
}

/** What is wrong with a record as it would be stored, by property. */
export function recordFaults(
  { artifacts, texts, validators }: CallEngine,
  plan: EntityPlan,
  record: Row,
  stored: Row,
): Record<string, string[]> {
  const validate = validators[`entity:${plan.id}`];
  const checked = structuredClone(record);
  plan.cut?.(checked);
  const found = !validate || validate(checked) ? {} : faultsOf(validate.errors);
  for (const name of newlyRetired(artifacts.options, plan, record, stored))
    found[name] ??= [texts('shell/engine.retired')];
  return found;
}
