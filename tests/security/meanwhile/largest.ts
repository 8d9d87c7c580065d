import type { Schema } from '../../../src/shared/documents/schema.ts';
import { random } from '../../support/random.ts';
import { validValue } from '../../support/values.ts';
import type { Endpoint } from '../matrix/surface.ts';

/** Lists that may have so many items are what a call is made large with. */
const many = 100;

/** What is there, to be named in lists: ids of an entity, values of a field of people. */
export interface There {
  ids(entity: string): readonly string[];
  values(field: string): readonly string[];
  readonly permissions: readonly string[];
}

const dice = random(7);

const isLong = (schema: Schema): boolean =>
  [schema.type].flat().includes('array') && (schema.maxItems ?? 0) >= many && schema.items !== undefined;

/** Whether a list without a narrow end is in it. */
export const holdsMany = (schema: Schema | undefined): boolean =>
  schema !== undefined &&
  (isLong(schema) ||
    [...Object.values(schema.properties ?? {}), ...(schema.allOf ?? []), ...(schema.anyOf ?? [])].some(holdsMany) ||
    (typeof schema.additionalProperties === 'object' && holdsMany(schema.additionalProperties)));

/** A body of the call with every list in it as long as it may be. */
export const largestBody = ({ id, call, body }: Endpoint, there: There): Record<string, unknown> =>
  (body ? filled(body, '', call.entity ?? id.replace(/\.[^.]+$/, ''), there) : {}) as Record<string, unknown>;

function filled(schema: Schema, name: string, about: string, there: There): unknown {
  if (isLong(schema)) return list(schema, name, about, there);
  const holder = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])].find(holdsMany);
  if (holder && !schema.properties) return filled(holder, name, about, there);
  if (!holdsMany(schema)) return validValue(schema, dice);
  const value: Record<string, unknown> = {};
  // Which fields to answer makes nothing larger.
  for (const [key, inner] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(key) || (holdsMany(inner) && key !== 'fields'))
      value[key] = filled(inner, key, about, there);
  return value;
}

function list({ items = {}, maxItems = 0 }: Schema, name: string, about: string, there: There): unknown[] {
  const inner = (!items.properties && items.anyOf?.[0]) || items;
  if (inner.enum) return inner.enum.slice(0, maxItems);
  if (inner.format === 'uuid') return there.ids(inner['x-relation'] ?? about).slice(0, maxItems);
  if (![inner.type].flat().includes('string')) return [];
  const known = there.values(name.replace(/^user__profile__|__in$/g, ''));
  // Those that are there select whom there is; the others only make it long.
  return Array.from({ length: maxItems }, (_, n) => known[n] ?? `Another ${n}`);
}
