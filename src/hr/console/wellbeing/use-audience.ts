import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { optionsByName, useCall, useConstant, useDocument } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import type { Segments } from '../../rules/segments.ts';
import { useSettled } from '../access/use-settled.ts';

const callId = 'wellbeing/survey.filters';

/** What the filters are called: as the employees' own fields are. */
function useAudienceLabel(): (name: string) => string {
  const call = useDocument('calls', callId);
  const entity = useDocument('entities', 'people/user');
  return (name) => entity?.schema.properties[call?.filters?.[name]?.property ?? name]?.title ?? name;
}

/** The filters, with the values that active employees have. */
export function useAudienceFilters() {
  const ask = useCall(callId);
  const call = useDocument('calls', callId);
  const labelOf = useAudienceLabel();
  const { data, error, refetch } = useQuery({
    queryKey: [callId],
    queryFn: async ({ signal }) => optionsByName((await ask({ signal })).body),
  });
  const categories =
    data &&
    Object.keys(call?.filters ?? {}).flatMap((name) => {
      const options = data[name] ?? [];
      return options.length > 0 ? [{ name, label: labelOf(name), options }] : [];
    });
  return { categories, error, refetch };
}

/** How many employees an audience has, a moment after it was changed; null stands for all of them. */
export function useHeadcount(segments: Segments | null): number | undefined {
  const count = useCall('wellbeing/survey.audience-count');
  const pause = useConstant<number>('access/group.countDebounce', 300);
  const asked = useSettled(JSON.stringify(segments), pause);
  const filters = JSON.parse(asked) as Segments | null;
  const nobody = filters !== null && Object.keys(filters).length === 0;
  const { data } = useQuery({
    queryKey: ['wellbeing', 'headcount', asked],
    enabled: !nobody,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { ...filters };
      return (await count<Calls['wellbeing/survey.audience-count']['answer']>({ query, signal })).body.total_count;
    },
  });
  return nobody ? 0 : data;
}
