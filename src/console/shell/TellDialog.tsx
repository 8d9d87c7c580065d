import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { Sentence } from '../messages/explain.ts';
import { useWords } from '../messages/use-words.ts';

/** A sentence that must be read: missing permissions. */
export function TellDialog({ sentence, close }: { sentence: Sentence; close(): void }) {
  const words = useWords();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { role: 'alertdialog' } }}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} component="h2">
        {sentence.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{sentence.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={close}>
          {words('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
