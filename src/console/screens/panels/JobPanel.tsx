import Alert from '@mui/material/Alert';
import { useCallback, useState } from 'react';
import type { Panel } from '../../../shared/documents/panel.ts';
import { JobProgress, useJobEnd } from '../../jobs/JobProgress.tsx';
import type { JobTold } from '../../jobs/use-job.ts';
import { valueAt } from './value-at.ts';

interface Props {
  panel: Panel;
  /** Where its id is in what is shown. */
  job: string;
  values: Record<string, unknown>;
  change(values: unknown): void;
}

/** A job while it goes on; how it has ended, where that was not by itself. */
export default function JobPanel({ panel: { label = '' }, job, values, change }: Props) {
  const id = valueAt(values, job);
  const [over, setOver] = useState<{ id: unknown; end: JobTold | null }>();
  const said = useJobEnd();
  const ended = useCallback(
    (end: JobTold | null) => {
      setOver({ id, end });
      change({ [job]: null });
    },
    [id, job, change],
  );
  // Of one that has just ended, the answer may not know yet.
  if (typeof id === 'string' && id !== over?.id) return <JobProgress key={id} id={id} title={label} ended={ended} />;
  const text = over && said(over.end);
  return text ? <Alert severity="warning">{text}</Alert> : null;
}
