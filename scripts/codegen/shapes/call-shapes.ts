import type { Call } from '../../../src/shared/documents/call.ts';
import { filterPlaces, pathParameters, recordParameter } from '../../../src/shared/documents/call-parts.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { ObjectSchema, Schema } from '../../../src/shared/documents/schema.ts';
import { withFields } from './answer-shape.ts';
import { closed } from './closed.ts';
import { withFormatLimits } from './format-limits.ts';
import {
  countAnswer,
  countInput,
  exportAnswers,
  exportInput,
  listAnswer,
  listInput,
  valuesAnswer,
} from './list-shapes.ts';
import { hasBody } from './parameters.ts';
import { createBody, updateBody, withColumns } from './record-shapes.ts';

interface Surroundings {
  entities: Readonly<Record<string, Entity>>;
  calls: Readonly<Record<string, Call>>;
}

/**
 * What a call takes and answers, written out. A call without `does` declares it itself and only gets its path
 * parameters. With `does` and `entity`, what the document leaves out is made here:
 *
 * | does    | takes                                                        | answers                                     |
 * |---------|--------------------------------------------------------------|---------------------------------------------|
 * | list    | limit, page, search, filters, `ordering`: body (POST) or query | 200 {items, total, status: 200}, rows wrapped |
 * | read    | the record's id                                              | 200 the record                              |
 * | create  | the writable properties, the required ones required          | 201 the record                              |
 * | update  | the record's id; any of the writable properties              | 200 the record                              |
 * | remove  | the record's id                                              | 200 {status: 200}                           |
 * | update-all | nothing                                                   | 200 {status: 200}                           |
 * | reorder | {ids}: the record ids in their new order                     | 200 {status: 200}                           |
 * | filters | nothing                                                      | 200 both spellings of the filters' options  |
 * | count   | the filters                                                  | 200 {status: 200, count}                    |
 * | export  | search and filters                                           | 200 {report_url}, 202 how far the file is   |
 * | sign-out | nothing                                                     | 200 {status: 200}                           |
 * | values  | the field, as declared                                       | 200 {items: [{value}]}                      |
 *
 * A declared `body` of create, update and reorder stands as it is; a declared body or query of a list is added to.
 * The record's id stands in the path; where the path has no parameter of that name, in the body (query without one).
 * Properties named in `ignored` are accepted with any value. Everything is closed: an unknown property is refused.
 * Array properties of a query or list body are arrays here; the server splits a comma-joined string beforehand, and
 * reads True/False in a query without regard to case. A date, a moment or a uuid is no longer than it can be.
 */
export function shapedCall(call: Call, around: Surroundings): Call {
  const entity = call.entity === undefined ? undefined : around.entities[call.entity];
  const shaped = { ...call, ...(entity && call.does ? made(call, entity, around) : {}) };
  const located = withRecordId(shaped, entity);
  const params = paramsOf(call, entity);
  const given = located.body ?? (hasBody(call) && !call.does ? nothing : undefined);
  const body = given && wireSchema(withIgnored(given, call.ignored));
  const query = located.query && wireSchema(withIgnored(located.query, call.ignored));
  const answers = Object.entries(located.answers ?? {}).map(([status, schema]) => [
    status,
    wireSchema(withFields(schema, around.entities)),
  ]);
  return {
    ...located,
    ...(params && { params: withFormatLimits(params) }),
    ...(query && { query }),
    ...(body && { body }),
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
  };
}

/** Nothing else is taken or answered, and nothing longer than it can be. */
const wireSchema = <S extends Schema>(schema: S): S => closed(withFormatLimits(schema));

function made(call: Call, entity: Entity, around: Surroundings): Partial<Call> {
  const fixed = Object.keys(call.where ?? {});
  const record = () => withColumns(call, entity, around.entities, choosesFields(call));
  switch (call.does) {
    case 'list':
      return {
        ...listInput(call, entity, around.entities),
        answers: call.answers ?? { 200: listAnswer(call, record()) },
      };
    case 'read':
      return { answers: call.answers ?? { 200: record() } };
    case 'create':
      return { body: call.body ?? createBody(entity, fixed), answers: call.answers ?? { 201: record() } };
    case 'update':
      return {
        ...(hasBody(call) && { body: call.body ?? (call.set ? nothing : updateBody(entity, fixed)) }),
        answers: call.answers ?? { 200: record() },
      };
    case 'sign-out':
    case 'update-all':
      return { body: call.body ?? nothing, answers: call.answers ?? { 200: done } };
    case 'reorder':
      return { body: call.body ?? idsBody, answers: call.answers ?? { 200: done } };
    case 'count':
      return { ...countInput(call, entity, around.entities), answers: call.answers ?? { 200: countAnswer(call) } };
    case 'export':
      return { ...exportInput(call, entity, around.entities), answers: call.answers ?? exportAnswers };
    case 'values':
      return { answers: call.answers ?? { 200: valuesAnswer(call) } };
    case 'filters':
      return { answers: call.answers ?? { 200: filterOptions(call, around) } };
    default:
      return { answers: call.answers ?? { 200: done } };
  }
}

/** `fields` asks for some of the properties only. */
const choosesFields = (call: Call): boolean => 'fields' in { ...call.query?.properties, ...call.body?.properties };

/** A body that is not spoken of has nothing in it. */
const nothing: ObjectSchema = { type: 'object', properties: {} };

const idsBody: ObjectSchema = {
  type: 'object',
  required: ['ids'],
  properties: {
    ids: { type: 'array', minItems: 1, maxItems: 1000, uniqueItems: true, items: { type: 'string', format: 'uuid' } },
  },
};

/** Nothing but that it is done. */
export const done: Schema = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'integer', title: 'Status', const: 200 } },
};

/** What a filter can be set to. */
export const choice: Schema = {
  type: 'object',
  required: ['value', 'label'],
  properties: {
    value: { type: ['string', 'number', 'boolean'] },
    label: { type: 'string' },
    count: { type: 'integer', minimum: 0 },
  },
};

function filterOptions(call: Call, around: Surroundings): Schema {
  const lists = Object.values(around.calls).filter((other) => other.does === 'list' && other.entity === call.entity);
  const filters = Object.keys(call.filters ?? Object.assign({}, ...lists.map((list) => list.filters ?? {})));
  const options: Schema = {
    type: 'object',
    properties: Object.fromEntries(filters.map((name) => [name, { type: 'array', items: choice }])),
  };
  return filterPlaces(call).reduce((answer: Schema, path) => placedIn(answer, path.split('.'), options), {});
}

/** The schema with one more at a path; all that is on the way is always there. */
function placedIn({ required = [], properties = {} }: Schema, [name = '', ...rest]: string[], last: Schema): Schema {
  const own = rest.length > 0 ? placedIn(properties[name] ?? {}, rest, last) : last;
  return { type: 'object', required: [...new Set([...required, name])], properties: { ...properties, [name]: own } };
}

function paramsOf(call: Call, entity: Entity | undefined): ObjectSchema | undefined {
  const names = pathParameters(call.path);
  if (names.length === 0 && !call.params) return undefined;
  const record = recordParameter(call);
  const properties = names.map((name) => [name, name === record && entity ? idOf(entity) : parameterNamed(name)]);
  const declared = call.params?.properties ?? {};
  return {
    ...call.params,
    type: 'object',
    additionalProperties: false,
    required: names,
    properties: { ...Object.fromEntries(properties), ...declared },
  };
}

/** What is called an id is one. */
const parameterNamed = (name: string): Schema => (/^(id|\w+Id)$/.test(name) ? idParameter : plainParameter);

const idParameter: Schema = { type: 'string', title: 'ID', format: 'uuid', maxLength: 36 };
const plainParameter: Schema = { type: 'string', minLength: 1, maxLength: 200 };

const idOf = (entity: Entity): Schema => {
  const { type, format, maxLength, pattern } = entity.schema.properties.id ?? { type: 'string', format: 'uuid' };
  return JSON.parse(JSON.stringify({ type, format, maxLength, pattern }));
};

/** The id stands outside the path: it joins the body, or the query of a call without one. */
function withRecordId(call: Call, entity: Entity | undefined): Call {
  const record = recordParameter(call);
  if (!record || !entity || !call.does || pathParameters(call.path).includes(record)) return call;
  const place = hasBody(call) ? 'body' : 'query';
  const holder: ObjectSchema = call[place] ?? { type: 'object', properties: {} };
  const required = [...new Set([...(holder.required ?? []), record])];
  const id = holder.properties[record] ?? idOf(entity);
  return { ...call, [place]: { ...holder, required, properties: { ...holder.properties, [record]: id } } };
}

function withIgnored(schema: ObjectSchema, ignored: readonly string[] = []): ObjectSchema {
  const more = ignored.filter((name) => !(name in schema.properties)).map((name) => [name, {}]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(more) } };
}
