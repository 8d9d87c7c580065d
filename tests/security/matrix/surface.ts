import { restCall } from '../../../src/server/rest/rest-calls.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import type { ObjectSchema, Schema } from '../../../src/shared/documents/schema.ts';

/** One thing that can be asked of the server: every call of the documents, every verb of simple REST. */
export interface Endpoint {
  id: string;
  call: Call;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
}

const uuid: Schema = { type: 'string', format: 'uuid' };
const one: ObjectSchema = { type: 'object', required: ['id'], properties: { id: uuid } };
const restList: ObjectSchema = {
  type: 'object',
  properties: {
    filter: { type: 'string', maxLength: 2000 },
    range: { type: 'string', maxLength: 50 },
    sort: { type: 'string', maxLength: 100 },
  },
};

/** What tells a call from another one of its path is always said. */
const queryOf = ({ query, chosenBy }: Call): ObjectSchema | undefined =>
  chosenBy
    ? {
        ...query,
        type: 'object',
        required: [...(query?.required ?? []), chosenBy.parameter],
        properties: { ...query?.properties, [chosenBy.parameter]: { enum: [chosenBy.value] } },
      }
    : query;

export function surfaceOf(artifacts: Artifacts): Endpoint[] {
  const calls = Object.values(artifacts.calls).map((call) => ({ ...call, query: queryOf(call), call }));
  const rest = Object.values(artifacts.entities)
    .filter((entity) => entity.api)
    .flatMap((entity): Endpoint[] =>
      (['list', 'read', 'create', 'update', 'delete'] as const).map((verb) => {
        // What the document declares, and not what the server makes of it: a verb without a gate is nobody's.
        const call = { ...restCall(entity, verb), gate: entity.api?.[verb] ?? '' };
        const writes = verb === 'create' || verb === 'update';
        return {
          id: call.id,
          call,
          ...(verb === 'list' ? { query: restList } : verb !== 'create' && { params: one }),
          ...(writes && { body: entity.schema }),
        };
      }),
    );
  return [...calls, ...rest];
}

export function fill(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(String(params[name] ?? ''))));
}

/** A lone surrogate cannot be put into an address at all. */
const wellFormed = (text: string): string => Buffer.from(text).toString();
