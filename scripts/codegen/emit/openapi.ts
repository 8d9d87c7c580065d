import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import { chosenIn } from '../../../src/shared/documents/call-parts.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { choice, done } from '../shapes/call-shapes.ts';
import { closed } from '../shapes/closed.ts';
import { answeredRecord } from '../shapes/record-shapes.ts';
import { Components, pascal, published, recordName } from './openapi-components.ts';
import { asOne } from './openapi-merge.ts';
import { type Operation, type Paths, restPaths } from './openapi-rest.ts';

/** OpenAPI 3.1 of every call and of the entities served as simple REST, without our own keywords. */
export function openApi(artifacts: Artifacts): Record<string, unknown> {
  const routes = Object.values(artifacts.screens).find((screen) => screen.kind === 'routes');
  const components = new Components();
  for (const [name, schema] of Object.entries(common)) components.shared(name, schema);
  for (const entity of Object.values(artifacts.entities)) {
    if (entity.api) components.shared(recordName(entity), answeredRecord(entity, artifacts.entities));
  }
  const paths: Paths = {};
  for (const call of Object.values(artifacts.calls)) {
    for (const [index, path] of [call.path, ...(call.aliases ?? [])].entries()) {
      const [key, method] = [path.replace(/\/$/, ''), call.method.toLowerCase()];
      const operationId = index === 0 ? call.id : `${call.id}@${index}`;
      const described = { operationId, ...operation(call, artifacts, components) };
      const there = paths[key]?.[method];
      // What is called without such a value comes first.
      const [first, second] = call.chosenBy ? [there, described] : [described, there];
      paths[key] = { ...paths[key], [method]: first && second ? asOne(first, second) : described };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: routes?.title ?? 'API', version: '1', license: { name: 'Proprietary', url: '/docs' } },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths: inOrder({ ...paths, ...restPaths(artifacts, components) }),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token, made under /api-tokens.' },
      },
      schemas: components.used(),
    },
  };
}

const errorSchema: Schema = {
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

/** What stands in many calls, under one name. */
const common: Record<string, Schema> = {
  Error: errorSchema,
  Done: closed(done),
  Nothing: { properties: {}, type: 'object', additionalProperties: false },
  Choice: closed(choice),
};

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function operation(call: Call, artifacts: Artifacts, components: Components): Operation {
  const { gates } = artifacts;
  const parameters = [...parametersIn('path', call.params), ...parametersIn('query', call.query)];
  const type = call.multipart ? ['multipart/form-data', 'application/json'] : ['application/json'];
  const schema = call.body && components.named(`${pascal(call.id)}Body`, call.body);
  const content = schema && Object.fromEntries(type.map((name) => [name, { schema }]));
  return {
    summary: call.title,
    tags: [call.id.split('/')[0]],
    description: `${chosenWords(call)}Gate: ${gates[call.gate]?.title ?? call.gate}.`,
    ...(call.level === 'none' && { security: [] }),
    ...(call.level === 'token' && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      ...answers(call, components),
      ...errors(call, artifacts),
      default: errorResponse('Refused or failed.'),
    },
  };
}

/** Where its path is that of another call. */
const chosenWords = (call: Call): string =>
  call.chosenBy ? `With \`${chosenIn(call).slice(1)}\`: ${call.title}. ` : '';

function parametersIn(place: 'path' | 'query', schema: Schema | undefined): object[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = published(property);
    const required = place === 'path' || schema?.required?.includes(name);
    return { name, in: place, ...(required && { required: true }), ...(description && { description }), schema: rest };
  });
}

function answers(call: Call, components: Components): Record<string, object> {
  const several = Object.keys(call.answers ?? {}).length > 1;
  const entries = Object.entries(call.answers ?? {}).map(([status, schema]) => [
    status,
    {
      description: 'Success.',
      ...(status !== '204' && {
        content: {
          'application/json': { schema: components.named(`${pascal(call.id)}Answer${several ? status : ''}`, schema) },
        },
      }),
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
  const said = Object.entries(byStatus).map(([status, says]) => [status, errorResponse(says.join('\n'))]);
  return { ...refused, ...Object.fromEntries(said) };
}

const errorResponse = (description: string) => ({ description, content: errorContent });

/** What any call may be refused with, besides its own errors. */
const refused = { '4XX': errorResponse('Refused.') };

const inOrder = (paths: Paths): Paths => Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)));
