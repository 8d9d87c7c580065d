import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { Params } from '../messages/explain.ts';
import { fillIn } from '../messages/fill-in.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useWords } from '../messages/use-words.ts';

interface Props {
  message: string;
  params?: Params;
  lines?: readonly string[];
  settle(yes: boolean): void;
}

/** Asks with a message: its title, text and button labels. Cancel has the focus, so that Enter loses nothing. */
export function ConfirmDialog({ message: id, params, lines = [], settle }: Props) {
  const { message, text } = useMessages();
  const words = useWords();
  const titleId = useId();
  const textId = useId();
  const found = message(id);
  const color = found?.severity === 'error' || found?.severity === 'warning' ? 'error' : 'primary';
  const title = found?.title ? fillIn(found.title, params) : undefined;
  const sentence = text(id, params);
  return (
    <Dialog
      open
      onClose={() => settle(false)}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { role: 'alertdialog' } }}
      aria-labelledby={titleId}
      aria-describedby={title && title !== sentence ? textId : undefined}
    >
      <DialogTitle id={titleId} component="h2">
        {title ?? sentence}
      </DialogTitle>
      {title && title !== sentence && (
        <DialogContent>
          <DialogContentText id={textId}>{sentence}</DialogContentText>
          {lines.map((line) => (
            <DialogContentText key={line} sx={{ mt: 1, fontWeight: 600 }}>
              {line}
            </DialogContentText>
          ))}
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={() => settle(false)}>
          {found?.cancel ?? words('cancel')}
        </Button>
        <Button variant="contained" color={color} onClick={() => settle(true)}>
          {found?.confirm ?? words('proceed')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
