import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall, useConstant, useDocument, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import type { Segments } from '../../rules/segments.ts';
import { useSettled } from './use-settled.ts';

const Line = styled('p')(({ theme }) => ({
  minHeight: 21,
  margin: '12px 0 0',
  fontSize: '0.875rem',
  '& strong': { fontWeight: 620 },
  '& span': { color: (theme.vars ?? theme).palette.text.secondary },
}));

const callId = 'access/group.count';

/** How many people a filter keeps, as far as one sees them oneself; null is everyone. */
export function Matched({ segments }: { segments: Segments | null }) {
  const { text, explain } = useMessages();
  const count = useCall(callId);
  const call = useDocument('calls', callId);
  const pause = useConstant<number>('access/group.countDebounce', 300);
  const asked = useSettled(JSON.stringify(segments ?? {}), pause);
  const nothing = segments !== null && Object.keys(segments).length === 0;
  const { data, error, isFetching } = useQuery({
    queryKey: [callId, asked],
    enabled: !nothing && asked === JSON.stringify(segments ?? {}),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = JSON.parse(asked);
      return (await count<Calls['access/group.count']['answer']>({ body, signal })).body.total_count;
    },
  });
  const said = () => {
    if (nothing) return text('access/group.choose-values');
    if (error) return explain(error, call?.messages).text;
    if (data === undefined) return text('access/group.counting');
    return text('access/group.matched', { count: data });
  };
  return (
    <Line role="status" aria-busy={isFetching || undefined}>
      <strong>{said()}</strong> {segments !== null && !nothing && <span>{text('access/group.every-filter')}</span>}
    </Line>
  );
}
