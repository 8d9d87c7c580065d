import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

export type OverviewAnswer = Calls['segments/overview']['answer'];
export type Figures = NonNullable<OverviewAnswer['figures']>;
export type Segment = Calls['segments/saved-filter.list']['answer']['dashboard_saved_filters'][number];

/** What the address asks for: filters, or a segment; neither is the default segment. */
export interface Asked {
  filters?: string;
  segment?: string;
}

export function useOverview({ filters, segment }: Asked) {
  const read = useCall('segments/overview');
  return useQuery({
    queryKey: ['segments/overview', filters, segment],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = filters !== undefined ? { filters } : segment !== undefined ? { segment } : {};
      return (await read<OverviewAnswer>({ body, signal })).body;
    },
    retry: false,
  });
}

export function useSegments() {
  const list = useCall('segments/saved-filter.list');
  return useQuery({
    queryKey: ['segments/saved-filter.list'],
    queryFn: async ({ signal }) =>
      (
        await list<Calls['segments/saved-filter.list']['answer']>({
          query: { options: 'filters', report_name: 'dashboard' },
          signal,
        })
      ).body.dashboard_saved_filters,
    retry: false,
  });
}
