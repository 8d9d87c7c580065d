import type { Call } from '../../src/shared/documents/call.ts';
import type { Schema } from '../../src/shared/documents/schema.ts';
import { type DocumentFile, isObject, type Path, type Taken } from './document.ts';
import { done } from './shapes/call-shapes.ts';
import { namedProperties } from './shapes/named-properties.ts';

type Plain = Record<string, unknown>;

/**
 * A call, or what defaults say of it, with its short forms written out: `takes` as properties of its body or query, `answer`
 * as the answer of its usual status. `call` is what the call itself says.
 */
export function writtenOut(file: DocumentFile, value: Plain, call: Plain, taken: Taken[], at: Path = []): Plain {
  const { answer, takes, ...rest } = value;
  const made: Plain = { ...rest };
  if (isObject(takes)) {
    const place = call.method === 'GET' || call.method === 'DELETE' ? 'query' : 'body';
    found([place, 'properties'], 'takes');
    made[place] = joined(namedProperties(takes as Record<string, Schema>), rest[place]);
  }
  if (isObject(rest.answers)) made.answers = answersOf(rest.answers, call);
  if (isObject(answer)) {
    const status = call.does === 'create' ? '201' : '200';
    found(['answers', status, 'properties'], 'answer');
    made.answers = { [status]: withStatus({ properties: answer }, status, call), ...(made.answers as object) };
  }
  return made;

  function found(to: Path, key: string): void {
    const path = [...at, key];
    taken.push({ to: to.slice(0, 1), file, path }, { to, file, path });
  }
}

/** It asks for nothing but an answer, whatever the method: most send their filters in a body. */
export const asksOnly = ({ method, does, reads, remembers }: Partial<Call>): boolean =>
  method === 'GET' ||
  reads === true ||
  remembers === true ||
  ['list', 'read', 'count', 'filters', 'values'].includes(does ?? '');

/** With what stands in `body` or `query` beside `takes`. */
function joined(taken: Schema, beside: unknown): Schema {
  if (!isObject(beside)) return taken;
  const required = [...new Set([taken.required ?? [], (beside as Schema).required ?? []].flat())];
  const properties = { ...taken.properties, ...(beside as Schema).properties };
  return { ...beside, ...(required.length > 0 && { required }), properties };
}

function answersOf(answers: Plain, call: Plain): Plain {
  const entries = Object.entries(answers).map(([status, schema]) => [
    status,
    isObject(schema) && isObject(schema.properties) ? withStatus(schema, status, call) : schema,
  ]);
  return Object.fromEntries(entries);
}

/** What is done is answered with its status, unless it says `false` there. */
function withStatus(answer: Plain, status: string, call: Plain): Plain {
  const { status: said, ...others } = answer.properties as Plain;
  if (said === false) return { ...answer, properties: others };
  if (said !== undefined || asksOnly(call) || !/^2\d\d$/.test(status)) return answer;
  return { ...answer, properties: { status: { ...done.properties?.status, const: Number(status) }, ...others } };
}
