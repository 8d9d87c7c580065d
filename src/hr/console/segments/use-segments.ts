import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Listed = Calls['segments/saved-filter.list']['answer'];

export function useSegments() {
  const list = useCall('segments/saved-filter.list');
  return useQuery({
    queryKey: ['segments/saved-filter.list'],
    queryFn: async ({ signal }) =>
      (await list<Listed>({ query: { options: 'filters', report_name: 'dashboard' }, signal })).body
        .dashboard_saved_filters,
    retry: false,
  });
}
