import { columnPlans } from '../../../src/server/db/columns.ts';
import { type Call, namesIdOtherwise } from '../../../src/shared/documents/call.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { ObjectSchema, Schema, SchemaType } from '../../../src/shared/documents/schema.ts';
import { mapSubschemas } from '../walk.ts';

type Entities = Readonly<Record<string, Entity>>;
type Properties = Record<string, Schema>;

/** Properties that every stored record has, whether its document says so or not. */
export const systemProperties: Readonly<Properties> = {
  id: { type: 'string', format: 'uuid', readOnly: true },
  version: { type: 'integer', minimum: 1, readOnly: true },
  createdAt: { type: 'string', format: 'date-time', readOnly: true },
  updatedAt: { type: 'string', format: 'date-time', readOnly: true },
};

/** All properties that may stand in an answer's record: declared, the engine's own, and names of related records. */
export function recordProperties(entity: Entity, entities: Entities): Properties {
  const declared = entity.schema.properties;
  const system = entity.storage.system ? {} : systemProperties;
  const names = Object.entries(declared).flatMap(([name, schema]) => {
    const label = schema['x-label'];
    if (!label) return [];
    const labelled = entities[schema['x-relation'] ?? '']?.schema.properties[label];
    return [
      [
        `${name}__name`,
        { type: ['string', 'null'] as SchemaType[], title: schema.title ?? labelled?.title, readOnly: true },
      ],
    ];
  });
  return { ...system, ...declared, ...(Object.fromEntries(names) as Properties) };
}

interface AnswerOptions {
  /** Properties that the answer carries; all readable ones when absent. */
  returns?: readonly string[];
  /** The caller may ask for fewer, so that only the id is sure. */
  chosen?: boolean;
  /** Code answers: what is computed is as it is declared. */
  written?: boolean;
}

/**
 * A record as it is answered. Stored values may be older than today's limits, so only shape and type are asked for;
 * a gated field may be absent, and everything that is not required may be null. Secrets are never there.
 */
export function answeredRecord(entity: Entity, entities: Entities, options: AnswerOptions = {}): ObjectSchema {
  const { returns, chosen, written = false } = options;
  const all = recordProperties(entity, entities);
  const own = entity.storage.system ? [] : Object.keys(systemProperties);
  const required = new Set(['id', ...(chosen ? [] : [...own, ...(entity.schema.required ?? [])])]);
  const derives = entity.hooks?.includes('derive') === true;
  const names = Object.keys(all).filter((name) => isAnswered(name, all[name], returns, derives));
  const properties = Object.fromEntries(
    names.map((name) => [
      name,
      answered(all[name] ?? {}, required.has(name) || (written && all[name]?.['x-virtual'] !== undefined)),
    ]),
  );
  const always = names.filter((name) => required.has(name) && !all[name]?.['x-read']);
  return { type: 'object', additionalProperties: false, required: always, properties };
}

/** The record of a call: what it returns, what it shows under other names, and what one may do with it. */
export function withColumns(call: Call, entity: Entity, entities: Entities, chosen: boolean): ObjectSchema {
  const { columns = {}, allowed } = call;
  const record = answeredRecord(entity, entities, {
    returns: call.returns,
    chosen,
    written: entity.hooks?.includes('compute') === true,
  });
  const named = Object.entries(columns).map(([name, path]) => [name, columnSchema(entity, entities, path)] as const);
  const actions: [string, Schema][] = allowed
    ? [
        [
          allowed.property,
          { type: 'array', title: 'What one may do with it', items: { enum: Object.keys(allowed.actions) } },
        ],
      ]
    : [];
  const added = Object.fromEntries([...named, ...actions]);
  const always = Object.keys(added).filter((name) => !chosen && !added[name]?.['x-read']);
  const dropped = namesIdOtherwise(call) ? ['id', 'version'] : [];
  const kept = Object.entries(record.properties).filter(([name]) => !dropped.includes(name));
  return {
    ...record,
    required: [...(record.required ?? []).filter((name) => !dropped.includes(name)), ...always],
    properties: { ...Object.fromEntries(kept), ...added },
  };
}

/** Of a field of the record, or of a related one, which may be out of the caller's sight. */
function columnSchema(entity: Entity, entities: Entities, path: string): Schema {
  const [own = '', property] = path.split('.');
  if (property === undefined) {
    const isSure = own === 'id' || entity.schema.required?.includes(own) === true;
    return answered(recordProperties(entity, entities)[own] ?? {}, isSure);
  }
  const related = entities[entity.schema.properties[own]?.['x-relation'] ?? ''];
  return related ? nullable(answered(recordProperties(related, entities)[property] ?? {}, false)) : {};
}

function isAnswered(
  name: string,
  schema: Schema | undefined,
  returns: readonly string[] | undefined,
  derives: boolean,
): boolean {
  if (!schema || schema['x-sensitive'] === 'secret') return false;
  if (name === 'id' || name === 'version') return true;
  if (!returns) return derives || !schema['x-virtual'];
  return returns.includes(name) || (name.endsWith('__name') && returns.includes(name.slice(0, -'__name'.length)));
}

const kept = [
  'type',
  'title',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'x-options',
  'x-relation',
  'x-label',
  'x-read',
  'x-mask',
  'x-sensitive',
] as const;

function answered(schema: Schema, required: boolean): Schema {
  const shape = shapeOf(schema);
  const masked = schema['x-mask'] ? withoutValues(shape) : shape;
  return required ? masked : nullable(masked);
}

function shapeOf(schema: Schema): Schema {
  const shape: Record<string, unknown> = {};
  for (const key of kept) if (schema[key] !== undefined) shape[key] = schema[key];
  if (['date', 'date-time', 'uuid'].includes(schema.format ?? '')) shape.format = schema.format;
  return withoutEmpty(mapSubschemas(shape as Schema, shapeOf));
}

/** Rules that an answer is not held to leave nothing behind. */
function withoutEmpty({ allOf, ...shape }: Schema): Schema {
  const kept = allOf?.filter((part) => Object.keys(part).length > 0) ?? [];
  return kept.length > 0 ? { ...shape, allOf: kept } : shape;
}

function withoutValues(schema: Schema): Schema {
  const { enum: _values, format: _format, ...rest } = schema;
  return { ...rest, type: ['string', 'null'] };
}

function nullable(schema: Schema): Schema {
  if (schema.type === undefined || isNullable(schema)) return schema;
  const type = [schema.type, 'null'].flat() as SchemaType[];
  return { ...schema, type, ...(schema.enum && { enum: [...schema.enum, null] }) };
}

const isNullable = (schema: Schema): boolean => Array.isArray(schema.type) && schema.type.includes('null');

/** What a person may write: not the engine's columns, not what is read-only, computed, or moved by hand. */
function writableProperties(entity: Entity): Properties {
  const hooked = entity.hooks?.includes('beforeWrite');
  const entries = Object.entries(entity.schema.properties).filter(
    ([name, schema]) =>
      !(name in systemProperties) &&
      !schema.readOnly &&
      name !== entity.storage.order &&
      (!schema['x-virtual'] || hooked),
  );
  return Object.fromEntries(entries);
}

/** Body of a creation. The state is not chosen: a record begins in its initial one. An optional property may be null. */
export function createBody(entity: Entity, fixed: readonly string[] = []): ObjectSchema {
  const entries = Object.entries(writableProperties(entity)).filter(
    ([name]) => name !== entity.states?.field && !fixed.includes(name),
  );
  const required = (entity.schema.required ?? []).filter((name) => entries.some(([own]) => own === name));
  const properties = entries.map(([name, schema]) => [name, required.includes(name) ? schema : nullable(schema)]);
  return { type: 'object', additionalProperties: false, required, properties: Object.fromEntries(properties) };
}

/** Body of a change: any of the writable properties. What stays away stays as it is, so there are no defaults. */
export function updateBody(entity: Entity, fixed: readonly string[] = []): ObjectSchema {
  const required = entity.schema.required ?? [];
  const entries = Object.entries(writableProperties(entity)).filter(([name]) => !fixed.includes(name));
  const properties = entries.map(([name, { default: _default, ...schema }]) => [
    name,
    required.includes(name) ? schema : nullable(schema),
  ]);
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

/** A whole stored record, the engine's own properties included. What has a default may be left out, and is never null. */
export function wholeRecord(entity: Entity): ObjectSchema {
  const isSystem = entity.storage.system;
  const filled = isSystem ? [] : columnPlans(entity).filter(({ notNull }) => notNull);
  const never = new Set([...(entity.schema.required ?? []), ...filled.map(({ property }) => property)]);
  const system = isSystem ? {} : systemProperties;
  const entries = Object.entries(entity.schema.properties).map(([name, schema]) => [
    name,
    never.has(name) || name in systemProperties ? schema : nullable(schema),
  ]);
  return { ...entity.schema, additionalProperties: false, properties: { ...system, ...Object.fromEntries(entries) } };
}
