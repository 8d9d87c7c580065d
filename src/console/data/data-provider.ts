import type { DataProvider, RaRecord } from 'react-admin';
import type { Call } from '../../shared/documents/call.ts';
import { pathParameters } from '../../shared/documents/call-parts.ts';
import { type ArtifactStore, subjectOf } from '../artifacts/artifact-store.ts';
import { CallError } from './call-error.ts';
import { type CallInput, inputOf } from './call-request.ts';
import { formBody } from './form-body.ts';
import { listAnswer, listInput, recordOf } from './list-call.ts';
import { ListCursors } from './list-cursors.ts';
import { makeCall } from './make-call.ts';
import { deleteByRest, entityOf, filtersFor, restFilter, restProvider } from './rest.ts';
import type { CallAnswer, Transport } from './transport.ts';

type Values = Record<string, unknown>;

/** What a screen puts into react-admin's `meta`: its `calls`, and where a route supplies them, further values. */
export interface ScreenMeta {
  calls?: Readonly<Record<string, string>>;
  values?: Values;
  /** What a form was opened on and with: fills what of the call's path the form does not say. */
  around?: Values;
  /** Pages follow each other below: past the last there is nothing, which is no failure. */
  endless?: true;
  /** Version that a change was made on, where that is not the record's own. */
  version?: number;
  /** Is given what the call answered, whole. */
  answered?(body: unknown): void;
}

interface Params {
  meta?: ScreenMeta;
  signal?: AbortSignal;
}

/**
 * react-admin's way to the server. A resource is an entity id. Where the screen maps a verb to a call, that call
 * is made and its envelope opened. What is asked without a screen is simple REST at `/api/<entity>`, or where the entity
 * does not serve that, the call by which its screens do it.
 */
export function createDataProvider(store: ArtifactStore, transport: Transport): DataProvider {
  const rest = restProvider(store, transport);
  const cursors = new ListCursors();
  const usual = (resource: string) => store.source.resources[resource]?.calls ?? {};

  const callOf = async (resource: string, { meta, signal }: Params, ...verbs: string[]) => {
    const named = verbs.map((verb) => meta?.calls?.[verb]).find(Boolean);
    const id = named ?? verbs.map((verb) => usual(resource)[verb]).find(Boolean);
    if (!id) return undefined;
    if (!store.get().calls[id]) await store.load(subjectOf(id));
    const call = store.get().calls[id];
    if (!call) throw new Error(`No call "${id}".`);
    const own = (recordId: unknown) => ({ ...meta?.values, [call.record ?? 'id']: recordId });
    const inPath = (record?: Values) =>
      Object.fromEntries(pathParameters(call.path).map((name) => [name, meta?.around?.[name] ?? record?.[name]]));
    const make = (input: CallInput) => makeCall(transport, call, { ...input, signal });
    /** As inputOf, with pictures as files. */
    const written = (values: Values): CallInput => {
      const input = inputOf(call, values);
      return { ...input, body: formBody(call, input.body as Values) };
    };
    return { call, isNamed: named !== undefined, own, inPath, written, make };
  };

  const provider: DataProvider = {
    supportAbortSignal: true,

    async getList(resource, params) {
      const found = await callOf(resource, params, 'getList', 'list');
      const given = { ...params.meta?.values, ...params.filter };
      if (!found) {
        const filter = restFilter(await entityOf(store, resource), given);
        return (await rest()).getList(resource, { ...params, filter });
      }
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
      const query = { page, perPage, sort: params.sort, filter: filtersFor(given, found.call) };
      const byNumber = () => found.make(listInput(found.call, query));
      const cursor = cursors.of(found.call, query);
      const filter = { ...query.filter, ...cursor };
      const asked = cursor
        ? found.make(listInput(found.call, { ...query, filter })).catch(orIfMissing(byNumber))
        : byNumber();
      const isEndless = params.meta?.endless === true;
      const answer = await (page > 1 ? asked.catch(orIfMissing(async () => null)) : asked);
      if (!answer && isEndless) return { data: [], pageInfo: { hasNextPage: false } };
      // How many there are is known from the first page: react-admin then goes to the last one.
      if (!answer)
        return { ...(await provider.getList(resource, { ...params, pagination: { page: 1, perPage } })), data: [] };
      const next = cursors.keep(found.call, query, answer.body);
      const listed = listAnswer(found.call, answer.body, answer.headers);
      return (isEndless ? { ...listed, pageInfo: { hasNextPage: next } } : listed) as never;
    },

    async getOne(resource, params) {
      const found = await callOf(resource, params, 'getOne', 'read');
      if (!found) return (await rest()).getOne(resource, params);
      return { data: withVersion(await found.make(inputOf(found.call, found.own(params.id)))) as never };
    },

    async create(resource, params) {
      const found = await callOf(resource, params, 'create');
      if (!found) return (await rest()).create(resource, params);
      const { values } = (params.meta ?? {}) as ScreenMeta;
      const answer = await found.make(found.written({ ...found.inPath(), ...values, ...params.data }));
      params.meta?.answered?.(answer.body);
      // Not every call answers what it has made, and react-admin wants an id.
      return { data: { id: '', ...withVersion(answer) } as never };
    },

    async update(resource, params) {
      const found = await callOf(resource, params, 'update');
      const version: unknown = params.meta?.version ?? params.data.version ?? params.previousData?.version;
      if (!found) return (await rest()).update(resource, { ...params, data: { ...params.data, version } });
      const { id, previousData } = params;
      const data = found.isNamed ? params.data : takenOf(found.call, params.data, previousData);
      const input = found.written({ ...found.inPath(previousData), ...data, ...found.own(id) });
      const answer = await found.make({ ...input, version: version as number | undefined });
      params.meta?.answered?.(answer.body);
      const record = withVersion(answer);
      return { data: ('id' in record ? { ...record, id } : { ...previousData, ...data, id }) as never };
    },

    async delete(resource, params) {
      const found = await callOf(resource, params, 'delete', 'remove');
      if (!found) return { data: await deleteByRest(transport, resource, params) };
      await found.make({ ...inputOf(found.call, found.own(params.id)), version: params.previousData?.version });
      return { data: (params.previousData ?? { id: params.id }) as never };
    },

    async getMany(resource, params) {
      if (!usual(resource).read) return (await rest()).getMany(resource, params);
      const found = await Promise.all(params.ids.map((id) => provider.getOne(resource, { ...params, id })));
      return { data: found.map(({ data }) => data) as never };
    },

    async getManyReference(resource, params) {
      if (!usual(resource).list) return (await rest()).getManyReference(resource, params);
      const { target, id, filter, ...asked } = params;
      return provider.getList(resource, { ...asked, filter: { ...filter, [target]: id } });
    },

    async updateMany(resource, { ids, ...params }) {
      await Promise.all(
        ids.map((id) => provider.update(resource, { ...params, id, previousData: { id } as RaRecord })),
      );
      return { data: ids };
    },

    async deleteMany(resource, { ids, ...params }) {
      await Promise.all(ids.map((id) => provider.delete(resource, { ...params, id })));
      return { data: ids };
    },
  };
  return provider;
}

/** The server knows no page after this cursor any more. */
const orIfMissing =
  <T>(instead: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof CallError && error.status === 404) return instead();
    throw error;
  };

/** Of a whole record, as react-admin's own forms send it: what has changed, as far as the call takes it. */
function takenOf({ body }: Call, data: Values, before: Values): Values {
  const names = Object.keys(data).filter((name) => JSON.stringify(data[name]) !== JSON.stringify(before[name]));
  const isTaken = (name: string) => !body || Object.keys(body.properties).length === 0 || name in body.properties;
  return Object.fromEntries(names.filter(isTaken).map((name) => [name, data[name]]));
}

function withVersion({ body, etag }: CallAnswer): Record<string, unknown> {
  const record = recordOf(body);
  const version = etag === undefined ? undefined : Number(/"(\d+)"/.exec(etag)?.[1]);
  return version && record.version === undefined ? { ...record, version } : record;
}
