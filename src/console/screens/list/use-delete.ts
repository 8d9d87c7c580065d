import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { Action, ListScreen } from '../../../shared/documents/screen.ts';
import { rescueFocus } from '../../actions/rescue-focus.ts';
import { useFailure } from '../../actions/use-failure.ts';
import { StaleError } from '../../data/call-error.ts';
import { textsOf } from '../../messages/texts-of.ts';
import { useNotice } from '../../messages/use-notice.ts';

/** `does: delete`: the row's record, by the list's call for that or simple REST, as it was when it was last seen. */
export function useDelete({ resource, calls }: ListScreen) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  return useCallback(
    async ({ success, messages }: Action, record: Record<string, unknown> | undefined) => {
      if (!record) return;
      const previousData = { ...record, id: record.id as string };
      try {
        await provider.delete(resource, { id: previousData.id, previousData, meta: { calls } });
        await queries.invalidateQueries();
        rescueFocus();
        const said = success ?? messages?.success;
        if (said) notice(said, { params: textsOf(record) });
      } catch (error) {
        if (error instanceof StaleError) await queries.invalidateQueries();
        await failure(error, undefined, messages);
      }
    },
    [provider, resource, calls, queries, notice, failure],
  );
}
