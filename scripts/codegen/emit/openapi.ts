import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { isObject } from '../document.ts';
import { mapSubschemas } from '../walk.ts';
import { restPaths } from './openapi-rest.ts';

export type Operation = Record<string, unknown>;
export type Paths = Record<string, Record<string, Operation>>;

/** OpenAPI 3.1 of every call and of the entities served as simple REST, without our own keywords. */
export function openApi(artifacts: Artifacts): Record<string, unknown> {
  const routes = Object.values(artifacts.screens).find((screen) => screen.kind === 'routes');
  const paths: Paths = {};
  for (const call of Object.values(artifacts.calls)) {
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      const key = path.replace(/\/$/, '');
      const alias = path !== call.path;
      paths[key] = { ...paths[key], [call.method.toLowerCase()]: operation(call, artifacts, alias ? path : undefined) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: routes?.title ?? 'API', version: '1' },
    security: [{ session: [] }],
    paths: inOrder({ ...paths, ...restPaths(artifacts) }),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token, made under /api-tokens.' },
      },
      schemas: { Error: errorSchema },
    },
  };
}

export const errorSchema: Schema = {
  type: 'object',
  required: ['status', 'code', 'error', 'message', 'detail'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string' },
    error: { type: 'string' },
    message: { type: 'string' },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    requestId: { type: 'string' },
  },
};

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function operation(call: Call, artifacts: Artifacts, alias: string | undefined): Operation {
  const { gates } = artifacts;
  const parameters = [...parametersIn('path', call.params), ...parametersIn('query', call.query)];
  const type = call.multipart ? ['multipart/form-data', 'application/json'] : ['application/json'];
  const content =
    call.body && Object.fromEntries(type.map((name) => [name, { schema: published(call.body as Schema) }]));
  return {
    operationId: alias ? `${call.id}@${alias}` : call.id,
    summary: call.title,
    tags: [call.id.split('/')[0]],
    description: `Gate: ${gates[call.gate]?.title ?? call.gate}.`,
    ...(call.level === 'none' && { security: [] }),
    ...(call.level === 'token' && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...answers(call), ...errors(call, artifacts), default: errorResponse('Refused or failed.') },
  };
}

function parametersIn(place: 'path' | 'query', schema: Schema | undefined): object[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = published(property);
    const required = place === 'path' || schema?.required?.includes(name);
    return { name, in: place, ...(required && { required: true }), ...(description && { description }), schema: rest };
  });
}

function answers(call: Call): Record<string, object> {
  const entries = Object.entries(call.answers ?? {}).map(([status, schema]) => [
    status,
    {
      description: 'Success.',
      ...(status !== '204' && { content: { 'application/json': { schema: published(schema) } } }),
    },
  ]);
  return Object.fromEntries(entries);
}

function errors(call: Call, artifacts: Artifacts): Record<string, object> {
  const byStatus: Record<string, string[]> = {};
  for (const [name, { status, message }] of Object.entries(call.errors ?? {})) {
    const says = artifacts.messages[message]?.text ?? message;
    byStatus[status] = [...(byStatus[status] ?? []), `${name}: ${says}`];
  }
  return Object.fromEntries(Object.entries(byStatus).map(([status, says]) => [status, errorResponse(says.join('\n'))]));
}

const errorResponse = (description: string) => ({ description, content: errorContent });

/** Standard keywords only. */
export function published(schema: Schema): Schema {
  const inner = mapSubschemas(schema, (sub) => (isObject(sub) ? published(sub as Schema) : sub)) as Record<
    string,
    unknown
  >;
  for (const key of Object.keys(inner)) if (key === 'errorMessage' || key.startsWith('x-')) delete inner[key];
  return inner as Schema;
}

const inOrder = (paths: Paths): Paths => Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)));
