import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useMessages } from '../../messages/use-messages.ts';

interface Props {
  label?: string;
  close(): void;
}

/** The one button of a dialog in which nothing is sent. */
export function CloseButton({ label, close }: Props) {
  const { text } = useMessages();
  return (
    <DialogActions>
      <Button variant="outlined" onClick={close}>
        {label ?? text('shell/form.cancel')}
      </Button>
    </DialogActions>
  );
}
