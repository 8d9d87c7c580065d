import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Icon, useLeaveGuard } from '../../../console/parts.ts';
import { useMessages, useNotice } from '../../../console/slots.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  '& input': { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem' },
});

/** The token, which nobody sees a second time. */
export function NewToken({ token, done }: { token: string; done(): void }) {
  const { text } = useMessages();
  const [kept, setKept] = useState(false);
  // Escape and a click beside the dialog ask first: what is closed by mistake is lost.
  useLeaveGuard(!kept, { message: 'company/api-token.leave' });
  const notice = useNotice();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setKept(true);
      notice('company/api-token.copied');
    } catch {
      notice('company/api-token.not-copied');
    }
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Alert severity="warning" role="status">
          {text('company/api-token.made')}
        </Alert>
        <Row>
          <TextField
            autoFocus
            fullWidth
            label={text('company/api-token.token')}
            value={token}
            onFocus={(event) => event.target.select()}
            onCopy={() => setKept(true)}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          />
          <Button variant="contained" startIcon={<Icon name="copy" />} onClick={() => void copy()}>
            {text('company/api-token.copy')}
          </Button>
        </Row>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={done}>
          {text('company/api-token.done')}
        </Button>
      </DialogActions>
    </>
  );
}
