import { type ColumnPlan, columnPlans } from '../../../src/server/db/columns.ts';
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
        'only ids, times, numbers up to 2147 and values of lists can be',
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

/** Bytes: PostgreSQL takes 2,704 in one entry of an index, its keys included. */
const mostCovered = 2600;

function checkCovered(checking: Checking, entry: Entry, entity: Entity): void {
  const { covered, buckets } = entity.storage;
  if (!covered) return;
  const path = ['storage', 'covered'];
  if ((entity.person ?? 'id') !== 'id')
    at(checking, entry, path, 'Values are covered of people, and the records are about them', 'use `packed`');
  else if (!buckets) at(checking, entry, path, 'Values are covered by bucket, and the entity has no `buckets`');
  const plans = new Map(columnPlans(entity).map((plan) => [plan.property, plan]));
  for (const [place, names] of placed(path, covered)) {
    let bytes = 0;
    for (const [own, name] of placed(place, names)) {
      if (!Object.hasOwn(entity.schema.properties, name)) continue;
      const taken = bytesOf(plans.get(name));
      const hint = 'only short texts, days, numbers and flags can be';
      if (taken === undefined) at(checking, entry, own, `The field ${name} cannot be covered`, hint);
      bytes += taken ?? 0;
    }
    const said = `Together these fields can take ${bytes} bytes, and an index holds ${mostCovered} of a record`;
    if (bytes > mostCovered) at(checking, entry, place, said, 'leave out the longest, or give it a list of its own');
  }
}

/** A letter takes 4 bytes at most, and what stands before a text 8. Undefined where it has no end, or no column. */
function bytesOf(plan: ColumnPlan | undefined): number | undefined {
  if (!plan || plan.type.make === 'jsonb') return undefined;
  if (plan.type.make !== 'text') return plan.type.make === 'uuid' ? 16 : 8;
  const { maxLength, enum: values } = plan.schema;
  const longest = maxLength ?? (values && Math.max(...values.map((value) => String(value).length)));
  return longest && 4 * longest + 8;
}
