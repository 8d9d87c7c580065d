import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile, useCall, useConstant, useDocument, useFailure, useNotice } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import type { CallName } from '../../../../generated/names.ts';

export type Import = Calls['people/import/read']['answer'];

const working = ['checking', 'running', 'undoing'];
export const isWorking = ({ state }: Import): boolean => working.includes(state);

const keyOf = (id: string) => ['people/import/read', id];

/** An import as it is now; asked for again and again while a job works on it. */
export function useImport(id: string) {
  const read = useCall('people/import/read');
  const pause = useConstant<number>('people/import/pollEvery', 1000);
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await read<Import>({ params: { id }, signal })).body,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? pause : false),
  });
  return { upload: query.data, error: query.data ? null : query.error, reload: () => void query.refetch() };
}

/** Makes one of the calls on an import; what it answers is what the import is now. */
export function useStep(name: Extract<CallName, `people/import/${string}`>) {
  const perform = useCall(name);
  const call = useDocument('calls', name);
  const queries = useQueryClient();
  const failure = useFailure();
  const notice = useNotice();
  const [busy, setBusy] = useState(false);
  const take = async (id: string, body?: Record<string, unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await perform<Import>({ params: { id }, body });
      queries.setQueryData(keyOf(id), answer.body);
      if (call?.messages?.success) notice(call.messages.success);
      return true;
    } catch (error) {
      await queries.invalidateQueries({ queryKey: keyOf(id) });
      await failure(error, call?.messages);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { take, busy };
}

/** Sends a file; answers the upload's id. */
export function useUpload() {
  const perform = useCall('people/import/upload');
  const call = useDocument('calls', 'people/import/upload');
  const queries = useQueryClient();
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const upload = async (file: File): Promise<string | undefined> => {
    setBusy(true);
    try {
      const body = new FormData();
      body.append('file', file);
      const answer = await perform<Import>({ body });
      queries.setQueryData(keyOf(answer.body.id), answer.body);
      return answer.body.id;
    } catch (error) {
      await failure(error, call?.messages);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { upload, busy };
}

/** Hands one of an import's files to the browser. */
export function useDownload(id: string) {
  const perform = useCall('people/import/file');
  const call = useDocument('calls', 'people/import/file');
  const failure = useFailure();
  return async (which: 'original' | 'errors' | 'changes') => {
    try {
      const answer = await perform<{ report_url: string }>({ params: { id }, query: { which } });
      saveFile(answer.body.report_url);
    } catch (error) {
      await failure(error, call?.messages);
    }
  };
}
