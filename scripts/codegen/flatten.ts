import type { Schema } from '../../src/shared/documents/schema.ts';
import { isObject } from './document.ts';

type Plain = Record<string, unknown>;

/**
 * `allOf` of plain schemas becomes one schema, so that a reader finds `type` and `properties` where it looks for them.
 * Limits only get tighter; two patterns, conditions and alternatives stay in `allOf`, each with its own message.
 */
export function flattened(schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const rest: Schema[] = [];
  let merged: Plain = {};
  for (const member of [...allOf, own as Schema]) {
    if (member !== own && !isPlain(member)) rest.push(member);
    else merged = meet(merged, member as Plain, rest);
  }
  return { ...(merged as Schema), ...(rest.length > 0 && { allOf: rest }) };
}

const isPlain = (schema: Schema): boolean =>
  !(['if', 'anyOf', 'oneOf', 'allOf'] as const).some((keyword) => keyword in schema);

const smaller = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const larger = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

/** Of these one schema has one only. */
const single = ['pattern', 'not'];

/** Both schemas at once; what cannot be said in one goes to `rest`. */
function meet(a: Plain, b: Plain, rest: Schema[]): Plain {
  const both: Plain = { ...a };
  const messages = { ...(b.errorMessage as Record<string, unknown> | undefined) };
  for (const key of single) {
    if (!(key in a && key in b) || JSON.stringify(a[key]) === JSON.stringify(b[key])) continue;
    const errorMessage = key in messages && { errorMessage: { [key]: messages[key] } };
    rest.push({ [key]: b[key], ...errorMessage } as Schema);
    delete messages[key];
  }
  for (const [key, value] of Object.entries(b)) {
    if (!(key in both)) both[key] = value;
    else if (key === 'errorMessage') both[key] = { ...(both[key] as object), ...messages };
    else if (!single.includes(key)) both[key] = meetOne(key, both[key], value);
  }
  return both;
}

function meetOne(key: string, a: unknown, b: unknown): unknown {
  if (smaller.includes(key)) return Math.min(a as number, b as number);
  if (larger.includes(key)) return Math.max(a as number, b as number);
  if (key === 'required') return [...new Set([...(a as string[]), ...(b as string[])])];
  if (key === 'enum') return (a as unknown[]).filter((value) => (b as unknown[]).includes(value));
  if (key === 'additionalProperties' && a === false) return false;
  if (key === 'properties') return meetProperties(a as Record<string, Schema>, b as Record<string, Schema>);
  if (isObject(a) && isObject(b)) return { ...a, ...b };
  return b;
}

function meetProperties(a: Record<string, Schema>, b: Record<string, Schema>): Record<string, Schema> {
  const both = { ...a };
  for (const [name, schema] of Object.entries(b)) {
    both[name] = both[name] ? flattened({ allOf: [both[name], schema] }) : schema;
  }
  return both;
}
