import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall, useConstant, useDocument, useFailure } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Alerts = Calls['people/alert/list']['answer'];
export type Alert = Alerts['data'][number];

const callId = 'people/alert/list';

/** Asked from time to time while the page is seen and the network is there; `limit` of them, and how many are unread. */
export function useAlerts(limit: number) {
  const ask = useCall(callId);
  const every = useConstant<number>('people/alert/every', 60) * 1000;
  return useQuery({
    queryKey: [callId, limit],
    queryFn: async ({ signal }) => (await ask<Alerts>({ query: { page_limit: limit }, signal })).body,
    refetchInterval: every,
    refetchOnWindowFocus: true,
    staleTime: 5000,
    placeholderData: keepPreviousData,
  });
}

/** Marks one as read, or all of them. */
export function useRead() {
  const one = useCall('people/alert/read');
  const all = useCall('people/alert/read-all');
  const call = useDocument('calls', 'people/alert/read');
  const failure = useFailure();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null) => {
      await (id === null ? all() : one({ params: { id } }));
    },
    onError: (error) => failure(error, call?.messages),
    onSettled: () => queries.invalidateQueries({ queryKey: [callId] }),
  });
}
