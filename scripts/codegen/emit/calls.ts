import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import type { ObjectSchema, Schema } from '../../../src/shared/documents/schema.ts';
import { isChange } from '../shapes/parameters.ts';
import { banner, union } from './banner.ts';
import { interfaceOf, type TypeText } from './typescript.ts';

const nothing: TypeText = { tsType: 'Record<string, never>' };

/** `interface Calls`: what each call takes, answers, and may fail with. */
export async function callsFile(artifacts: Artifacts): Promise<string> {
  const members = Object.values(artifacts.calls).map((call) => [call.id, shapeOf(call)]);
  return `${banner}${await interfaceOf('Calls', Object.fromEntries(members))}`;
}

function shapeOf(call: Call): Schema {
  const properties = {
    params: call.params ?? nothing,
    query: call.query ? withDefaults(call.query) : nothing,
    body: call.body ? (isChange(call) ? call.body : withDefaults(call.body)) : { tsType: 'undefined' },
    answer: answerOf(call),
    errors: { tsType: union(Object.keys(call.errors ?? {})) },
  };
  const required = Object.keys(properties);
  const schema = { type: 'object', description: call.title, required, properties };
  return schema as Schema;
}

/** A handler reads the input after the validator has filled in defaults. */
function withDefaults(schema: ObjectSchema): ObjectSchema {
  const filled = Object.keys(schema.properties).filter((name) => schema.properties[name]?.default !== undefined);
  return { ...schema, required: [...new Set([...(schema.required ?? []), ...filled])] };
}

function answerOf(call: Call): Schema | TypeText {
  const answers = Object.values(call.answers ?? {});
  if (answers.length === 0) return { tsType: 'undefined' };
  return answers.length === 1 ? (answers[0] as Schema) : { anyOf: answers };
}
