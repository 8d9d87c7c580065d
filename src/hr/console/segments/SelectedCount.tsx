import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall, useConstant, useDocument, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import type { DaysFault } from '../../rules/saved-filters.ts';
import { useSettled } from '../access/use-settled.ts';
import type { Draft } from './draft.ts';

const Count = styled('strong')({
  marginRight: 'auto',
  fontSize: '0.875rem',
  fontWeight: 620,
  '@media (max-width: 640px)': { flexBasis: '100%' },
});

const callId = 'segments/count';

/** Why filters with such days cannot be applied. */
const reasons: Record<DaysFault['error'], string> = {
  NoDates: 'segments/saved-filter.no-dates',
  DateOutside: 'segments/saved-filter.date-outside',
  DatesSwapped: 'segments/saved-filter.dates-swapped',
};

interface Props {
  draft: Draft;
  wrongDays: DaysFault | undefined;
}

/** How many people the filters select; beside the buttons, where it is always in sight. */
export function SelectedCount({ draft, wrongDays }: Props) {
  const { text, explain } = useMessages();
  const count = useCall(callId);
  const call = useDocument('calls', callId);
  const pause = useConstant<number>('access/group.countDebounce', 300);
  const wanted = JSON.stringify(draft);
  const asked = useSettled(wanted, pause);
  const { data, error, isFetching } = useQuery({
    queryKey: [callId, asked],
    placeholderData: keepPreviousData,
    enabled: !wrongDays,
    retry: false,
    queryFn: async ({ signal }) => {
      const body = { filters: JSON.parse(asked) };
      return (await count<Calls['segments/count']['answer']>({ body, signal })).body.headcount;
    },
  });
  const said = () => {
    if (wrongDays) return text(reasons[wrongDays.error], wrongDays.params);
    if (error) return explain(error, call?.messages).text;
    if (data === undefined) return text('segments/filters.counting');
    return text('segments/filters.selected', { count: data });
  };
  return (
    <Count role="status" aria-busy={isFetching || asked !== wanted || undefined}>
      {said()}
    </Count>
  );
}
