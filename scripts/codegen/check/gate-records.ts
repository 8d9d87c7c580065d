import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Condition } from '../../../src/shared/documents/gate.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { recordProperties } from '../shapes/record-shapes.ts';
import { didYouMean } from '../suggest.ts';
import { checkValue } from './allowed-values.ts';
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
  for (const entity of Object.values(checking.artifacts.entities)) {
    for (const gate of Object.values(entity.api ?? {})) visit(gate, entity);
    for (const move of entity.states?.moves ?? []) visit(move.gate, entity);
  }
  for (const call of Object.values(checking.artifacts.calls))
    if (call.does) visit(call.gate, checking.artifacts.entities[call.entity ?? ''], call.id);
}

function checkCondition(
  checking: Checking,
  entry: Entry,
  path: Path,
  needs: Condition,
  entity: Entity,
  by?: string,
): void {
  const properties = recordProperties(entity, checking.artifacts.entities);
  const check = (place: Path, name: string) => {
    if (Object.hasOwn(properties, name)) return true;
    const hint = didYouMean(name, Object.keys(properties));
    const opened = by ? `which it opens for ${by}` : 'which it opens';
    at(checking, entry, place, `The entity ${entity.id}, ${opened}, has no field ${JSON.stringify(name)}`, hint);
    return false;
  };
  if ('own' in needs) check([...path, 'own'], needs.own);
  if ('other' in needs) check([...path, 'other'], needs.other);
  if (!('is' in needs)) return;
  for (const [name, value] of Object.entries(needs.is)) {
    const place = [...path, 'is', name];
    if (check(place, name)) checkValue(checking, entry, place, name, properties[name], value);
  }
}
