import { styled } from '@mui/material/styles';
import { ScreenView, WithinRecord } from '../../../console/parts.ts';
import { useConstant, useGate, useMessages } from '../../../console/slots.ts';

const Box = styled('div')(({ theme }) => ({
  marginTop: 40,
  '& > p': { margin: '12px 0 0', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
}));

/** Who has left and cannot be written to. */
export function Unreachable() {
  const { text } = useMessages();
  const late = useConstant<number>('touchpoints/run.window', 7);
  const maySee = useGate('exit/unreachable.list').allowed;
  return (
    <Box>
      <WithinRecord value={true}>
        <ScreenView id="exit/unreachable" params={{}} />
      </WithinRecord>
      {maySee && <p>{text('exit/unreachable-about', { late })}</p>}
    </Box>
  );
}
