import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { WhyButton } from '../gates/WhyButton.tsx';
import type { Sentence } from '../messages/explain.ts';
import { useWords } from '../messages/use-words.ts';

interface Props {
  sentence: Sentence;
  lines?: readonly string[];
  close(): void;
}

const Lines = styled('ul')({
  margin: '12px 0 0',
  paddingLeft: 20,
  maxHeight: 320,
  overflow: 'auto',
  overflowWrap: 'anywhere',
});

/** A sentence that must be read: missing permissions, what was not done. */
export function TellDialog({ sentence, lines = [], close }: Props) {
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
        {lines.length > 0 && (
          <Lines>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        )}
      </DialogContent>
      <DialogActions>
        <WhyButton gate={sentence.gate} />
        <Button autoFocus variant="contained" onClick={close}>
          {words('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
