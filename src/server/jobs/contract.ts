import type { JobNews, JobState } from '../../shared/jobs/news.ts';

/** What calls do with jobs. */
export interface JobsOfCaller {
  send(
    job: string,
    payload: Record<string, unknown>,
    /** `id`: where what it is about has one already, and there is one job of it. */
    options?: { startAfter?: Date; singletonKey?: string; id?: string },
  ): Promise<string>;
  /** A job that the caller began and may wait for, by its document's `watch`. Null for any other. */
  look(jobId: string): Promise<WatchedJob | null>;
  /** The rest of it is not wanted. Null as above; false when it has ended already. */
  cancel(jobId: string): Promise<boolean | null>;
}

export interface WatchedJob {
  /** Id of its document. */
  job: string;
  state: JobState;
  news: JobNews;
  /** Path of the call that lists what came to nothing; null while that is nothing, or where no call does. */
  failuresUrl: string | null;
}
