import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { Notes } from './Notes.tsx';
import { userOf } from './NotesPanel.tsx';

/** The notes on an employee in a dialog. */
export default function AddComment(props: ComponentProps) {
  const { text } = useMessages();
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <Notes userId={userOf(props)} focus />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => props.close?.()}>
          {text('people/note/cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
