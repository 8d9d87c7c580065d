import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { pathParameters } from '../../../shared/documents/record-parameter.ts';
import { subjectOf } from '../../artifacts/artifact-store.ts';
import { inputOf } from '../../data/call-request.ts';
import { formBody } from '../../data/form-body.ts';
import { usePerformCall } from '../../data/use-call.ts';
import { useEnvironment } from '../../environment.ts';
import type { Values } from '../../forms/values.ts';
import { useComplaints } from '../../messages/complaint.ts';

export interface Saving {
  resource: string;
  /** None: simple REST. */
  call?: string;
  /** The record being changed; none for a new one. */
  record?: Values;
  /** What the screen was opened on and with: fills what of the call's path the form does not say. */
  around?: Values;
  values: Values;
  /** Version the change was made on, sent as If-Match. */
  version?: number;
}

/** Creates or updates through the screen's call, or through simple REST where it names none. */
export function useSave(): (saving: Saving) => Promise<unknown> {
  const { store } = useEnvironment();
  const perform = usePerformCall();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const { clear } = useComplaints();
  return useCallback(
    async ({ resource, call: callId, record, around, values, version }) => {
      const answer = callId ? await byCall(callId) : await byRest();
      // What is shown next asks anew; what is still shown is left alone until it is gone.
      await queries.invalidateQueries({ refetchType: 'none' });
      return answer;

      async function byCall(id: string): Promise<unknown> {
        if (!store.get().calls[id]) await store.load(subjectOf(id));
        const call = store.get().calls[id];
        if (!call) throw new Error(`No call "${id}".`);
        const inPath = pathParameters(call.path).map((name) => [name, around?.[name] ?? record?.[name]]);
        const key = record ? { [call.record ?? 'id']: record.id } : {};
        const input = inputOf(call, { ...Object.fromEntries(inPath), ...values, ...key });
        const { body } = await perform(id, { ...input, body: formBody(call, input.body as Values), version });
        return body;
      }

      async function byRest(): Promise<unknown> {
        clear();
        if (!record) return (await provider.create(resource, { data: values })).data;
        const id = record.id as string;
        const previousData = { ...record, id };
        return (await provider.update(resource, { id, data: { ...values, version }, previousData })).data;
      }
    },
    [store, perform, provider, queries, clear],
  );
}
