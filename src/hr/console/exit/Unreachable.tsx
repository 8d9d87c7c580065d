import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ScreenTitleContext, ScreenView } from '../../../console/parts.ts';
import { useCall, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

const Box = styled('section')(({ theme }) => ({
  marginTop: 32,
  '& h2': { ...theme.typography.h2, margin: '0 0 8px' },
  '& > p': { margin: '0 0 12px', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
}));

/** How many people who have left cannot be written to, and who they are. */
export function Unreachable() {
  const { text } = useMessages();
  const id = useId();
  const read = useCall('exit/unreachable.list');
  const { data } = useQuery({
    queryKey: ['exit/unreachable.list', 'count'],
    queryFn: async ({ signal }) =>
      (await read<Calls['exit/unreachable.list']['answer']>({ query: { page_limit: '1' }, signal })).body,
  });
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{data ? text('exit/unreachable-count', { count: data.total_count }) : text('exit/unreachable')}</h2>
      <p>{text('exit/unreachable-about')}</p>
      <ScreenTitleContext value="">
        <ScreenView id="exit/unreachable" params={{}} />
      </ScreenTitleContext>
    </Box>
  );
}
