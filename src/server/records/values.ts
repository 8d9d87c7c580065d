import { columnType } from '../db/columns.ts';
import type { Field } from './plan.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** A value of the wire as the driver wants it. */
export function toColumn(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.kind === 'json') return JSON.stringify(value);
  if (field.kind === 'time') return new Date(value as string).toISOString();
  return value;
}

/** A value as the driver gives it (times as text), as the wire wants it. */
export function fromColumn(field: Field, value: unknown, wire: (at: Date) => string): unknown {
  if (typeof value !== 'string') return value;
  if (field.kind === 'time') return wire(new Date(value));
  // PostgreSQL's client gives a bigint as text.
  return field.kind === 'integer' ? Number(value) : value;
}

/**
 * A value as the database will give it back, in the wire's form; undefined where only the database knows: it orders the
 * keys of objects, and reads texts that stand for something else in its own way.
 */
export function asStored(field: Field, value: unknown, wire: (at: Date) => string): unknown {
  if (value === null) return null;
  switch (field.kind) {
    case 'time':
      return wire(new Date(value as string));
    case 'date':
      return isDay(value) ? value : undefined;
    case 'uuid':
      return isUuid(value) ? value.toLowerCase() : undefined;
    case 'integer':
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'json':
      return undefined;
    default:
      return typeof value === { text: 'string', boolean: 'boolean' }[field.kind] ? value : undefined;
  }
}

/** What cannot be a value of this field; filters take texts too, as query strings carry them. */
export class NotAValue extends Error {}

/** A filter's value in the field's own type; `true` may be written in any case. */
export function filterValue(field: Field, value: unknown): unknown {
  if (value === null) return null;
  switch (field.list ? itemKind(field) : field.kind) {
    case 'boolean':
      return booleanOf(value);
    case 'integer':
    case 'number':
      return numberOf(field, value);
    case 'uuid':
      return matching(uuid, value);
    case 'date':
      return dayOf(value);
    case 'time':
      return instantOf(value);
    case 'json':
      throw new NotAValue();
    default:
      return plain(value);
  }
}

/** What the items of a list are compared as. */
export function itemKind({ schema: { items } }: Field): 'text' | 'number' | 'boolean' {
  const make = typeof items === 'object' ? columnType(items).make : 'text';
  if (make === 'boolean') return make;
  return make === 'integer' || make === 'bigint' || make === 'doublePrecision' ? 'number' : 'text';
}

function plain(value: unknown): string {
  if (typeof value === 'object') throw new NotAValue();
  return String(value);
}

function booleanOf(value: unknown): boolean {
  const text = plain(value).toLowerCase();
  if (text !== 'true' && text !== 'false') throw new NotAValue();
  return text === 'true';
}

function numberOf(field: Field, value: unknown): number {
  const number = typeof value === 'number' ? value : /^-?\d+(\.\d+)?$/.test(plain(value)) ? Number(value) : Number.NaN;
  if (!fits(field, number)) throw new NotAValue();
  return number;
}

/** What the database would not compare the column with ends in an error. */
function fits({ kind, column }: Field, number: number): boolean {
  if (kind !== 'integer') return Number.isFinite(number);
  if (column.getSQLType() === 'bigint') return Number.isSafeInteger(number);
  return Number.isInteger(number) && number >= -(2 ** 31) && number < 2 ** 31;
}

function matching(pattern: RegExp, value: unknown): string {
  const text = plain(value);
  if (!pattern.test(text)) throw new NotAValue();
  return text;
}

function dayOf(value: unknown): string {
  const text = matching(day, value);
  const date = new Date(`${text}T00:00:00Z`);
  // `2026-02-30` parses in some engines and rolls over; year 0000 is none of PostgreSQL's.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text || text < '0001') throw new NotAValue();
  return text;
}

/** A day stays a day: the condition turns it into the instants between which it lies. */
function instantOf(value: unknown): string {
  const text = plain(value);
  if (day.test(text)) return dayOf(text);
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(date.getTime())) throw new NotAValue();
  return date.toISOString();
}

export const isDay = (value: unknown): value is string => typeof value === 'string' && day.test(value);
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Items of a filter: a list, or a text joined by commas in which `%2C` stands for a comma inside an item. */
export function listed(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [value];
  return value
    .split(',')
    .map((item) => item.trim().replace(/%2C/gi, ','))
    .filter((item) => item !== '');
}
