import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import type { ObjectSchema, Schema } from '../../../src/shared/documents/schema.ts';
import { isObject } from '../document.ts';
import { isChange } from '../shapes/parameters.ts';
import { createBody, updateBody, wholeRecord } from '../shapes/record-shapes.ts';
import { mapSubschemas, without } from '../walk.ts';
import { withTexts } from './texts.ts';

interface ValidatorSchemas {
  strict: Record<string, Schema>;
  coercing: Record<string, Schema>;
}

/** Which validators there are, by name, and the schema that each is compiled from. */
export function validatorSchemas(artifacts: Artifacts): ValidatorSchemas {
  const strict: Record<string, Schema> = {};
  const coercing: Record<string, Schema> = {};
  for (const call of Object.values(artifacts.calls)) {
    if (call.params) coercing[`${call.id}#params`] = call.params;
    if (call.query) coercing[`${call.id}#query`] = call.query;
    if (call.body) strict[`${call.id}#body`] = bodySchema(call, call.body);
    for (const [status, answer] of Object.entries(call.answers ?? {})) {
      strict[`${call.id}#answer:${status}`] = answerSchema(call, answer);
    }
  }
  for (const entity of Object.values(artifacts.entities)) {
    if (!entity.schema) continue;
    strict[`entity:${entity.id}`] = wholeRecord(entity);
    strict[`entity:${entity.id}#create`] = createBody(entity);
    strict[`entity:${entity.id}#update`] = updateBody(entity);
  }
  for (const job of Object.values(artifacts.jobs)) if (job.payload) strict[`job:${job.id}`] = job.payload;
  return { strict: prepared(strict, artifacts), coercing: prepared(coercing, artifacts) };
}

/** Nobody but a programmer reads what is wrong with an answer. */
export const isAnswer = (name: string): boolean => name.includes('#answer:');

function prepared(schemas: Record<string, Schema>, artifacts: Artifacts): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, schema]) => [name, bare(withTexts(schema, artifacts.messages))]);
  return Object.fromEntries(entries);
}

/** A change must not be filled up with defaults: what is not sent stays as it is. What is sent is sent whole. */
function bodySchema(call: Call, body: ObjectSchema): Schema {
  if (!isChange(call)) return body;
  const properties = Object.entries(body.properties).map(([name, { default: _default, ...rest }]) => [name, rest]);
  return { ...body, properties: Object.fromEntries(properties) };
}

/**
 * An answer is checked for shape, so that nothing undeclared leaves. Stored values may be older than an option list,
 * so a call that the engine answers is not held to the list's values.
 */
function answerSchema(call: Call, answer: Schema): Schema {
  const plain = without(answer, ['default', 'errorMessage']);
  return call.does ? withoutOptionValues(plain) : plain;
}

function withoutOptionValues(schema: Schema): Schema {
  const inner = mapSubschemas(schema, (sub) => (isObject(sub) ? withoutOptionValues(sub as Schema) : sub));
  if (inner['x-options']) delete inner.enum;
  return inner;
}

/** Without what no validator reads; equal schemas then compile once. */
function bare(schema: Schema): Schema {
  const inner = mapSubschemas(schema, (sub) => (isObject(sub) ? bare(sub as Schema) : sub)) as Record<string, unknown>;
  for (const key of Object.keys(inner)) {
    if (key.startsWith('x-') || key === 'title' || key === 'description' || key === 'readOnly') delete inner[key];
  }
  return inner as Schema;
}
