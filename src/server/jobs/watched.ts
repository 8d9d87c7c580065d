import type { Call } from '../../shared/documents/call.ts';
import type { Actor } from '../../shared/documents/gate.ts';
import type { Job } from '../../shared/documents/work.ts';
import { evaluate } from '../../shared/gates/evaluate.ts';
import { newsOf } from '../../shared/jobs/news.ts';
import type { Database, WatchedJob } from '../context.ts';
import type { Gates } from '../gates/fields.ts';
import { ownJob } from './progress.ts';

interface Watching {
  jobs: Readonly<Record<string, Job>>;
  gates?(): Gates;
  calls?(): Readonly<Record<string, Call>>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A job of this person that they may wait for. One of somebody else, and one that there is not, look alike. */
export async function lookAt(
  { jobs, gates, calls }: Watching,
  { db, actor }: { db: Database; actor: Actor | null },
  jobId: string,
): Promise<WatchedJob | null> {
  if (!actor || !uuid.test(jobId)) return null;
  const found = await ownJob(db, actor, jobId.toLowerCase());
  const watch = found && jobs[found.job]?.watch;
  if (!found || !watch || !evaluate(gates?.() ?? {}, watch.gate, actor).allowed) return null;
  const path = found.failed > 0 && watch.failures ? calls?.()[watch.failures]?.path : undefined;
  const failuresUrl = path?.replace('{id}', found.jobId) ?? null;
  return { job: found.job, state: found.state, news: newsOf(watch.type, found), failuresUrl };
}
