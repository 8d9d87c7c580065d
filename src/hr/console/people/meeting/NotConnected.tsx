import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Link } from 'react-router';
import { Notice } from '../../../../console/parts.ts';
import { useMessages } from '../../../../console/slots.ts';

/** Without a calendar nothing can be scheduled: where one is connected. */
export function NotConnected({ close }: { close(): void }) {
  const { text } = useMessages();
  return (
    <>
      <DialogContent>
        <Notice icon="event" text={text('people/meeting/not-connected')} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {text('shell/form.cancel')}
        </Button>
        <Button variant="contained" component={Link} to="/settings?tab=profile" onClick={close}>
          {text('people/meeting/settings')}
        </Button>
      </DialogActions>
    </>
  );
}
