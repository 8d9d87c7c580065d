import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ChatWork } from '../../../src/hr/server/chats/work.ts';
import { contextFor } from '../../../src/server/engine-services.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import type { Server } from './server.ts';

const call: Call = { id: 'test', title: 'Test', method: 'POST', path: '/', gate: '', rate: 'none', audit: 'none' };

/** Work on chats as the employee's own page does it: in a transaction of the system, without anyone signed in. */
export function inChat<T>(server: Server, work: (context: ChatWork) => Promise<T>, now = new Date()): Promise<T> {
  const { engine } = server.app;
  return server.store.inSystem(async (db) => {
    const frame = { db, company: null, actor: null, session: null, requestId: 'test', ip: '', userAgent: '' };
    const run = contextFor(
      engine,
      { ...frame, now, newId: randomUUID, setSessionCookie: () => undefined, afterCommit: () => undefined },
      call,
    );
    const answer = await work(run);
    await run.writeAudit();
    return answer;
  });
}

export async function companyId({ rows }: Server, slug: string): Promise<string> {
  const [row] = await rows(sql`select id from company where slug = ${slug}`);
  return String(row?.id);
}

export async function stageId({ rows }: Server, company: string, status = 'live'): Promise<string> {
  const [row] = await rows(
    sql`select id from stage where company_id = ${company} and status = ${status} order by position limit 1`,
  );
  return String(row?.id);
}
