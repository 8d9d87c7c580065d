import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

interface Props {
  label?: string;
  close(): void;
  /** Further buttons. */
  children?: ReactNode;
}

/** What closes a dialog in which nothing is sent. */
export function CloseButton({ label, close, children }: Props) {
  const { text } = useMessages();
  return (
    <DialogActions>
      <Button variant="outlined" onClick={close}>
        {label ?? text('shell/form.cancel')}
      </Button>
      {children}
    </DialogActions>
  );
}
