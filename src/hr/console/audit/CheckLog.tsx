import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { formatDateTime } from '../../../console/cells/dates.ts';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { JobProgress, type JobTold, LoadFailure, useJobEnd } from '../../../console/parts.ts';
import { type ComponentProps, useCall, useDocument, useFailure, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Found = Calls['audit/line.verify']['answer'];

/** What the last check has found, a new one, and how far it is: who leaves finds it here again. */
export default function CheckLog({ close }: ComponentProps) {
  const { text } = useMessages();
  const read = useCall('audit/line.verify');
  const begin = useCall('audit/check.begin');
  const call = useDocument('calls', 'audit/check.begin');
  const failure = useFailure();
  const [begun, setBegun] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [end, setEnd] = useState<JobTold | null>();
  const cut = useJobEnd();
  const { data, error, refetch } = useQuery({
    queryKey: ['audit/line.verify'],
    queryFn: async ({ signal }) => (await read<Found>({ signal })).body,
  });
  const ended = useCallback((how: JobTold | null) => {
    setEnd(how);
    setBegun(undefined);
  }, []);
  const start = async () => {
    setBusy(true);
    setEnd(undefined);
    try {
      setBegun((await begin<{ job_id: string }>()).body.job_id);
    } catch (thrown) {
      await failure(thrown, call?.messages);
    } finally {
      setBusy(false);
    }
  };
  // Of one that has just ended, the log may not know yet.
  const job = begun ?? (end === undefined ? data?.job_id : undefined);
  const broken = end === undefined ? undefined : cut(end);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {error && !data && <LoadFailure error={error} retry={() => void refetch()} />}
        {job ? (
          <JobProgress id={job} title={text('audit/check.working')} ended={ended} />
        ) : (
          <>
            <p style={{ margin: 0 }}>{text('audit/check.about')}</p>
            {broken && <Alert severity="warning">{broken}</Alert>}
            {data && <Result found={data} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('audit/check.close')}
        </Button>
        {!job && (
          <Button variant="contained" loading={busy} onClick={() => void start()}>
            {text('audit/check.begin')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function Result({ found: { sealed, cut, broken_at, checked_at } }: { found: Found }) {
  const { text } = useMessages();
  const formats = useFormats();
  if (checked_at === null) return <p style={{ margin: 0 }}>{text('audit/check.never')}</p>;
  return (
    <div role="status" style={{ display: 'grid', gap: 12 }}>
      {broken_at === null ? (
        <Alert severity="success">{text('audit/line.holds')}</Alert>
      ) : (
        <Alert severity="error">{text('audit/line.broken', { broken_at })}</Alert>
      )}
      <p style={{ margin: 0 }}>{text('audit/check.at', { time: formatDateTime(checked_at, formats), sealed })}</p>
      {cut > 0 && <p style={{ margin: 0 }}>{text('audit/line.cut', { cut })}</p>}
      <p style={{ margin: 0 }}>{text('audit/line.not-yet')}</p>
    </div>
  );
}
