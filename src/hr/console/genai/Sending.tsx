import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useMessages } from '../../../console/slots.ts';
import type { Shown } from './use-report.ts';

const Text = styled('pre')(({ theme }) => ({
  maxHeight: 320,
  margin: '16px 0 0',
  padding: 12,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  font: '0.8125rem/1.5 ui-monospace, monospace',
  borderRadius: 8,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
}));

interface Props {
  shown: Shown;
  busy: boolean;
  back(): void;
  send(): Promise<void>;
}

/** All that leaves the server, as it leaves it. */
export function Sending({ shown: { host, text: sent }, busy, back, send }: Props) {
  const { text } = useMessages();
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <Alert severity="info">{text('genai/report.preview', { host })}</Alert>
        <Text tabIndex={0} role="region" aria-label={text('genai/report.preview-title')}>
          {sent}
        </Text>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '&& > *': { m: 0 } }}>
        <Button variant="outlined" disabled={busy} onClick={back}>
          {text('genai/report.back')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void send()}>
          {text('genai/report.send')}
        </Button>
      </DialogActions>
    </>
  );
}
