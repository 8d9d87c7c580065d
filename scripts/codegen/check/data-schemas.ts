import type { Call } from '../../../src/shared/documents/call.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { type DocumentFile, isObject, type Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { isAnswer } from '../shapes/answer-shape.ts';
import { didYouMean } from '../suggest.ts';
import { eachSchema } from '../walk.ts';
import type { Checking } from './checking.ts';
import { checkSense } from './data-sense.ts';
import { allProperties } from './entity-fields.ts';
import { checkMessageText } from './message-texts.ts';
import { checkPattern } from './patterns.ts';

/** What is said inside the data schemas of all documents: messages for rules, patterns, lists of options. */
export function checkDataSchemas(checking: Checking): void {
  for (const entry of checking.entries) {
    for (const [path, schema] of schemasOf(entry))
      checkEach(checking, entry.document, [...entry.path, ...path], schema);
  }
  for (const document of checking.definitions) {
    const shared = document.value as Record<string, unknown>;
    for (const [name, schema] of Object.entries(shared))
      if (isObject(schema)) checkEach(checking, document, [name], schema as Schema);
  }
}

function checkEach(checking: Checking, document: DocumentFile, path: Path, schema: Schema): void {
  eachSchema(schema, (sub, place) => checkSchema(checking, document, [...path, ...place], sub));
}

function schemasOf(entry: Entry): [Path, Schema][] {
  const value = entry.value as Record<string, unknown>;
  const members =
    { entity: ['schema'], form: ['schema'], call: ['params', 'query', 'body'], job: ['payload'] }[
      entry.kind as string
    ] ?? [];
  const found: [Path, unknown][] = members.map((member) => [[member], value[member]]);
  const { answers } = value;
  if (entry.kind === 'call' && isObject(answers))
    for (const [status, schema] of Object.entries(answers)) found.push([['answers', status], schema]);
  return found.filter((pair): pair is [Path, Schema] => isObject(pair[1]));
}

function checkSchema(checking: Checking, document: DocumentFile, path: Path, schema: Schema): void {
  if (typeof schema.pattern === 'string') checkPattern(checking, document, [...path, 'pattern'], schema.pattern);
  checkTaken(checking, document, path, schema);
  const resolved = checking.resolver.resolve(document, path, schema);
  checkSense(checking, document, path, schema, resolved);
  checkThere(checking, document, path, schema, resolved);
  if (!isObject(schema.errorMessage)) return;
  for (const [rule, message] of Object.entries(schema.errorMessage)) {
    checkRule(checking, document, [...path, 'errorMessage', rule], rule, message, resolved);
    if (typeof message === 'string')
      checkMessageText(checking, document, [...path, 'errorMessage', rule], message, resolved);
  }
}

/** What must be there is a property. A call that lists or counts is given more than its document says; of entities it is said elsewhere. */
function checkThere(checking: Checking, document: DocumentFile, path: Path, schema: Schema, resolved: Schema): void {
  const { does } = document.value as Partial<Call>;
  const isMade = path.length === 1 && (document.kind === 'entity' || does === 'list' || does === 'count');
  const { properties } = resolved;
  if (!properties || isMade || isAnswer(document, path) || schema.anyOf || schema.allOf) return;
  for (const [index, name] of (schema.required ?? []).entries())
    if (!Object.hasOwn(properties, name))
      checking.say(
        document,
        [...path, 'required', index],
        `There is no property ${name}`,
        didYouMean(name, Object.keys(properties)),
      );
}

/** What is taken of an entity is there. Only answers say what may be absent; all else says what must be there. */
function checkTaken(checking: Checking, document: DocumentFile, path: Path, schema: Schema): void {
  const { optional, required, of, fields = [], properties = {} } = schema;
  const say = (place: Path, sentence: string, hint?: string) =>
    checking.say(document, [...path, ...place], sentence, hint);
  if (!of !== !schema.fields) say([of ? 'of' : 'fields'], '"of" and "fields" stand together');
  if (of && !['call', 'form', 'job'].includes(document.kind))
    say(['of'], 'Only calls, forms and jobs take fields of an entity', 'use a $ref');
  if (optional !== undefined && !isAnswer(document, path))
    say(['optional'], 'Only an answer says "optional"', 'use "required"');
  if (optional !== undefined && required) say(['required'], 'What is not "optional" is always there', 'leave it out');
  for (const name of isAnswer(document, path) ? [] : Object.keys(properties))
    if (name.endsWith('?'))
      say(['properties', name], 'Only an answer says so that a property may be absent', 'use "required"');
  const entity = checking.artifacts.entities[of ?? ''];
  if (entity) {
    const known = allProperties(checking, entity);
    for (const [index, name] of fields.entries()) {
      const isSecret = entity.schema.properties[name]?.['x-sensitive'] === 'secret';
      if (isSecret) say(['fields', index], `The field ${name} is a secret`, 'it is never told');
      else if (!Object.hasOwn(known, name))
        say(['fields', index], `The entity ${of} has no field ${name}`, didYouMean(name, Object.keys(known)));
    }
  }
  const named = [...fields, ...Object.keys(properties)];
  for (const [index, name] of Array.isArray(optional) ? optional.entries() : [])
    if (!named.includes(name)) say(['optional', index], `There is no property ${name}`, didYouMean(name, named));
}

/** Keywords that can be broken, as far as they stand in a schema. */
const rules = new Set([
  'type',
  'format',
  'pattern',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'anyOf',
  'oneOf',
  'not',
  'additionalProperties',
]);

function checkRule(
  checking: Checking,
  document: DocumentFile,
  path: Path,
  rule: string,
  message: unknown,
  resolved: Schema,
): void {
  // Whether a field is required is said by the object around it, which may be that of a body in another document.
  if (rule === 'required') {
    if (isObject(message)) checkRequired(checking, document, path, Object.keys(message), resolved);
    return;
  }
  if (isObject(message))
    checking.say(document, path, `The message of the rule ${JSON.stringify(rule)} is its id`, 'such as "shell/retry"');
  if (rule === '_' || (rules.has(rule) && rule in resolved)) return;
  const there = Object.keys(resolved).filter((keyword) => rules.has(keyword));
  const hint = didYouMean(rule, there) ?? `the rules here are ${[...there, 'required'].join(', ')}`;
  checking.say(document, path, `There is no rule ${JSON.stringify(rule)} that this message could be about`, hint);
}

function checkRequired(
  checking: Checking,
  document: DocumentFile,
  path: Path,
  names: string[],
  resolved: Schema,
): void {
  for (const name of names) {
    if (resolved.required?.includes(name)) continue;
    const hint = didYouMean(name, resolved.required ?? []);
    checking.say(document, [...path, name], `${JSON.stringify(name)} is not required here`, hint);
  }
}
