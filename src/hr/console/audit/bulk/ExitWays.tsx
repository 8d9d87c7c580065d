import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNavigate } from 'react-router';
import type { Selection } from './use-bulk.ts';
import { useText } from './use-text.ts';

interface Props {
  selection: Selection;
  back(): void;
  together(): void;
  leave(): void;
}

/** One date for all, or one for each: then in the list, where each has a control of its own. */
export function ExitWays({ selection, back, together, leave }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { count, ids, email } = selection;
  const each = () => {
    leave();
    showRow(ids[0]);
  };
  const toEmployees = () => {
    leave();
    void navigate(count === 1 && email ? `/employees?search=${encodeURIComponent(email)}` : '/employees');
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <p style={{ margin: 0 }}>{text('audit/bulk.exit-about', { count })}</p>
        <Button variant="contained" onClick={together}>
          {text('audit/bulk.bulk-date')}
        </Button>
        <Button variant="outlined" onClick={each}>
          {text('audit/bulk.individual-date')}
        </Button>
        <Button variant="text" onClick={toEmployees}>
          {text('audit/bulk.to-employees')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={back}>
          {text('audit/bulk.back')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Once the dialog has gone and the focus is back where it was: the first chosen row, at its own controls. */
function showRow(id: string | undefined): void {
  setTimeout(() => {
    const row = id ? document.querySelector(`tr[data-id="${CSS.escape(id)}"]`) : document.querySelector('tr[data-id]');
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('td.actions button')?.focus();
  }, 350);
}
