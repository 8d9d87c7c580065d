import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

export type WhyAnswer = Calls['access/why']['answer'];
export type WhyStep = WhyAnswer['steps'][number];

interface Asked {
  gate?: string;
  employee?: string;
  scope?: boolean;
  user_id?: string;
}

/** Asks the server's own evaluator; nothing is asked while nothing is chosen. */
export function useWhy(asked: Asked) {
  const call = useCall('access/why');
  return useQuery({
    queryKey: ['access/why', asked],
    enabled: Boolean(asked.gate ?? asked.employee ?? asked.scope),
    queryFn: async ({ signal }) => (await call<WhyAnswer>({ query: { ...asked }, signal })).body,
  });
}
