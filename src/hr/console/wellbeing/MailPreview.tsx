import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { MailSheet } from './MailSheet.tsx';
import { useMails } from './use-mails.ts';

/** One mail of the survey, to be read: that of a row, or the one that the address has named. */
export default function MailPreview({ record, params, close }: ComponentProps) {
  const { text } = useMessages();
  const { data: mails } = useMails();
  const mail = record ?? mails?.find(({ id }) => id === params.mail);
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>{mail && <MailSheet mail={mail} />}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('wellbeing/close')}
        </Button>
      </DialogActions>
    </>
  );
}
