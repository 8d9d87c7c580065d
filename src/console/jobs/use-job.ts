import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type JobNews, type JobState, socketPath } from '../../shared/jobs/news.ts';
import { CallError } from '../data/call-error.ts';
import { useCall } from '../data/use-call.ts';

/** Milliseconds between two questions, where no socket says it. */
const askEvery = 1500;

export interface JobTold extends JobNews {
  state: JobState;
  /** Call that lists what came to nothing. */
  failures_url: string | null;
}

interface JobWatch {
  /** Undefined until the first word. */
  news: JobNews | undefined;
  /** Once nothing more will come. */
  end: JobTold | undefined;
  /** It is not there, or may not be waited for any more. */
  lost: boolean;
  cancel(): Promise<void>;
}

/**
 * How far a job is that this person has begun: over a socket while there is one, else by asking. A server that is
 * restarted meanwhile is asked until it is back.
 */
export function useJob(id: string): JobWatch {
  const read = useCall('shell/job.read');
  const stop = useCall('shell/job.cancel');
  const [said, setSaid] = useState<JobNews>();
  const [asking, setAsking] = useState(false);
  useEffect(() => listen(id, setSaid, () => setAsking(true)), [id]);
  const query = useQuery({
    queryKey: ['job', id],
    queryFn: async ({ signal }) => (await read<JobTold>({ params: { id }, signal })).body,
    // The last word of the socket says that it has ended; how, the call says.
    enabled: asking || said?.finished === true,
    refetchInterval: ({ state }) => (state.data?.finished || isLost(state.error) ? false : askEvery),
    retry: false,
    gcTime: 0,
  });
  const cancel = useCallback(async () => void (await stop({ params: { id } })), [stop, id]);
  const told = query.data;
  return {
    news: told && (!said || told.done >= said.done) ? told : said,
    end: told?.finished ? told : undefined,
    lost: !told?.finished && isLost(query.error),
    cancel,
  };
}

const isLost = (error: unknown): boolean => error instanceof CallError && [403, 404].includes(error.status);

/** Of a job that nobody looks at any more: that it has ended, where a socket says so. */
export function whenEnded(id: string, ended: () => void): void {
  const stop = listen(
    id,
    ({ finished }) => {
      if (!finished) return;
      stop();
      ended();
    },
    () => undefined,
  );
}

/** Answers what ends it. `gone`: the socket does not come about, or breaks off before the job has ended. */
function listen(id: string, heard: (news: JobNews) => void, gone: () => void): () => void {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${socketPath(id)}`);
  let over = false;
  socket.addEventListener('message', ({ data }) => {
    const news = JSON.parse(String(data)) as JobNews;
    over ||= news.finished;
    heard(news);
  });
  socket.addEventListener('close', () => {
    if (!over) gone();
    over = true;
  });
  return () => {
    over = true;
    socket.close();
  };
}
