import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { ObjectSchema } from '../../../src/shared/documents/schema.ts';
import { answeredRecord, createBody, updateBody } from '../shapes/record-shapes.ts';
import { type Components, type Reference, recordName } from './openapi-components.ts';

export type Operation = Record<string, unknown>;
export type Paths = Record<string, Record<string, Operation>>;

type Verb = keyof NonNullable<Entity['api']>;

/** The entities served at /api, in the convention of ra-data-simple-rest. */
export function restPaths(artifacts: Artifacts, components: Components): Paths {
  const route = (entity: Entity, verb: Verb, method: string) =>
    operationOf(artifacts, components, entity, verb, method);
  const paths: Paths = {};
  for (const entity of Object.values(artifacts.entities)) {
    if (!entity.api) continue;
    const all = `/api/${entity.id}`;
    const many = { ...route(entity, 'list', 'get'), ...route(entity, 'create', 'post') };
    const one = {
      ...route(entity, 'read', 'get'),
      ...route(entity, 'update', 'put'),
      ...route(entity, 'delete', 'delete'),
    };
    if (Object.keys(many).length > 0) paths[all] = many;
    if (Object.keys(one).length > 0) paths[`${all}/{id}`] = one;
  }
  return paths;
}

function operationOf(
  artifacts: Artifacts,
  components: Components,
  entity: Entity,
  verb: Verb,
  method: string,
): Record<string, Operation> {
  const gate = entity.api?.[verb];
  if (!gate) return {};
  const record = components.named(recordName(entity), answeredRecord(entity, artifacts.entities));
  const answer = verb === 'list' ? { type: 'array', items: record } : record;
  const body = verb === 'create' ? createBody(entity) : verb === 'update' ? updateBody(entity) : undefined;
  const error = { description: 'Refused or failed.', content: json({ $ref: '#/components/schemas/Error' }) };
  const operation = {
    operationId: `${entity.id}#${verb}`,
    summary: `${entity.plural}: ${verb}`,
    tags: [entity.id.split('/')[0]],
    description: `Gate: ${artifacts.gates[gate]?.title ?? gate}.`,
    parameters: verb === 'list' ? listParameters : verb === 'create' ? [] : [idParameter],
    ...(body && {
      requestBody: {
        required: true,
        content: bodies(
          body,
          components.named(`${recordName(entity)}${verb === 'create' ? 'Create' : 'Update'}`, body),
        ),
      },
    }),
    responses: {
      [verb === 'create' ? '201' : '200']: { description: 'Success.', content: json(answer) },
      '4XX': error,
      default: error,
    },
  };
  return { [method]: operation };
}

/** With a picture, which is sent as a file, also as a form. */
function bodies(body: ObjectSchema, schema: Reference): object {
  const isForm = Object.values(body.properties).some((property) => property['x-image'] !== undefined);
  return { ...(isForm && { 'multipart/form-data': { schema } }), ...json(schema) };
}

const json = (schema: object) => ({ 'application/json': { schema } });
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const listParameters = ['filter', 'sort', 'range'].map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
