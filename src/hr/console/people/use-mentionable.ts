import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall, useConstant } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { useSettled } from '../access/use-settled.ts';

type Answer = Calls['people/note/mentions']['answer'];
export type Admin = Answer['data'][number];

/** Admins who can be mentioned in a note on this employee; undefined while nothing is known. */
export function useMentionable(userId: string, query: string | null): { found: Admin[]; searched: boolean } {
  const ask = useCall('people/note/mentions');
  const settled = useSettled(query ?? '', useConstant<number>('people/note/searchDebounce', 200));
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['people/note/mentions', userId, settled],
    enabled: query !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const raw_search_string = settled.slice(0, 100);
      return (await ask<Answer>({ params: { userId }, query: { raw_search_string }, signal })).body.data;
    },
  });
  return { found: data ?? [], searched: data !== undefined && !isPlaceholderData && settled === (query ?? '') };
}
