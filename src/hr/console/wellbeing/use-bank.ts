import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

export type Bank = Calls['wellbeing/question.list']['answer'];

/** The company's bank of questions, and the version of what the survey asks of it. */
export function useBank() {
  const read = useCall('wellbeing/question.list');
  return useQuery({
    queryKey: ['wellbeing', 'bank'],
    retry: false,
    // The dialog keeps to what it begins with, so each reads anew.
    gcTime: 0,
    queryFn: async ({ signal }) => (await read<Bank>({ signal })).body,
  });
}
