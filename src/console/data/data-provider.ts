import type { DataProvider } from 'react-admin';
import { type ArtifactStore, subjectOf } from '../artifacts/artifact-store.ts';
import { type CallInput, inputOf } from './call-request.ts';
import { listAnswer, listInput, recordOf } from './list-call.ts';
import { makeCall } from './make-call.ts';
import { entityOf, filtersFor, restFilter, restProvider } from './rest.ts';
import type { CallAnswer, Transport } from './transport.ts';

/** What a screen puts into react-admin's `meta`: its `calls`, and where a route supplies them, further values. */
export interface ScreenMeta {
  calls?: Record<string, string>;
  values?: Record<string, unknown>;
}

interface Params {
  meta?: ScreenMeta;
  signal?: AbortSignal;
}

/**
 * react-admin's way to the server. A resource is an entity id. Where the screen maps a verb to a call, that call
 * is made and its envelope opened; every other resource is simple REST at `/api/<entity>`.
 */
export function createDataProvider(store: ArtifactStore, transport: Transport): DataProvider {
  const rest = restProvider(store, transport);

  const callOf = async ({ meta, signal }: Params, ...verbs: string[]) => {
    const id = verbs.map((verb) => meta?.calls?.[verb]).find(Boolean);
    if (!id) return undefined;
    if (!store.get().calls[id]) await store.load(subjectOf(id));
    const call = store.get().calls[id];
    if (!call) throw new Error(`No call "${id}".`);
    const own = (recordId: unknown) => ({ ...meta?.values, [call.record ?? 'id']: recordId });
    return { call, own, make: (input: CallInput) => makeCall(transport, call, { ...input, signal }) };
  };

  return {
    supportAbortSignal: true,

    async getList(resource, params) {
      const found = await callOf(params, 'getList', 'list');
      const given = { ...params.meta?.values, ...params.filter };
      if (!found) {
        const filter = restFilter(await entityOf(store, resource), given);
        return (await rest()).getList(resource, { ...params, filter });
      }
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
      const query = { page, perPage, sort: params.sort, filter: filtersFor(given, found.call) };
      const answer = await found.make(listInput(found.call, query));
      return listAnswer(found.call, answer.body) as never;
    },

    async getOne(resource, params) {
      const found = await callOf(params, 'getOne', 'read');
      if (!found) return (await rest()).getOne(resource, params);
      return { data: withVersion(await found.make(inputOf(found.call, found.own(params.id)))) as never };
    },

    async create(resource, params) {
      const found = await callOf(params, 'create');
      if (!found) return (await rest()).create(resource, params);
      const values = { ...params.meta?.values, ...params.data };
      return { data: withVersion(await found.make(inputOf(found.call, values))) as never };
    },

    async update(resource, params) {
      const found = await callOf(params, 'update');
      if (!found) return (await rest()).update(resource, params);
      const input = inputOf(found.call, { ...params.data, ...found.own(params.id) });
      const answer = await found.make({ ...input, version: params.previousData?.version });
      return { data: { ...withVersion(answer), id: params.id } as never };
    },

    async delete(resource, params) {
      const found = await callOf(params, 'delete', 'remove');
      if (!found) return (await rest()).delete(resource, params);
      await found.make({ ...inputOf(found.call, found.own(params.id)), version: params.previousData?.version });
      return { data: (params.previousData ?? { id: params.id }) as never };
    },

    getMany: async (resource, params) => (await rest()).getMany(resource, params),
    getManyReference: async (resource, params) => (await rest()).getManyReference(resource, params),
    updateMany: async (resource, params) => (await rest()).updateMany(resource, params),
    deleteMany: async (resource, params) => (await rest()).deleteMany(resource, params),
  };
}

function withVersion({ body, etag }: CallAnswer): Record<string, unknown> {
  const record = recordOf(body);
  const version = etag === undefined ? undefined : Number(/"(\d+)"/.exec(etag)?.[1]);
  return version && record.version === undefined ? { ...record, version } : record;
}
