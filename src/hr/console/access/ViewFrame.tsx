import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useMessages } from '../../../console/slots.ts';

/** Body of a dialog in which there is nothing to do but read. */
export function ViewFrame({ close, children }: { close?(): void; children: ReactNode }) {
  const { text } = useMessages();
  return (
    <>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => close?.()}>
          {text('access/group.close')}
        </Button>
      </DialogActions>
    </>
  );
}
