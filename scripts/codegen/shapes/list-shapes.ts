import type { Call, CallFilter, ListShape } from '../../../src/shared/documents/call.ts';
import { pathParameters } from '../../../src/shared/documents/call-parts.ts';
import { type Entity, isSearched } from '../../../src/shared/documents/entity.ts';
import type { ObjectSchema, Schema } from '../../../src/shared/documents/schema.ts';
import { hasBody, listParameters } from './parameters.ts';
import { recordProperties } from './record-shapes.ts';

type Properties = Record<string, Schema>;
type Entities = Readonly<Record<string, Entity>>;

const noShape: ListShape = { items: '', pastEnd: 'empty' };

type Input = { body?: ObjectSchema; query?: ObjectSchema };

/** Paging, search, filters and sort, with what the document declares itself, in the body or (GET) the query. */
export function listInput(call: Call, entity: Entity, entities: Entities): Input {
  const names = listParameters(call.list);
  return inputOf(call, {
    [names.limit]: { type: 'integer', minimum: 1, maximum: call.list?.maxLimit ?? 100 },
    [names.page]: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    ...(call.list?.cursor && { [call.list.cursor.parameter]: { type: 'string', maxLength: 2000 } }),
    ...(isSearched(entity) && { [names.search]: { type: 'string', maxLength: 100 } }),
    ...(call.sort && { [names.sort]: { type: 'string', enum: orders(call.sort) } }),
    ...filterProperties(call, recordProperties(entity, entities)),
    ...viewProperties(call),
  });
}

/** The filters alone: a count has no pages and no order. */
export const countInput = (call: Call, entity: Entity, entities: Entities): Input =>
  inputOf(call, filterProperties(call, recordProperties(entity, entities)));

/** What a list is narrowed by. A file has no pages, and one order. */
export function exportInput(call: Call, entity: Entity, entities: Entities): Input {
  const names = listParameters(call.list);
  return inputOf(call, {
    ...(isSearched(entity) && { [names.search]: { type: 'string', maxLength: 100 } }),
    ...filterProperties(call, recordProperties(entity, entities)),
    ...viewProperties(call),
  });
}

const fileId: Schema = { type: 'string', title: 'ID of the file', format: 'uuid', maxLength: 36 };
const part: Schema = { type: 'integer', title: 'Rows', minimum: 0 };

/** With the file, or how far it is. */
export const exportAnswers: Record<string, Schema> = {
  200: {
    type: 'object',
    required: ['status', 'report_url', 'download'],
    properties: {
      status: { type: 'integer', title: 'Status', const: 200 },
      report_url: { type: 'string', title: 'Link of five minutes', maxLength: 2000 },
      download: fileId,
    },
  },
  202: {
    type: 'object',
    required: ['status', 'state', 'done', 'total', 'download'],
    properties: {
      status: { type: 'integer', title: 'Status', const: 202 },
      state: { type: 'string', title: 'State', maxLength: 20 },
      done: part,
      total: part,
      download: fileId,
    },
  },
};

/** What the document declares itself stands over what is made. */
function inputOf(call: Call, made: Properties): Input {
  const place = hasBody(call) ? 'body' : 'query';
  const declared: ObjectSchema = call[place] ?? { type: 'object', properties: {} };
  return { [place]: { ...declared, properties: { ...made, ...declared.properties } } };
}

export function countAnswer({ list }: Call): Schema {
  const answer: Schema = {
    type: 'object',
    required: ['status'],
    properties: { status: { type: 'integer', const: 200 } },
  };
  put(answer, list?.total ?? 'count', { type: 'integer', title: 'How many there are', minimum: 0 });
  return answer;
}

export function valuesAnswer({ list }: Call): Schema {
  const answer: Schema = { type: 'object' };
  const value: Schema = {
    type: 'object',
    required: ['value'],
    properties: { value: { type: 'string', title: 'Value' } },
  };
  put(answer, list?.items ?? 'data', { type: 'array', title: 'Values in use', items: value });
  return answer;
}

function viewProperties({ views }: Call): Properties {
  if (!views) return {};
  return {
    [views.parameter]: { type: 'string', maxLength: 60, enum: Object.keys(views.values) },
    [views.counted]: { type: ['boolean', 'integer', 'string'], maxLength: 5, minimum: 0, maximum: 1 },
  };
}

const orders = (sort: readonly string[]): string[] =>
  sort.map((name) => name.replace(/^-/, '')).flatMap((name) => [name, `-${name}`]);

function filterProperties(call: Call, record: Properties): Properties {
  const inPath = pathParameters(call.path);
  const entries = Object.entries(call.filters ?? {})
    .filter(([name]) => !inPath.includes(name))
    .map(([name, filter]) => [name, filterValue(filter.is, record[filter.property] ?? {})]);
  return Object.fromEntries(entries);
}

/** What a filter compares with: the property's type and allowed values; its limits would only hide a miss. */
function filterValue(is: CallFilter['is'], property: Schema): Schema {
  if (is === 'search' || is === 'within') return { type: 'string', maxLength: 100 };
  const held = property.type === 'array' && property.items ? property.items : property;
  const value = comparable(held);
  // Of moments, the days from which and up to which.
  if (value.format === 'date-time' && (is === 'from' || is === 'to')) return { ...value, format: 'date' };
  return is === 'in' ? { type: 'array', maxItems: 1000, items: value } : value;
}

function comparable(schema: Schema): Schema {
  const { type = 'string', format, enum: values, title } = schema;
  const options = schema['x-options'];
  const related = schema['x-relation'];
  const bare = Array.isArray(type) ? type.filter((one) => one !== 'null') : type;
  const some = values?.filter((value) => value !== null);
  return {
    ...(title && { title }),
    type: Array.isArray(bare) && bare.length === 1 ? bare[0] : bare,
    // A time is also narrowed by whole days.
    ...(format === 'date-time' ? { anyOf: [{ format: 'date' }, { format }] } : format && { format }),
    ...(some && { enum: some }),
    ...(options && { 'x-options': options }),
    ...(related && { 'x-relation': related }),
    ...(bare.includes('string') && !some && { maxLength: 200 }),
  };
}

export function listAnswer(call: Call, record: ObjectSchema): Schema {
  const list = call.list ?? noShape;
  const row: Schema = list.row ? { type: 'object', required: [list.row], properties: { [list.row]: record } } : record;
  const rows: Schema = { type: 'array', items: row };
  if (list.items === '') return rows;
  const answer: Schema = {
    type: 'object',
    required: ['status'],
    properties: { status: { type: 'integer', const: 200 } },
  };
  const total: Schema = { type: 'integer', minimum: 0 };
  put(answer, list.items, rows);
  if (list.total) put(answer, list.total, total);
  for (const [copy, of] of Object.entries(list.repeat ?? {}))
    put(answer, copy, of === list.items || of === 'items' ? rows : total);
  for (const name of Object.keys(list.counts ?? {})) put(answer, name, total);
  if (list.cursor) put(answer, list.cursor.next, { type: ['string', 'null'], title: 'Cursor of the next page' });
  for (const { count } of Object.values(call.views?.values ?? {}))
    answer.properties = { ...answer.properties, [count]: { type: ['integer', 'null'], minimum: 0 } };
  return answer;
}

/** Puts a schema at a dotted path of an answer, with the objects around it. */
function put(answer: Schema, path: string, schema: Schema): void {
  const steps = path.split('.');
  let holder = answer;
  steps.forEach((step, index) => {
    holder.properties ??= {};
    holder.required = [...new Set([...(holder.required ?? []), step])];
    const last = index === steps.length - 1;
    const inner: Schema = last ? schema : (holder.properties[step] ?? { type: 'object' });
    holder.properties[step] = inner;
    holder = inner;
  });
}
