import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFrame, TestClock, until } from '../../support/frame.ts';
import { effectsOf } from '../support/effects.ts';
import { failing } from '../support/failing.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

const partner = 'meera.iyer@acme.example';
let server: Server;
let company: string;
let stages: string[];
beforeAll(async () => {
  server = await seededServer({ jobs: true });
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  const rows = await server.rows(sql`select id from stage where company_id = ${company} order by position limit 3`);
  stages = rows.map(({ id }) => String(id));
});
afterAll(() => server.close());

/** As the export leaves it, before any job has run. */
async function queued(user: string, more: { file?: string } = {}): Promise<string> {
  const id = randomUUID();
  const status = more.file ? 'ready' : 'queued';
  await server.rows(sql`
    insert into download (company_id, id, user_id, report_name, type, status, total, file_id)
    values (${company}, ${id}, ${user}, 'Touchpoints', 'touchpoint', ${status}, 3, ${more.file ?? null})`);
  return id;
}

/** Sends the job and waits for its end. */
async function run(user: string, download: string): Promise<void> {
  const { jobs } = server.app.engineServices;
  const { answer: jobId } = await inFrame(server.store, { clock: new TestClock(), company }, (frame) =>
    jobs.of(frame).send('touchpoints/report', { company, user, download, stages }),
  );
  await until(async () => ['done', 'failed'].includes((await jobs.state(jobId))?.state ?? ''));
}

const download = async (id: string) =>
  (await server.rows(sql`select status, done, file_id from download where id = ${id}`))[0];

describe('the job that builds a report', () => {
  it('publishes one file, however often it runs', async () => {
    const user = await idOf(server, partner);
    const id = await queued(user);
    await run(user, id);
    const first = await download(id);
    expect(first).toMatchObject({ status: 'ready', done: 3, file_id: expect.any(String) });
    const { effects } = await effectsOf(server, () => run(user, id));
    expect(effects).toEqual({ job_progress: 1 });
    expect(await download(id)).toEqual(first);
  });

  it('gives up for someone who may no longer sign in', async () => {
    const user = await idOf(server, partner);
    const id = await queued(user);
    await server.rows(sql`update user_profile set status = 'inactive' where id = ${user}`);
    const { effects } = await effectsOf(server, () => run(user, id));
    expect(await download(id)).toMatchObject({ status: 'failed', file_id: null });
    expect(effects).toEqual({ download: 1, job_progress: 1 });
    await server.rows(sql`update user_profile set status = 'active' where id = ${user}`);
  });

  it.each([
    [1, 'ready'],
    [2, 'failed'],
  ])('of whose two tries %i fails for a reason of ours is %s', async (failures, status) => {
    const id = await queued(await idOf(server, partner));
    const when = `new.id = '${id}' and new.status = 'ready'`;
    await failing(server, { job: 'touchpoints/report', table: 'download', when, times: failures });
    await run(await idOf(server, partner), id);
    expect(await download(id)).toMatchObject({ status });
  });

  it('passes over touchpoints that were deleted meanwhile', async () => {
    const user = await idOf(server, partner);
    const id = await queued(user);
    await server.rows(sql`update stage set status = 'deleted' where id = ${stages[0]}`);
    await run(user, id);
    expect(await download(id)).toMatchObject({ status: 'ready' });
    await server.rows(sql`update stage set status = 'live' where id = ${stages[0]}`);
  });
});
