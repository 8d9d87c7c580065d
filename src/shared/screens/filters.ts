import type { Call } from '../documents/call.ts';
import type { Entity } from '../documents/entity.ts';
import type { Schema } from '../documents/schema.ts';
import type { FilterDocument } from '../documents/screen.ts';
import { restFilters } from './rest-filters.ts';

/** What a filter of a list is given. */
export interface FilterValue {
  /** Of one value. */
  schema: Schema;
  /** A list of values, of which any will do. */
  many: boolean;
  /** The end of a range, or a part of a text: nothing to be chosen from a list. */
  typed: boolean;
  /** What is compared with it, and how. */
  property?: string;
  is?: 'from' | 'to' | 'search' | 'within';
  /** Option list of the periods, of `within`. */
  periods?: string;
  /** Another filter, without which it says nothing. */
  with?: string;
}

/** A filter by its name on the wire: as the call takes it, or without one simple REST. Undefined: there is none. */
export function filterValue(
  name: string,
  call: Pick<Call, 'query' | 'body' | 'filters'> | undefined,
  entity: Pick<Entity, 'schema'> | undefined,
): FilterValue | undefined {
  if (call) return taken(name, call);
  const filter = restFilters({ ...systemTimes, ...entity?.schema.properties }).get(name);
  if (!filter) return undefined;
  const property = entity?.schema.properties[filter.property] ?? systemTimes[filter.property] ?? {};
  const { is } = filter;
  return { ...named(filter.property, is), schema: property.items ?? property, many: is === 'any', typed: is !== 'any' };
}

const systemTimes: Readonly<Record<string, Schema>> = {
  createdAt: { type: 'string', format: 'date-time', title: 'Created' },
  updatedAt: { type: 'string', format: 'date-time', title: 'Changed' },
};

function taken(name: string, call: Pick<Call, 'query' | 'body' | 'filters'>): FilterValue | undefined {
  const property = call.body?.properties[name] ?? call.query?.properties[name];
  if (!property) return undefined;
  const { is, property: compared, periods, with: other } = call.filters?.[name] ?? {};
  const typed = is === 'from' || is === 'to' || is === 'search' || is === 'within';
  const many = [property.type].flat().includes('array');
  const schema = (many && property.items) || property;
  const more = { ...(periods && { periods }), ...(other && { with: other }) };
  return { ...named(compared ?? name, is), ...more, schema, many, typed };
}

const named = (property: string, is: string | undefined): Pick<FilterValue, 'property' | 'is'> =>
  is === 'from' || is === 'to' || is === 'search' || is === 'within' ? { property, is } : { property };

/** What the property that a filter compares is called. */
export function filterTitle(
  { property = '', schema }: FilterValue,
  entity: Pick<Entity, 'schema'> | undefined,
): string {
  const known = entity?.schema.properties[property] ?? systemTimes[property];
  return known?.title ?? schema.title ?? property;
}

/** How a filter is set in the drawer. */
type FilterControl =
  | { kind: 'choices'; options?: string; values?: readonly unknown[] }
  | { kind: 'relation' }
  | { kind: 'period'; periods: string }
  | { kind: 'text' | 'date' | 'number' };

/** `offered`: a call answers what there is to choose from. */
export function filterControl(
  field: Pick<FilterDocument, 'widget' | 'options'>,
  { schema, typed, periods }: FilterValue,
  offered: boolean,
): FilterControl {
  if (periods) return { kind: 'period', periods };
  if (field.widget) return { kind: field.widget };
  if (field.options) return { kind: 'choices', options: field.options };
  if (!typed) {
    if (schema['x-options']) return { kind: 'choices', options: schema['x-options'] };
    if (schema.enum) return { kind: 'choices', values: schema.enum.filter((value) => value !== null) };
    if (isType(schema, 'boolean')) return { kind: 'choices', values: [true, false] };
    if (offered) return { kind: 'choices' };
    if (schema['x-relation']) return { kind: 'relation' };
  }
  if (isDay(schema)) return { kind: 'date' };
  return { kind: isType(schema, 'integer') || isType(schema, 'number') ? 'number' : 'text' };
}

/** The chosen texts as the list is asked: any of them, or the one. */
export function filterInput({ schema, many }: FilterValue, chosen: readonly unknown[]): unknown {
  const values = chosen.map((one) => typed(schema, one));
  return many ? values : values[0];
}

function typed(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'string' || isType(schema, 'string')) return value;
  if (isType(schema, 'boolean') && /^(true|false)$/.test(value)) return value === 'true';
  const isNumber = isType(schema, 'integer') || isType(schema, 'number');
  return isNumber && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
}

/** An `enum` without a type has the type of its values. */
const isType = (schema: Schema, type: string): boolean =>
  schema.type === undefined
    ? (schema.enum ?? []).some((value) => typeof value === type)
    : [schema.type].flat().includes(type as never);

/** A time is narrowed by days. */
const isDay = (schema: Schema): boolean =>
  [schema, ...(schema.anyOf ?? [])].some(({ format }) => format === 'date' || format === 'date-time');
