import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { JobProgress } from '../../src/console/jobs/JobProgress.tsx';
import { type JobState, newsOf } from '../../src/shared/jobs/news.ts';
import { show } from './forms/harness.tsx';

const sockets: Socket[] = [];

/** What the server would say of the job, where jsdom has nobody to listen to. */
class Socket extends EventTarget {
  constructor() {
    super();
    sockets.push(this);
  }
  say(state: JobState, done: number) {
    const news = newsOf('work', { jobId: 'j', state, done, total: 2, failed: 0 });
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }
  close() {}
}

afterEach(() => void vi.unstubAllGlobals());

it('what a job has changed is shown when it ends, also after its dialog was closed', async () => {
  vi.stubGlobal('WebSocket', Socket);
  let asked = 0;
  function Screen() {
    const [isOpen, setOpen] = useState(true);
    useQuery({ queryKey: ['rows'], queryFn: async () => ++asked });
    return (
      <>
        {isOpen && <JobProgress id="j" title="Working" ended={() => undefined} />}
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </>
    );
  }
  await show(<Screen />, {});
  await waitFor(() => expect(asked).toBe(1));
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  const last = sockets.at(-1);
  last?.say('running', 1);
  await act(async () => last?.say('done', 2));
  await waitFor(() => expect(asked).toBe(2));
});
