import { useCallback } from 'react';
import type { Call } from '../../shared/documents/call.ts';
import { pathParameters, recordParameter } from '../../shared/documents/call-parts.ts';
import type { Action } from '../../shared/documents/screen.ts';
import { subjectOf } from '../artifacts/artifact-store.ts';
import { inputOf } from '../data/call-request.ts';
import { usePerformCall } from '../data/use-call.ts';
import { useEnvironment } from '../environment.ts';
import type { ActionContext } from './action-context.ts';
import { fillValues } from './fill.ts';

/** What of an action makes the call; an action's `undo` has the same. */
export type Calling = Pick<Action, 'send'> & { calls: string };

interface ActionCall {
  /** The call's document, loaded when it is first asked for. */
  document(id: string): Promise<Call>;
  /** Answers the body. `version` goes along as If-Match. */
  make(calling: Calling, context: ActionContext, version?: number): Promise<unknown>;
}

/** Makes the call of an action on what the action is run on. */
export function useActionCall(): ActionCall {
  const { store } = useEnvironment();
  const perform = usePerformCall();
  const document = useCallback(
    async (id: string): Promise<Call> => {
      if (!store.get().calls[id]) await store.load(subjectOf(id));
      const call = store.get().calls[id];
      if (!call) throw new Error(`No call "${id}".`);
      return call;
    },
    [store],
  );
  const make = useCallback(
    async (calling: Calling, context: ActionContext, version?: number): Promise<unknown> => {
      const call = await document(calling.calls);
      const { body } = await perform(call.id, { ...inputOf(call, sendOf(call, calling, context)), version });
      return body;
    },
    [document, perform],
  );
  return { document, make };
}

/** The action's `send`, with `{field}` taken from the record, and the record's id where the call wants it. */
function sendOf(call: Call, calling: Calling, { record, ids, params }: ActionContext): Record<string, unknown> {
  const values = { ...params, ...record };
  const inPath = Object.fromEntries(pathParameters(call.path).map((name) => [name, values[name] ?? record?.id]));
  const key = recordParameter(call);
  const recordKey = key && record ? { [key]: record.id } : {};
  return { ...recordKey, ...inPath, ...(ids ? { ids } : {}), ...fillValues(calling.send ?? {}, values) };
}

/** The call is on one record, and made once for each of several. */
export const isOfRecord = (call: Call): boolean => recordParameter(call) !== undefined;

/** Only a call on one record carries If-Match. */
export function versionOf(call: Call, { record }: ActionContext): number | undefined {
  if (call.does !== 'update' && call.does !== 'remove') return undefined;
  return typeof record?.version === 'number' ? record.version : undefined;
}
