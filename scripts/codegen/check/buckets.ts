import { canBeCovered } from '../../../src/server/db/covered.ts';
import { packedCode, packedKind } from '../../../src/server/db/packed.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Entry } from '../entries.ts';
import { at, type Checking, placed } from './checking.ts';

/** What the indexes by the bucket of a person may hold. */
export function checkBuckets(checking: Checking, entry: Entry, entity: Entity): void {
  if (entity.storage.buckets && entity.person === undefined)
    at(checking, entry, ['storage', 'buckets'], 'Buckets are of people, and the entity names no `person`');
  checkPacked(checking, entry, entity);
  checkCovered(checking, entry, entity);
}

/** They stand in an index by the bucket and person of a record, and are told apart by short codes. */
function checkPacked(checking: Checking, entry: Entry, { storage, schema, person: about }: Entity): void {
  if (!storage.packed) return;
  if (about === undefined || about === 'id')
    at(checking, entry, ['storage', 'packed'], 'Values are packed by person, and the entity names no `person`');
  else if (!storage.buckets)
    at(checking, entry, ['storage', 'packed'], 'Values are packed by bucket, and the entity has no `buckets`');
  const kinds = new Set<string>();
  for (const [path, name] of placed(['storage', 'packed'], storage.packed)) {
    const field = schema.properties[name];
    if (!field) continue;
    const kind = packedKind(name, field);
    if (!kind)
      at(
        checking,
        entry,
        path,
        `The field ${name} cannot be packed`,
        'only ids, texts, times and numbers up to 2147 can be',
      );
    if (kind === 'numbers' && kinds.has(kind))
      at(checking, entry, path, 'There is another object of numbers among the packed fields', 'keep one');
    kinds.add(kind ?? '');
    const values = kind === 'listed' ? (field.enum ?? []).map(String) : [];
    const twin = values.find(
      (value, place) => values.findIndex((one) => packedCode(one) === packedCode(value)) < place,
    );
    if (twin !== undefined)
      at(
        checking,
        entry,
        path,
        `Packed, ${JSON.stringify(twin)} is not told from another value of ${name}`,
        'rename it',
      );
  }
}

function checkCovered(checking: Checking, entry: Entry, { storage, schema, person: about }: Entity): void {
  const { covered, buckets } = storage;
  if (!covered) return;
  const path = ['storage', 'covered'];
  if ((about ?? 'id') !== 'id')
    at(checking, entry, path, 'Values are covered of people, and the records are about them', 'use `packed`');
  else if (!buckets) at(checking, entry, path, 'Values are covered by bucket, and the entity has no `buckets`');
  for (const [own, name] of placed(path, covered)) {
    const field = schema.properties[name];
    const hint = 'only stored texts, lists of texts, days, times, numbers and flags can be';
    if (field && !canBeCovered(field)) at(checking, entry, own, `The field ${name} cannot be covered`, hint);
  }
}
