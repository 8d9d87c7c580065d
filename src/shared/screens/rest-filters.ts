import type { Schema } from '../documents/schema.ts';

export interface RestFilter {
  property: string;
  /** `any`: one value, or a list of which any will do. */
  is: 'any' | 'from' | 'to' | 'search';
}

/**
 * The filters of simple REST, by name: each property (`floor`), the ends of what has an order (`floor_gte`,
 * `floor_lte`), and a part of what is written (`name_like`).
 */
export function restFilters(properties: Readonly<Record<string, Schema>>): Map<string, RestFilter> {
  const filters = new Map<string, RestFilter>();
  for (const [property, schema] of Object.entries(properties)) {
    // What is computed is not stored, and nothing is found by it.
    if (schema['x-virtual']) continue;
    filters.set(property, { property, is: 'any' });
    if (isOrdered(schema)) {
      filters.set(`${property}_gte`, { property, is: 'from' });
      filters.set(`${property}_lte`, { property, is: 'to' });
    }
    if (isSearchable(schema)) filters.set(`${property}_like`, { property, is: 'search' });
  }
  return filters;
}

const typesOf = (schema: Schema): unknown[] => [schema.type ?? typeof schema.enum?.find((one) => one !== null)].flat();

/** Whether a list can be narrowed to a part of it: numbers, days and times. */
function isOrdered(schema: Schema): boolean {
  const types = typesOf(schema);
  if (types.includes('array')) return false;
  return types.some((type) => type === 'integer' || type === 'number') || isTime(schema);
}

/** Whether a part of it can be searched for: texts, and numbers as they are written. */
export function isSearchable(schema: Schema): boolean {
  if (schema['x-relation'] || schema.format === 'uuid' || isTime(schema)) return false;
  return typesOf(schema).includes('string') || isOrdered(schema);
}

const isTime = (schema: Schema): boolean => schema.format === 'date' || schema.format === 'date-time';
