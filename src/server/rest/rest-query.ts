import { type RestFilter, restFilters } from '../../shared/screens/rest-filters.ts';
import type { CallEngine } from '../calls/engine.ts';
import { engineFailure } from '../calls/failure.ts';
import { isSafeJson } from '../calls/safe-json.ts';
import { invalid, unknownField } from '../calls/to-failure.ts';
import type { ListFilter } from '../context.ts';
import type { EntityPlan } from '../records/plan.ts';

/** Rows that one request may ask for; without a range it gets the first of them. */
const mostRows = 1_000;

interface RestAsked {
  page: number;
  limit: number;
  offset: number;
  search?: string;
  filters: ListFilter[];
  sort?: string[];
}

type Values = Record<string, unknown>;

/** `filter`, `range` and `sort`, each JSON, into what the list is asked by. */
export function restQuery(engine: CallEngine, plan: EntityPlan): (query: Values) => RestAsked {
  const { texts } = engine;
  const filters = filterTable(plan);
  return (query) => {
    for (const name of Object.keys(query))
      if (!['filter', 'range', 'sort'].includes(name)) throw unknownField(texts, name);
    const parse = (name: string): unknown => parsed(engine, name, query[name]);
    const [start, end] = rangeOf(engine, parse('range'));
    const { q, ...filter } = filterOf(engine, parse('filter'));
    return {
      page: 1,
      limit: Math.min(end - start + 1, mostRows),
      offset: start,
      search: typeof q === 'string' && q.trim() !== '' ? q.trim() : undefined,
      filters: Object.entries(filter).map(([name, value]) => {
        const known = filters.get(name);
        if (!known) throw unknownField(texts, name);
        return known(value);
      }),
      sort: sortOf(engine, parse('sort')),
    };
  };
}

function filterTable(plan: EntityPlan): Map<string, (value: unknown) => ListFilter> {
  const schemas = [...plan.fields.values()].map(({ name, schema }) => [name, schema] as const);
  const filters = [...restFilters(Object.fromEntries(schemas))];
  return new Map(filters.map(([name, { property, is }]) => [name, (value) => asked(property, is, value)]));
}

function asked(property: string, is: RestFilter['is'], value: unknown): ListFilter {
  if (is !== 'any') return { property, is, value };
  return Array.isArray(value) ? { property, is: 'in', values: value } : { property, is: 'equal', value };
}

function parsed(engine: CallEngine, name: string, text: unknown): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    if (value !== undefined && isSafeJson(value)) return value;
  } catch {}
  throw faulty(engine, name);
}

function filterOf(engine: CallEngine, value: unknown): Values {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw faulty(engine, 'filter');
  return value as Values;
}

function rangeOf(engine: CallEngine, value: unknown): [number, number] {
  if (value === undefined) return [0, mostRows - 1];
  const [start, end, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  const whole = (given: unknown): given is number =>
    Number.isInteger(given) && (given as number) >= 0 && (given as number) < 1e9;
  if (!whole(start) || !whole(end) || end < start || more.length > 0) throw faulty(engine, 'range');
  return [start, end];
}

function sortOf(engine: CallEngine, value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  const [name, order, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof name !== 'string' || !/^(asc|desc)$/i.test(String(order)) || more.length > 0) throw faulty(engine, 'sort');
  return [String(order).toUpperCase() === 'DESC' ? `-${name}` : name];
}

const faulty = (engine: CallEngine, name: string) => {
  const { message: text } = engineFailure(engine.texts, 'Invalid');
  return invalid(engine.texts, { [name]: [text] });
};
