import { vi } from 'vitest';
import type { Calls } from '../../../src/generated/calls.ts';
import type { Server } from './server.ts';

const url = '/feedback_bot/company/audit/verify';

/** Has the log checked, waits for it, and answers what was found. */
export async function checked(
  server: Pick<Server, 'as'>,
  email: string,
): Promise<Calls['audit/line.verify']['answer']> {
  const { status, body } = await server.as(email, 'POST', url, { body: {} });
  if (status !== 202) throw new Error(`the check was answered ${status} ${JSON.stringify(body)}`);
  const ended = async () => (await server.as(email, 'GET', `/feedback_bot/jobs/${body.job_id}`)).body.finished === true;
  await vi.waitUntil(ended, { timeout: 600_000, interval: 100 });
  return (await server.as(email, 'GET', url)).body;
}
