import type { DataProvider, DeleteParams, RaRecord } from 'react-admin';
import type { Call } from '../../shared/documents/call.ts';
import type { Entity } from '../../shared/documents/entity.ts';
import { filterInput, filterValue } from '../../shared/screens/filters.ts';
import { type ArtifactStore, subjectOf } from '../artifacts/artifact-store.ts';
import { withPictures } from './form-body.ts';
import type { Transport } from './transport.ts';

type Values = Record<string, unknown>;

interface Options {
  method?: string;
  body?: string;
  headers?: Headers;
  signal?: AbortSignal;
}

/** The document of a resource; it comes with the first thing that is shown of its subject. */
export async function entityOf(store: ArtifactStore, id: string): Promise<Entity | undefined> {
  if (!store.get().entities[id]) await store.load(subjectOf(id));
  return store.get().entities[id];
}

/** What is chosen of a filter is a list; what takes one value gets the one. Without a call it is simple REST. */
export function filtersFor(filters: Values, call: Call | undefined, entity?: Entity): Values {
  const asked = Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const known = Array.isArray(value) && filterValue(name, call, entity);
    return [[name, known ? filterInput(known, value as unknown[]) : value]];
  });
  return Object.fromEntries(asked);
}

/** Simple REST searches for `q`. */
export function restFilter(entity: Entity | undefined, { search, ...filters }: Values): Values {
  return { ...filtersFor(filters, undefined, entity), ...(search ? { q: search } : {}) };
}

/** With the version that was seen, which ra-data-simple-rest does not send. */
export async function deleteByRest<Row extends RaRecord>(
  transport: Transport,
  resource: string,
  { id, previousData }: DeleteParams<Row>,
): Promise<Row> {
  const version: unknown = previousData?.version;
  const headers: Record<string, string> = typeof version === 'number' ? { 'if-match': `"${version}"` } : {};
  const { body } = await transport({ method: 'DELETE', url: `/api/${resource}/${encodeURIComponent(id)}`, headers });
  return body as Row;
}

/** ra-data-simple-rest over our transport, loaded when the first such resource is shown. */
export function restProvider(store: ArtifactStore, transport: Transport): () => Promise<DataProvider> {
  let provider: Promise<DataProvider> | undefined;
  const send = async (url: string, { method = 'GET', body, headers, signal }: Options = {}) => {
    const [, resource = ''] = /^\/api\/([^/?]+\/[^/?]+)/.exec(url) ?? [];
    const { version, ...values } = body === undefined ? {} : (JSON.parse(body) as Values);
    const answer = await transport({
      method,
      url,
      body: body === undefined ? undefined : withPictures((await entityOf(store, resource))?.schema, values),
      headers: {
        ...Object.fromEntries(headers?.entries() ?? []),
        ...(method === 'PUT' && typeof version === 'number' && { 'if-match': `"${version}"` }),
      },
      signal,
    });
    return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
  };
  return () => {
    provider ??= import('ra-data-simple-rest').then(({ default: simpleRest }) => simpleRest('/api', send as never));
    return provider;
  };
}
