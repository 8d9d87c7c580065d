/** What is told to the person who began a job and waits for it: ids and counts, no word of what the job is about. */
export interface JobNews {
  /** What the job's document calls it under `watch`. */
  type: string;
  job_id: string;
  done: number;
  total: number;
  success: number;
  failure: number;
  /** Nothing more will come: it is done, was cancelled, or has failed. */
  finished: boolean;
}

export type JobState = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

/** As a row of `job_progress` says it. */
export interface JobCounts {
  jobId: string;
  state: JobState;
  done: number;
  total: number;
  failed: number;
}

export function newsOf(type: string, { jobId, state, done, total, failed }: JobCounts): JobNews {
  const finished = state !== 'queued' && state !== 'running';
  return { type, job_id: jobId, done, total, success: done - failed, failure: failed, finished };
}

/** Where its progress comes over a socket. */
export const socketPath = (jobId: string): string => `/ws/jobs/${jobId}`;
