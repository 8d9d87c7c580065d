import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheets, sheetsOfCalls } from '../../../src/server/sheets/sheets.ts';
import type { Answer } from '../../support/product-app.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
const groupAdmin = 'groupadmin@acme.example';
const stranger = 'superadmin@globex.example';
const trigger = { triggerTimeDuration: 2, triggerTimeUnit: 'days' };
const own = { type: 'text', text: 'What do you do now?' };

let server: Server;
let sender: string;
beforeAll(async () => {
  server = await seededServer();
  await server.rows(sql`delete from stage where stage_type = 'postExit'`);
  sender = await idOf(server, superAdmin);
});
afterAll(() => server.close());

const create = (body: object = trigger, by: string | null = superAdmin) =>
  server.as(by, 'POST', '/exit_bot/stage/create', { body });
const update = (id: string, body: object, by: string | null = superAdmin) =>
  server.as(by, 'PATCH', `/exit_bot/stage/update/${id}`, { body });
const list = (by: string | null = superAdmin) =>
  server.as(by, 'GET', '/exit_bot/stage/list?include_all_stages=True&stageType__in=postExit,preExit&page_limit=10');
const read = async (id: string): Promise<Answer['body']> =>
  (await server.as(superAdmin, 'GET', `/exit_bot/stage/${id}`)).body;

const permit = (codes: string[]) =>
  server.rows(sql`
    update access_group g set permissions = ${JSON.stringify(codes)}::jsonb from membership m, user_profile u
    where m.group_id = g.id and u.id = m.user_id and u.email = ${groupAdmin}`);

describe('the post-exit survey', () => {
  it('is made with five fixed questions, which nobody can change, and up to five of one’s own', async () => {
    const made = await create({ ...trigger, questions: [own] });
    expect(made.status).toBe(201);
    const { id } = made.body;
    const { questions, stageType, status, title } = await read(id);
    expect([stageType, status, title]).toEqual(['postExit', 'draft', 'Post exit survey']);
    expect(questions.map(({ fixed }: { fixed?: string }) => fixed)).toEqual([
      'reason',
      'experience',
      'manager',
      'recommend',
      'change',
      undefined,
    ]);
    const ids = questions.map((question: { id: string }) => question.id);
    const changed = questions.map((question: object, at: number) =>
      at === 1 ? { ...question, text: 'Mine' } : question,
    );
    const refused = await update(id, { questions: changed });
    expect([refused.status, refused.body.message]).toEqual([400, 'The five pre-defined questions cannot be changed.']);
    expect((await update(id, { questions: [own, ...questions.slice(0, 2)] })).status).toBe(200);
    expect((await read(id)).questions.map((question: { id: string }) => question.id).slice(0, 6)).toEqual(ids);
    const many = Array.from({ length: 6 }, (_, at) => ({
      type: 'text',
      text: `Question ${at}`,
    }));
    expect((await update(id, { questions: many })).body.message).toBe('Add at most five custom questions.');
  });

  it('is listed as the console reads it, and is no touchpoint', async () => {
    const { body } = await create({
      ...trigger,
      chatFromUser_id: sender,
      reminders: [{ after: 3, to: 'both' }],
    });
    const all = (await list()).body;
    const found = all.data.find((one: Answer['body']) => one.stage_details.id === body.id);
    expect(found).toMatchObject({
      stageType: 'postExit',
      stage_details: {
        status: 'draft',
        questions_count: 5,
        reminder_count: 1,
        triggerTimeDuration: 2,
        triggerTimeUnit: 'days',
        triggerTimeIn: 'days',
        triggerTimeReference: 'exit_date',
        chatFromUser: { id: sender },
      },
    });
    const touchpoints = await server.as(superAdmin, 'POST', '/feedback_bot/stage/list', { body: { page_limit: 100 } });
    expect(touchpoints.body.data.some((one: Answer['body']) => one.stage_details.id === body.id)).toBe(false);
    expect((await server.as(superAdmin, 'GET', `/feedback_bot/stage/${body.id}`)).status).toBe(404);
    const touched = await server.as(superAdmin, 'PATCH', `/feedback_bot/stage/update/${body.id}`, {
      body: { status: 'deleted' },
    });
    expect(touched.status).toBe(404);
    const exported = await server.as(superAdmin, 'POST', '/feedback_bot/stage/questions_report/download', {
      body: { stages: [body.id] },
    });
    expect([403, 404]).toContain(exported.status);
  });

  it('has at most five reminders, each on a day of its own', async () => {
    const { body } = await create();
    const on = (...days: number[]) => ({
      reminders: days.map((after) => ({ after, to: 'both' })),
    });
    expect((await update(body.id, on(1, 2, 3, 4, 5))).status).toBe(200);
    expect((await update(body.id, on(1, 2, 3, 4, 5, 6))).body.message).toBe('Cannot add more than five emails');
    expect((await update(body.id, on(2, 2))).body.message).toBe('Two reminders cannot go out on the same day.');
    expect((await update(body.id, on(16))).status).toBe(400);
  });
});

describe('activation', () => {
  it('asks for both checkboxes, then for a sender, and lets one survey be live at a time', async () => {
    const { body: one } = await create();
    const { body: other } = await create({
      ...trigger,
      chatFromUser_id: sender,
    });
    const live = (id: string, acknowledgements?: boolean[]) => update(id, { status: 'live', acknowledgements });
    expect((await live(one.id, [true, false])).body.message).toBe('Please tick all the checkboxes!');
    expect((await live(one.id, [true, true])).body.message).toBe('Add "Chat on behalf"');
    expect((await update(one.id, { chatFromUser_id: sender })).body).toMatchObject({ status: 200 });
    const done = await live(one.id, [true, true]);
    expect(done.body).toMatchObject({
      status: 200,
      data: { status: 'live', chatFromUser: sender },
    });
    const [line] = await server.rows(sql`
      select count(*)::int as lines from audit_line where record_id = ${one.id} and activity = 'Both acknowledgements ticked'`);
    expect(line?.lines).toBe(1);
    expect((await live(other.id)).status).toBe(409);
    expect((await update(one.id, { status: 'draft' })).body.data.status).toBe('draft');
    expect((await live(other.id)).status).toBe(200);
    await update(other.id, { status: 'draft' });
  });

  it('is refused to an admin who does not see everyone', async () => {
    await permit(['manage_exit', 'view_exit']);
    const { body } = await create({ ...trigger, chatFromUser_id: sender });
    const refused = await update(body.id, { status: 'live' }, groupAdmin);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Only an admin who sees all employees can activate the post exit survey.',
    ]);
  });
});

describe('rights', () => {
  it.each([
    [['view_exit'], 200, 403, 403],
    [['manage_exit', 'view_exit'], 200, 200, 403],
    [['view_exit', 'download_exit_report'], 200, 403, 200],
    [['manage_milestone'], 403, 403, 403],
  ])('%j', async (codes, lists, changes, downloads) => {
    const { body } = await create();
    await permit(codes);
    expect((await list(groupAdmin)).status).toBe(lists);
    expect((await update(body.id, { triggerTimeDuration: 4 }, groupAdmin)).status).toBe(changes);
    const report = await server.as(groupAdmin, 'POST', `/exit_bot/reports/${body.id}/download_details`, {
      body: { report_type: 'questions' },
    });
    expect(report.status).toBe(downloads);
  });

  it('nobody of another company, and nobody where the survey is switched off', async () => {
    const { body } = await create();
    expect((await server.as(stranger, 'GET', `/exit_bot/stage/${body.id}`)).status).toBe(404);
    expect((await update(body.id, { triggerTimeDuration: 4 }, stranger)).status).toBe(404);
    await server.rows(sql`update company set exit_active = false where slug = 'acme'`);
    expect((await list()).status).toBe(403);
    await server.rows(sql`update company set exit_active = true where slug = 'acme'`);
  });
});

describe('reports', () => {
  it.each(['questions', 'reminders'])('%s: a link to a workbook, noted among the downloads', async (report_type) => {
    const { body } = await create({
      ...trigger,
      reminders: [{ after: 3, to: 'both' }],
    });
    const answer = await server.as(superAdmin, 'POST', `/exit_bot/reports/${body.id}/download_details`, {
      body: { report_type },
    });
    expect(answer.status).toBe(200);
    const file = await server.as(
      superAdmin,
      'GET',
      new URL(answer.body.message, 'http://localhost').pathname +
        new URL(answer.body.message, 'http://localhost').search,
    );
    expect(file.status).toBe(200);
    const [row] = await server.rows(sql`select type, status from download order by created_at desc limit 1`);
    expect(row).toMatchObject({ type: 'exit_dashboard', status: 'ready' });
  });

  it('are made while a job is at a workbook of its own, and few wait for each other', async () => {
    const { body } = await create();
    const sheet = (rows: number) => ({ name: 'A', headings: ['a'], rows: Array(rows).fill(['b']), widths: [1] });
    const ofJob = sheets.write([sheet(100_000)]).then(() => 'the job’s');
    const report = server.as(superAdmin, 'POST', `/exit_bot/reports/${body.id}/download_details`, {
      body: { report_type: 'questions' },
    });
    expect(await Promise.race([ofJob, report.then(({ status }) => status)])).toBe(200);
    const many = Array.from({ length: 5 }, () => sheetsOfCalls.write([sheet(1)]).then(() => 200));
    const statuses = many.map((made) => made.catch(({ statusCode }) => statusCode));
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 503]);
    await ofJob;
  });
});
