import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { Changes } from './Changes.tsx';
import { Counts } from './Counts.tsx';
import { ProblemRows } from './ProblemRows.tsx';
import { type Import, useStep } from './use-import.ts';
import { counted, useText } from './use-text.ts';

/** What the import would do, and the way into it. */
export function Checked({ upload, back }: { upload: Import; back(): void }) {
  const text = useText();
  const { take, busy } = useStep('people/import/run');
  const [accepted, setAccepted] = useState(false);
  const { success_count: imported, deactivated_count: gone, active_count: active, error_count: refused } = upload;
  const { unknown_count: unknown } = upload;
  const nothing = imported + gone === 0;
  const people = imported === 0 ? gone : imported;
  const run = () => take(upload.id, upload.confirm ? { deactivations: gone } : {});
  return (
    <>
      <div role="status" style={{ marginBottom: 16 }}>
        <Counts upload={upload} />
        {nothing && <Alert severity="info">{text('people/import/nothing-to-do')}</Alert>}
        {!nothing && refused === 0 && <Alert severity="success">{text('people/import/all-good')}</Alert>}
      </div>
      {upload.updated_count + gone > 0 && <Changes upload={upload} />}
      {refused > 0 && <ProblemRows upload={upload} of="refused" about="people/import/refused-help" />}
      {unknown > 0 && <ProblemRows upload={upload} of="unknown" about="people/import/unknown-help" />}
      {upload.confirm && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text('people/import/many-deactivated', { count: counted(gone), active: counted(active) })}
          <FormControlLabel
            sx={{ display: 'flex', mt: 0.5 }}
            control={<Checkbox checked={accepted} onChange={(_, checked) => setAccepted(checked)} />}
            label={text('people/import/accept-deactivated', { count: counted(gone) })}
          />
        </Alert>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end', marginTop: 16 }}>
        <Button variant="outlined" onClick={back}>
          {text('people/import/back-to-columns')}
        </Button>
        <Button
          variant="contained"
          color={gone > 0 ? 'warning' : 'primary'}
          disabled={nothing || (upload.confirm && !accepted)}
          loading={busy}
          onClick={() => void run()}
        >
          {text('people/import/run', { count: counted(people) })}
        </Button>
      </div>
    </>
  );
}
