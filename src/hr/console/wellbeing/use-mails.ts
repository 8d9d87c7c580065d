import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

export type Mail = Calls['wellbeing/email.list']['answer']['results'][number];

/** The mails of the survey, of all kinds. */
export function useMails() {
  const list = useCall('wellbeing/email.list');
  return useQuery({
    queryKey: ['wellbeing', 'mails'],
    retry: false,
    queryFn: async ({ signal }) => (await list<Calls['wellbeing/email.list']['answer']>({ signal })).body.results,
  });
}
