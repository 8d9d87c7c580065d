import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
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
  const query = useInfiniteQuery({
    queryKey: [listId, userId],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) =>
      (await ask<Notes>({ params: { userId }, query: { page_limit: step, page_offset: pageParam }, signal })).body,
    getNextPageParam: ({ total_count }, pages) => (total_count > pages.length * step ? pages.length + 1 : undefined),
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    notes: data && notesOf(data),
    error,
    refetch,
    call: useDocument('calls', listId),
    hasMore: hasNextPage,
    isComing: isFetchingNextPage,
    more: () => void fetchNextPage(),
  };
}

/** One that was written since the page before was asked for has moved another to the next page, too. */
const notesOf = ({ pages }: InfiniteData<Notes>): Note[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((note) => [note.id, note])).values(),
];

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
    const shown = queries.getQueryData<InfiniteData<Notes>>([listId, userId]);
    return { now: shown && notesOf(shown).find((note) => note.id === id), ...outcome };
  };
  return {
    busy,
    update,
    add: (body: string) => run('add', { body: { user: userId, body } }),
    remove: (id: string) => run('remove', { params: { id } }),
  };
}
