import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFailure } from '../actions/use-failure.ts';
import { useDocument } from '../artifacts/use-artifacts.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type JobTold, useJob, whenEnded } from './use-job.ts';

interface Props {
  id: string;
  /** What is done, above the bar. */
  title: string;
  /** Once: nothing more will come. Null: nothing more can be known of it. */
  ended(end: JobTold | null): void;
}

/** A job that someone waits for: how far it is, and a way to stop it. */
export function JobProgress({ id, title, ended }: Props) {
  const { news, end, lost, cancel } = useJob(id);
  const { text } = useMessages();
  const failure = useFailure();
  const call = useDocument('calls', 'shell/job.cancel');
  const [stopping, setStopping] = useState(false);
  const over = end ?? (lost ? null : undefined);
  const queries = useQueryClient();
  useEffect(() => {
    if (over === undefined) return;
    // Whatever is on screen behind it may show what it has changed.
    void queries.invalidateQueries();
    ended(over);
  }, [over, ended, queries]);
  const isOver = useRef(false);
  isOver.current = over !== undefined;
  useEffect(
    () => () => {
      if (!isOver.current) whenEnded(id, () => void queries.invalidateQueries());
    },
    [id, queries],
  );
  const stop = async () => {
    setStopping(true);
    try {
      await cancel();
    } catch (error) {
      setStopping(false);
      await failure(error, call?.messages);
    }
  };
  const known = news && news.total > 0;
  const line = known ? text('shell/job.progress', { done: news.done, total: news.total }) : text('shell/job.begins');
  return (
    <div>
      <h3 style={{ margin: 0 }}>{title}</h3>
      <LinearProgress
        aria-label={title}
        sx={{ my: 1.5 }}
        {...(known ? { variant: 'determinate', value: (100 * news.done) / news.total } : {})}
      />
      <p role="status" style={{ margin: 0 }}>
        {line}
      </p>
      <p style={{ margin: '4px 0 16px' }}>
        <small>{text('shell/job.leave')}</small>
      </p>
      <Button variant="outlined" loading={stopping} onClick={() => void stop()}>
        {text(stopping ? 'shell/job.stopping' : 'shell/job.stop')}
      </Button>
    </div>
  );
}

/** How it ended, in words; undefined where it is done to the end, which its own screen says. */
export function useJobEnd(): (end: JobTold | null) => string | undefined {
  const { text } = useMessages();
  return (end) => {
    if (!end || end.state === 'failed') return text('shell/job.failed');
    if (end.state === 'cancelled') return text('shell/job.cancelled', { done: end.done, total: end.total });
    return undefined;
  };
}
