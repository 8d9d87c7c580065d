import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useCallback, useState } from 'react';
import { JobProgress, type JobTold, useJobEnd } from '../../../../console/parts.ts';
import { useOverlays } from '../../../../console/slots.ts';
import type { Begun } from './use-bulk.ts';
import { useText } from './use-text.ts';

/** Until it has ended, and then what came of it. */
export function Working({ begun: { kind, job }, close }: { begun: Begun; close(): void }) {
  const text = useText();
  const [end, setEnd] = useState<JobTold | null>();
  const ended = useCallback((how: JobTold | null) => setEnd(how), []);
  return (
    <>
      <DialogContent>
        {end === undefined ? (
          <JobProgress id={job} title={text(`audit/bulk.working-${kind}`)} ended={ended} />
        ) : (
          <Outcome begun={{ kind, job }} end={end} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant={end === undefined ? 'outlined' : 'contained'} onClick={close}>
          {text('audit/bulk.close')}
        </Button>
      </DialogActions>
    </>
  );
}

function Outcome({ begun: { kind, job }, end }: { begun: Begun; end: JobTold | null }) {
  const text = useText();
  const { open } = useOverlays();
  const cut = useJobEnd()(end);
  const { success = 0, failure = 0, failures_url = null } = end ?? {};
  const said = text(kind === 'exit' ? 'audit/bulk.exited' : 'audit/bulk.resolved', { success, failure });
  return (
    <div role="status" style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {cut && <Alert severity="warning">{cut}</Alert>}
      {end && <Alert severity={failure > 0 ? 'warning' : 'success'}>{said}</Alert>}
      {failures_url !== null && (
        <Button variant="outlined" onClick={() => void open('audit/bulk-refused', { id: job })}>
          {text('audit/bulk.see-failures')}
        </Button>
      )}
    </div>
  );
}
