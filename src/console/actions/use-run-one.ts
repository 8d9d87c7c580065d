import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Call } from '../../shared/documents/call.ts';
import type { Action } from '../../shared/documents/screen.ts';
import { StaleError } from '../data/call-error.ts';
import { isObject } from '../data/is-object.ts';
import { saveFile } from '../data/save-file.ts';
import { usePerformCall } from '../data/use-call.ts';
import { useEnvironment } from '../environment.ts';
import { textsOf } from '../messages/texts-of.ts';
import { useNotice } from '../messages/use-notice.ts';
import type { ActionContext } from './action-context.ts';
import { fillRoute } from './fill.ts';
import { rescueFocus } from './rescue-focus.ts';
import { type Calling, useActionCall, versionOf } from './use-action-call.ts';
import { useFailure } from './use-failure.ts';

/** Makes an action's call, tells what came of it, and offers to take it back. */
export function useRunOne(): (action: Action & Calling, context: ActionContext) => Promise<void> {
  const { signing } = useEnvironment();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { document, make } = useActionCall();
  const notice = useNotice();
  const failure = useFailure();
  const perform = usePerformCall();
  /** One that is being made still is waited for: who asked may have no other way to it. */
  const fileOf = useCallback(
    async (call: Call, body: Record<string, unknown>, name: string): Promise<string | null> => {
      const file = body[name];
      if (typeof file === 'string' || !call.later) return typeof file === 'string' ? file : null;
      if (call.messages?.['202']) notice(call.messages['202']);
      const { lateFile } = await import('../data/late-file.ts');
      return lateFile(perform, call.later, String(body.download));
    },
    [perform, notice],
  );
  return useCallback(
    async (action, context) => {
      const call = await document(action.calls);
      const { undo } = action;
      const takeBack = async (calling: Calling) => {
        try {
          await make(calling, context);
          await queries.invalidateQueries();
        } catch (error) {
          await failure(error, (await document(calling.calls)).messages, action.messages);
        }
      };
      try {
        const body = await make(action, context, versionOf(call, context));
        if (action.leaves) return leave(isObject(body) && body[action.leaves]);
        if (call.changesSession) {
          await signing.signedIn();
          await navigate(call.changesSession);
        } else await queries.invalidateQueries();
        if (call.refreshesSession) void signing.refresh();
        rescueFocus();
        if (action.saves && isObject(body)) {
          const file = await fileOf(call, body, action.saves);
          if (file) saveFile(file);
          else if (call.messages?.default) return notice(call.messages.default);
        }
        const success = action.success ?? action.messages?.success ?? call.messages?.success;
        if (success)
          notice(success, {
            params: textsOf({ ...context.record, ...(isObject(body) && body) }),
            action: undo && { label: undo.label, run: () => void takeBack(undo) },
          });
        context.done?.(body);
        if (action.then) await navigate(fillRoute(action.then, recordOf(body)));
        if (call.signsOut) signing.ended();
      } catch (error) {
        if (error instanceof StaleError) await queries.invalidateQueries();
        await failure(error, call.messages, action.messages);
      }
    },
    [document, make, signing, navigate, queries, notice, failure, fileOf],
  );
}

/** What an answer tells of a record: its `data`, where it holds that. */
const recordOf = (body: unknown): Record<string, unknown> => {
  if (!isObject(body)) return {};
  return isObject(body.data) ? body.data : body;
};

/** Goes elsewhere, to a page and to nothing else. */
function leave(address: unknown): void {
  if (typeof address === 'string' && /^https?:/.test(address)) location.assign(address);
}
