import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Action } from '../../shared/documents/screen.ts';
import { textsOf } from '../messages/texts-of.ts';
import { useHere } from '../shell/use-return.ts';
import { type ActionContext, useOverlays } from './action-context.ts';
import { fillRoute, fillValues } from './fill.ts';
import { isOfRecord, useActionCall } from './use-action-call.ts';
import { useRunEach } from './use-run-each.ts';
import { useRunOne } from './use-run-one.ts';

/** One for each press, also while the last is being saved. */
const steps = new Set(['move-up', 'move-down']);

type RunAction = (action: Action, context?: ActionContext) => Promise<void>;

/**
 * Does what a declared action says: opens, goes, calls (asking first, telling after, offering undo) or does. The
 * same is not done again while it is under way: a second quick click does nothing.
 */
export function useRunAction(): RunAction {
  const overlays = useOverlays();
  const navigate = useNavigate();
  const here = useRef<ReturnType<typeof useHere>>(null);
  here.current = useHere();
  const { document } = useActionCall();
  const runOne = useRunOne();
  const runEach = useRunEach();
  const underWay = useRef(new Set<string>());
  return useCallback(
    async (action, context = {}) => {
      const values = { ...context.params, ...context.record };
      const asked = textsOf({ ...values, ...(context.ids && { count: context.ids.length }) });
      if (action.confirm && !(await overlays.confirm(action.confirm, asked))) return;
      if (action.goes) await navigate(fillRoute(action.goes, values), { state: here.current });
      else if (action.opens) {
        const params = {
          ...context.params,
          ...fillValues(action.send ?? {}, values),
          ...(context.ids ? { ids: context.ids } : {}),
        };
        const result = await overlays.open(action.opens, params, context.record);
        if (result !== undefined) context.done?.(result);
      } else if (action.does && steps.has(action.does)) await context.does?.[action.does]?.();
      else {
        const { does, calls } = action;
        const key = JSON.stringify([does ?? calls, action.send, context.record?.id, context.ids]);
        if (underWay.current.has(key)) return;
        underWay.current.add(key);
        try {
          if (does) await context.does?.[does]?.();
          else if (calls) {
            const each = context.records && isOfRecord(await document(calls));
            await (each ? runEach : runOne)({ ...action, calls }, context);
          }
        } finally {
          underWay.current.delete(key);
        }
      }
    },
    [overlays, navigate, document, runOne, runEach],
  );
}
