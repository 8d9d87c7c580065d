import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Condition } from '../../../src/shared/documents/gate.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { systemProperties } from '../shapes/record-shapes.ts';
import { didYouMean } from '../suggest.ts';
import { checkValue, each } from './allowed-values.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';
import { conditions } from './gate-conditions.ts';

/** `own`, `other` and `is` look at a record: where an entity says by which gates it is served, it has their fields. */
export function checkGateRecords(checking: Checking): void {
  const gates = new Map(entriesOfKind(checking, 'gate').map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  const visit = (id: string | undefined, entity: Entity | undefined, by?: string): void => {
    const entry = gates.get(id ?? '');
    const gate = checking.artifacts.gates[id ?? ''];
    if (!entry || !gate || !entity || seen.has(`${id} ${entity.id}`)) return;
    seen.add(`${id} ${entity.id}`);
    for (const [path, needs] of conditions(gate.needs, ['needs'])) {
      if ('gate' in needs) visit(needs.gate, entity, by);
      else checkCondition(checking, entry, path, needs, entity, by);
    }
  };
  const { entities, calls } = checking.artifacts;
  for (const entity of Object.values(entities)) {
    for (const gate of Object.values(entity.api ?? {})) visit(gate, entity);
    for (const move of entity.states?.moves ?? []) visit(move.gate, entity);
  }
  for (const { id, does, gate, allowed, entity = '' } of Object.values(calls))
    for (const one of does ? [gate, ...Object.values(allowed?.actions ?? {})] : []) visit(one, entities[entity], id);
  for (const entity of Object.values(entities))
    for (const [name, field] of Object.entries(entity.schema.properties))
      for (const gate of [field['x-read'], field['x-write']]) visit(gate, entity, `the field ${name}`);
}

function checkCondition(
  checking: Checking,
  entry: Entry,
  path: Path,
  needs: Condition,
  entity: Entity,
  by?: string,
): void {
  const system = entity.storage.system ? {} : systemProperties;
  const properties: Readonly<Record<string, Schema>> = { ...system, ...entity.schema.properties };
  const check = (place: Path, name: string) => {
    const isThere = Object.hasOwn(properties, name);
    if (isThere && !properties[name]?.['x-virtual']) return true;
    const opened = by ? `which it opens for ${by}` : 'which it opens';
    const [lack, hint] = isThere
      ? [`only computes ${name}`, 'name a field that is stored']
      : [`has no field ${JSON.stringify(name)}`, didYouMean(name, Object.keys(properties))];
    at(checking, entry, place, `The entity ${entity.id}, ${opened}, ${lack}`, hint);
    return false;
  };
  if ('own' in needs) check([...path, 'own'], needs.own);
  if ('other' in needs) check([...path, 'other'], needs.other);
  if (!('is' in needs)) return;
  for (const [name, wanted] of Object.entries(needs.is)) {
    const place = [...path, 'is', name];
    if (!check(place, name)) continue;
    for (const [one, value] of each(place, wanted)) checkValue(checking, entry, one, name, properties[name], value);
  }
}
