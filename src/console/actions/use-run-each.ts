import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Action } from '../../shared/documents/screen.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNotice } from '../messages/use-notice.ts';
import { useWords } from '../messages/use-words.ts';
import { type ActionContext, useOverlays } from './action-context.ts';
import { rescueFocus } from './rescue-focus.ts';
import type { Outcome } from './run-all.ts';
import { type Calling, useActionCall } from './use-action-call.ts';
import { useFailure } from './use-failure.ts';

/**
 * Makes an action's call once for each selected record, one after another: each is allowed or refused by itself.
 * What was not done is listed, and stays selected; what was can be taken back together.
 */
export function useRunEach(): (action: Action & Calling, context: ActionContext) => Promise<void> {
  const queries = useQueryClient();
  const { document, make } = useActionCall();
  const { explain } = useMessages();
  const tellOutcome = useTellOutcome();
  const failure = useFailure();
  return useCallback(
    async (action, context) => {
      const run = async (
        calling: Calling,
        records: ActionContext['records'],
        settle: (outcome: Outcome) => unknown,
      ) => {
        const { messages } = await document(calling.calls);
        try {
          const { runAll } = await import('./run-all.ts');
          const outcome = await runAll(
            records,
            (record) => make(calling, { params: context.params, record }),
            (error) => explain(error, messages, action.messages),
          );
          await queries.invalidateQueries();
          await settle(outcome);
        } catch (error) {
          await failure(error, messages, action.messages);
        }
      };
      const { undo } = action;
      await run(action, context.records, async (outcome) => {
        rescueFocus();
        context.settled?.(outcome.failed.map(({ record }) => record.id as string));
        const takeBack = (calling: Calling) => run(calling, outcome.done, (back) => tellOutcome(back, context));
        await tellOutcome(outcome, context, {
          success: action.success ?? (await document(action.calls)).messages?.success,
          undo: undo && { label: undo.label, run: () => void takeBack(undo) },
        });
      });
    },
    [document, make, explain, queries, tellOutcome, failure],
  );
}

interface Telling {
  success?: string;
  undo?: { label: string; run(): void };
}

function useTellOutcome() {
  const notice = useNotice();
  const words = useWords();
  const { tell } = useOverlays();
  return useCallback(
    async ({ done, failed }: Outcome, { nameOf }: ActionContext, { success, undo }: Telling = {}) => {
      const count = { done: done.length, total: done.length + failed.length };
      if (failed.length === 0) {
        if (success) notice(success, { params: { count: done.length }, action: undo });
        return;
      }
      const lines = failed.map(({ record, why }) =>
        words('not-done', { name: nameOf?.(record) ?? String(record.id), why: why.text }),
      );
      await tell({ title: words('done-of', count), text: words('not-done-are'), severity: 'error' }, lines);
      if (done.length > 0 && undo) notice('shell/console.done-of', { params: count, action: undo });
    },
    [notice, words, tell],
  );
}
