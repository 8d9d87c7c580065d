import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { MailSheet } from './MailSheet.tsx';

/** One mail of the survey, to be read. */
export default function MailPreview({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <MailSheet mail={record} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('wellbeing/close')}
        </Button>
      </DialogActions>
    </>
  );
}
