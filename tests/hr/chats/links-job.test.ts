import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFrame, TestClock, until } from '../../support/frame.ts';
import { companyId } from '../support/chats.ts';
import { effectsOf } from '../support/effects.ts';
import { type Server, seededServer } from '../support/server.ts';

const clock = new TestClock();
const days = 86_400_000;
let server: Server;
beforeAll(async () => {
  server = await seededServer({ jobs: true, clock: clock.now });
  await server.rows(sql`delete from chat_link`);
});
afterAll(() => server.close());

/** A link to some chat of the company that ended (or ends) this many days ago. */
async function link(slug: string, ended: number): Promise<string> {
  const company = await companyId(server, slug);
  const id = randomUUID();
  const until = new Date(clock.now().getTime() - ended * days).toISOString();
  await server.rows(sql`
    insert into chat_link (company_id, id, user_id, session_id, purpose, token_hash, until)
    select company_id, ${id}, user_id, id, 'chat', ${id}, ${until}::timestamptz from chat_session where company_id = ${company} limit 1`);
  return id;
}

async function clean(): Promise<void> {
  const { jobs } = server.app.engineServices;
  const company = await companyId(server, 'acme');
  const { answer } = await inFrame(server.store, { clock, company }, (frame) => jobs.of(frame).send('chats/links', {}));
  await until(async () => ['done', 'failed'].includes((await jobs.state(answer))?.state ?? ''));
  expect((await jobs.state(answer))?.state).toBe('done');
}

const known = async () => (await server.rows(sql`select id from chat_link`)).map(({ id }) => String(id)).sort();

it('forgets personal links sixty days after their end, in every company, and touches no chat', async () => {
  const kept = [await link('acme', -3), await link('acme', 0), await link('acme', 59), await link('globex', 59)];
  await link('acme', 61);
  await link('globex', 61);
  const { effects } = await effectsOf(server, clean);
  expect(await known()).toEqual(kept.sort());
  expect(effects).toEqual({ chat_link: 2, job_progress: 1 });
  await clean();
  expect(await known()).toEqual(kept);
});
