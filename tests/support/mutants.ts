import type { Schema } from '../../src/shared/documents/schema.ts';
import type { Random } from './random.ts';

const nasty: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53 + 2,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eabc',
  'é'.repeat(3),
  "' OR 1=1 --",
  '"; DROP TABLE stage; --',
  '%',
  '_',
  '\\',
  '../../../etc/passwd',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what an attacker sends
  '${7*7}',
  '<script>alert(1)</script>',
  '=cmd()',
  '[object Object]',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '__proto__',
  'constructor',
  '1e309',
  '0x10',
  '１２',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '30-02-2026',
  '2026-13-01',
  '2026-06-15T25:00:00Z',
  '-0001-01-01',
  '0001-01-01',
  '9999-12-31T23:59:59-12:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'not-a-uuid',
  [],
  {},
  [null],
  [[]],
  { $ne: null },
  { length: 1 },
  ['a', 'b'],
  'x'.repeat(10_000),
  'x'.repeat(300),
  ['x'.repeat(5000)],
];

const longest = 300_000;

/** One value put where the schema wants another: wrong type, boundary ± 1, huge, deep, missing, extra, or from the list above. */
export function mutate(value: unknown, schema: Schema, random: Random, depth = 0): unknown {
  const properties = Object.keys(schema.properties ?? {});
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && depth < 4 && random.next() < 0.85) {
    return mutateObject(value as Record<string, unknown>, schema, properties, random, depth);
  }
  if (Array.isArray(value) && random.next() < 0.5) return mutateArray(value, schema, random, depth);
  return mutateScalar(schema, random);
}

function mutateObject(
  value: Record<string, unknown>,
  schema: Schema,
  properties: string[],
  random: Random,
  depth: number,
): unknown {
  const copy = { ...value };
  const kind = random.below(10);
  if (kind === 0) {
    copy[random.pick(['extra', '__proto_', 'company_id', 'id', 'version', 'constructor', 'X'])] = random.pick(nasty);
    return copy;
  }
  if (kind === 1 && Object.keys(copy).length) {
    delete copy[random.pick(Object.keys(copy))];
    return copy;
  }
  if (kind === 2) return nest(30 + random.below(20));
  if (!properties.length) return random.pick(nasty);
  const name = random.pick(properties);
  copy[name] = mutate(copy[name], schema.properties?.[name] ?? {}, random, depth + 1);
  return copy;
}

function mutateArray(value: unknown[], schema: Schema, random: Random, depth: number): unknown {
  const max = Math.min(schema.maxItems ?? 100, 2000);
  const item = value[0] ?? 'x';
  return random.pick<unknown>([
    Array.from({ length: max + 1 }, () => item),
    [...value, mutate(item, schema.items ?? {}, random, depth + 1)],
    [...value, ...value],
  ]);
}

function mutateScalar(schema: Schema, random: Random): unknown {
  const edges: unknown[] = [];
  // What is longer than any request may be is another suite's, and costs more than all the others.
  if (schema.maxLength !== undefined && schema.maxLength < longest)
    edges.push('x'.repeat(schema.maxLength + 1), '\u{1F600}'.repeat(schema.maxLength));
  if (schema.minLength) edges.push('x'.repeat(schema.minLength - 1));
  if (schema.maximum !== undefined) edges.push(schema.maximum + 1, String(schema.maximum));
  if (schema.minimum !== undefined) edges.push(schema.minimum - 1, schema.minimum - 0.5);
  if (schema.enum) edges.push(`${schema.enum[0]}x`, [schema.enum[0]], String(schema.enum[0]).toUpperCase());
  return edges.length && random.next() < 0.4 ? random.pick(edges) : random.pick(nasty);
}

function nest(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}
