import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Call } from '../../shared/documents/call.ts';
import type { Action } from '../../shared/documents/screen.ts';
import { subjectOf } from '../artifacts/artifact-store.ts';
import { StaleError } from '../data/call-error.ts';
import { inputOf } from '../data/call-request.ts';
import { usePerformCall } from '../data/use-call.ts';
import { useEnvironment } from '../environment.ts';
import { useNotice } from '../messages/use-notice.ts';
import { type ActionContext, useOverlays } from './action-context.ts';
import { fillRoute, fillValues } from './fill.ts';
import { useFailure } from './use-failure.ts';

export type RunAction = (action: Action, context?: ActionContext) => Promise<void>;

/** Does what a declared action says: opens, goes, calls (asking first, telling after, offering undo) or does. */
export function useRunAction(): RunAction {
  const overlays = useOverlays();
  const navigate = useNavigate();
  const runCall = useActionCall();
  return useCallback(
    async (action, context = {}) => {
      const values = { ...context.params, ...context.record };
      if (action.confirm && !(await overlays.confirm(action.confirm, textsOf(values)))) return;
      if (action.does) await context.does?.[action.does]?.();
      else if (action.goes) await navigate(fillRoute(action.goes, values));
      else if (action.opens) {
        const params = {
          ...context.params,
          ...fillValues(action.send ?? {}, values),
          ...(context.ids ? { ids: context.ids } : {}),
        };
        const result = await overlays.open(action.opens, params, context.record);
        if (result !== undefined) context.done?.(result);
      } else if (action.calls) await runCall(action, context);
    },
    [overlays, navigate, runCall],
  );
}

function useActionCall(): (action: Action, context: ActionContext) => Promise<void> {
  const { store, signing } = useEnvironment();
  const queries = useQueryClient();
  const perform = usePerformCall();
  const notice = useNotice();
  const failure = useFailure();
  return useCallback(
    async (action, context) => {
      const callId = action.calls as string;
      if (!store.get().calls[callId]) await store.load(subjectOf(callId));
      const call = store.get().calls[callId];
      if (!call) throw new Error(`No call "${callId}".`);
      try {
        const answer = await perform(callId, {
          ...inputOf(call, sendOf(call, action, context)),
          version: versionOf(call, context),
        });
        await queries.invalidateQueries();
        rescueFocus();
        tell(answer.body);
        context.done?.(answer.body);
        if (call.signsOut) signing.ended();
      } catch (error) {
        if (error instanceof StaleError) await queries.invalidateQueries();
        await failure(error, call.messages, action.messages);
      }

      function tell(body: unknown): void {
        const success = action.success ?? action.messages?.success ?? call?.messages?.success;
        const undo = action.undo;
        if (!success) return;
        notice(success, {
          params: textsOf({ ...context.record, ...(typeof body === 'object' ? body : {}) }),
          action: undo && { label: undo.label, run: () => void takeBack(undo) },
        });
      }

      async function takeBack(undo: NonNullable<Action['undo']>): Promise<void> {
        const back: Action = { label: undo.label, calls: undo.calls, send: undo.send };
        const before = store.get().calls[undo.calls];
        try {
          if (!before) return;
          await perform(undo.calls, inputOf(before, sendOf(before, back, context)));
          await queries.invalidateQueries();
        } catch (error) {
          await failure(error, before?.messages, action.messages);
        }
      }
    },
    [store, signing, queries, perform, notice, failure],
  );
}

/** The row of the button may be gone with what was done: the screen's heading is the next best place. */
function rescueFocus(): void {
  requestAnimationFrame(() => {
    if (!document.activeElement || document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}

/** The action's `send`, with `{field}` taken from the record, and the record's id where the call wants it. */
function sendOf(call: Call, action: Action, { record, ids, params }: ActionContext): Record<string, unknown> {
  const values = { ...params, ...record };
  const inPath = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, values[name as string] ?? record?.id]),
  );
  const isOfRecord = call.does === 'read' || call.does === 'update' || call.does === 'remove' || call.record;
  const recordKey = isOfRecord && record ? { [call.record ?? 'id']: record.id } : {};
  return { ...recordKey, ...inPath, ...(ids ? { ids } : {}), ...fillValues(action.send ?? {}, values) };
}

/** Only a call on one record carries If-Match. */
function versionOf(call: Call, { record }: ActionContext): number | undefined {
  if (call.does !== 'update' && call.does !== 'remove') return undefined;
  return typeof record?.version === 'number' ? record.version : undefined;
}

function textsOf(values: Record<string, unknown>): Record<string, string | number> {
  const texts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') texts[name] = value;
  }
  return texts;
}
