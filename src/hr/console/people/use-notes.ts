import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StaleError, useCall, useConstant, useDocument, useFailure, useNotice } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Answer = Calls['people/note/list']['answer'];
export type Note = Required<Answer['data'][number]>;
interface Notes {
  data: Note[];
  total_count: number;
}

const listId = 'people/note/list';

/** The notes on an employee, the newest first: so many of them at first, and more when they are asked for. */
export function useNotes(userId: string) {
  const ask = useCall(listId);
  const step = useConstant<number>('people/note/page', 20);
  const [limit, setLimit] = useState(step);
  const query = useQuery({
    queryKey: [listId, userId, limit],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await ask<Notes>({ params: { userId }, query: { page_limit: limit }, signal })).body,
  });
  const { data } = query;
  const hasMore = data !== undefined && data.total_count > limit && limit < 100;
  return { ...query, call: useDocument('calls', listId), hasMore, more: () => setLimit(Math.min(100, limit + step)) };
}

/** Whether it is done, and the note as it stands by now, where that is known. */
type Outcome = { done: boolean; now?: Note };

/** Saves, changes and deletes, and tells what came of it. */
export function useWriting(userId: string) {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  const calls = {
    add: { make: useCall('people/note/add'), document: useDocument('calls', 'people/note/add') },
    update: { make: useCall('people/note/update'), document: useDocument('calls', 'people/note/update') },
    remove: { make: useCall('people/note/remove'), document: useDocument('calls', 'people/note/remove') },
  };
  const run = async (verb: keyof typeof calls, input: Parameters<typeof calls.add.make>[0]): Promise<Outcome> => {
    const { make, document } = calls[verb];
    setBusy(true);
    try {
      await make(input);
      const { success } = document?.messages ?? {};
      if (success) notice(success);
      return { done: true };
    } catch (error) {
      await failure(error, document?.messages);
      return { done: false, now: error instanceof StaleError ? (error.current as Note | undefined) : undefined };
    } finally {
      await queries.invalidateQueries({ queryKey: [listId, userId] });
      setBusy(false);
    }
  };
  const update = async ({ id, version }: Note, body: string): Promise<Outcome> => {
    const outcome = await run('update', { params: { id }, body: { body }, version });
    const shown = queries.getQueriesData<Notes>({ queryKey: [listId, userId], type: 'active' });
    return { now: shown.flatMap(([, notes]) => notes?.data ?? []).find((note) => note.id === id), ...outcome };
  };
  return {
    busy,
    update,
    add: (body: string) => run('add', { body: { user: userId, body } }),
    remove: (id: string) => run('remove', { params: { id } }),
  };
}
