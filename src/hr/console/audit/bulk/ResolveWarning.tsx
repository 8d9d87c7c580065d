import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useText } from './use-text.ts';

export function ResolveWarning({ back, go }: { back(): void; go(): void }) {
  const text = useText();
  return (
    <>
      <DialogContent>
        <Alert severity="warning">{text('audit/bulk.resolve-warning')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={back}>
          {text('audit/bulk.back')}
        </Button>
        <Button variant="contained" onClick={go}>
          {text('audit/bulk.continue')}
        </Button>
      </DialogActions>
    </>
  );
}
