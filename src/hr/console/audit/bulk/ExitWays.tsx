import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNavigate } from 'react-router';
import { useNotice } from '../../../../console/slots.ts';
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
  const notice = useNotice();
  const { count, ids, email } = selection;
  const each = () => {
    const row = shownRow(ids);
    leave();
    if (row) showRow(row);
    else notice('audit/bulk.on-other-pages');
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

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('tr[data-id]')];

/** Of the chosen rows the first that is on the page; where everything is chosen, any is. */
const shownRow = (ids: readonly string[]): string | undefined =>
  rows().find(({ dataset: { id = '' } }) => ids.length === 0 || ids.includes(id))?.dataset.id;

/** Once the dialog has gone and the focus is back where it was: the row, at its own controls. */
function showRow(id: string): void {
  setTimeout(() => {
    const row = rows().find(({ dataset }) => dataset.id === id);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('td.actions button')?.focus();
  }, 350);
}
