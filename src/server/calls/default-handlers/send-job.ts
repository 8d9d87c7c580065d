import type { Call } from '../../../shared/documents/call.ts';
import type { Run } from '../run.ts';

/** Has the call's job begin once the record is written. */
export async function sendJob(run: Run, { sends }: Call, record: string): Promise<void> {
  if (!sends) return;
  const who = { company: run.company, user: run.actor.id };
  await run.jobs.send(sends.job, { ...who, ...sends.payload, [sends.record]: record });
}
