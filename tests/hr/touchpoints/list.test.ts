import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
const groupAdmin = 'groupadmin@acme.example';
const partner = 'meera.iyer@acme.example';
let server: Server;
beforeAll(async () => {
  server = await seededServer();
});
afterAll(() => server.close());

const list = (email: string | null, body: object = {}) =>
  server.as(email, 'POST', '/feedback_bot/stage/list', { body });
const titles = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.body.data.map(({ stage_details }: { stage_details: { title: string } }) => stage_details.title);

describe('who may list touchpoints', () => {
  it.each([
    [null, 401],
    ['employee@acme.example', 403],
    ['nurul.rahman@acme.example', 403],
    [groupAdmin, 200],
    [partner, 200],
    [superAdmin, 200],
    ['superadmin@globex.example', 200],
  ])('%s: %i', async (email, status) => {
    await server.browser(email);
    const { result, effects } = await effectsOf(server, () => list(email));
    expect([result.status, effects]).toEqual([status, {}]);
    if (status === 403)
      expect(result.body.message).toBe('You may not have the appropriate permissions to access this tab.');
  });

  it('nobody, while the company has them switched off', async () => {
    await server.rows(sql`update company set milestone_active = false where slug = 'acme'`);
    expect((await list(superAdmin)).status).toBe(403);
    await server.rows(sql`update company set milestone_active = true where slug = 'acme'`);
    expect((await list(superAdmin)).status).toBe(200);
  });

  it('companies see their own', async () => {
    const ids = async (email: string) =>
      (await list(email, { page_limit: 1000 })).body.data.map(
        (row: { stage_details: { id: string } }) => row.stage_details.id,
      );
    const [ours, theirs] = [await ids(superAdmin), await ids('superadmin@globex.example')];
    expect([ours.length, theirs.length]).toEqual([30, 30]);
    expect(ours.filter((id: string) => theirs.includes(id))).toEqual([]);
  });
});

describe('what is listed', () => {
  it('with the names of senders, also for an admin who sees a few people: employees read them too', async () => {
    const senders = async (email: string) =>
      (await list(email, { page_limit: 1000 })).body.data.map(
        (row: { stage_details: { chatFromUser__name: string } }) => row.stage_details.chatFromUser__name,
      );
    const all = await senders(superAdmin);
    expect(new Set(all).size).toBeGreaterThan(3);
    expect(await senders(groupAdmin)).toEqual(all);
  });

  it('a page of ten, in the order of the touchpoints, with the total of all', async () => {
    const { body } = await list(superAdmin);
    expect([body.data.length, body.total_count]).toEqual([10, 30]);
    expect(
      body.data.map(({ stage_details }: { stage_details: { position: number } }) => stage_details.position),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(body.data[0].stage_details).toMatchObject({
      title: 'Welcome on board',
      triggerTimeDuration: 0,
      triggerTimeUnit: 'days',
      status: 'live',
      chatFromUser__name: 'Anita Rao',
    });
    expect(body.data[0].stage_details).not.toHaveProperty('questions');
  });

  it.each([
    ['the second page', { page_limit: 20, page_offset: 2 }, 10, 30],
    ['page 0 is page 1', { page_offset: 0 }, 10, 30],
    ['past the end there is nothing', { page_offset: 99 }, 0, 30],
    ['up to a thousand at once', { page_limit: 1000 }, 30, 30],
    ['a search, whatever the case', { raw_search_string: 'ANNIVERSARY' }, 5, 5],
    ['a search for signs that mean something to the database', { raw_search_string: '%' }, 0, 0],
    ['a search without hits', { raw_search_string: 'nothing like it' }, 0, 0],
    ['an empty search finds all', { raw_search_string: '  ' }, 10, 30],
    ['drafts', { status__in: ['draft'] }, 5, 5],
    ['drafts, comma-joined', { status__in: 'draft,live', page_limit: 30 }, 30, 30],
    ['a unit', { triggerTimeUnit__in: ['weeks'] }, 5, 5],
    ['two filters', { triggerTimeUnit__in: ['days'], status__in: ['draft'] }, 4, 4],
    ['a search with a filter', { raw_search_string: 'feedback', status__in: ['live'] }, 2, 2],
    [
      'what the specification sends',
      {
        count: 'true',
        stageType__in: 'lifecycle',
        include_all_stages: 'True',
        page_limit: 10,
        page_offset: 1,
        raw_search_string: '',
      },
      10,
      30,
    ],
  ])('%s', async (_what, body, rows, total) => {
    const answer = await list(superAdmin, body);
    expect([answer.status, answer.body.data?.length, answer.body.total_count]).toEqual([200, rows, total]);
  });

  it('those of one chat user', async () => {
    const id = await idOf(server, partner);
    const { body } = await list(superAdmin, { chatFromUser__in: [id] });
    expect(body.total_count).toBe(4);
    expect(
      new Set(
        body.data.map(
          ({ stage_details }: { stage_details: { chatFromUser__name: string } }) => stage_details.chatFromUser__name,
        ),
      ),
    ).toEqual(new Set(['Meera Iyer']));
  });

  it('only the fields asked for', async () => {
    const { body } = await list(superAdmin, { fields: 'id,title', page_limit: 1 });
    expect(Object.keys(body.data[0].stage_details).sort()).toEqual(['id', 'title', 'version']);
  });

  it.each([
    [{ page_limit: 0 }],
    [{ page_limit: 1001 }],
    [{ page_limit: 'ten' }],
    [{ page_offset: -1 }],
    [{ raw_search_string: 'x'.repeat(101) }],
    [{ status__in: ['sold'] }],
    [{ chatFromUser__in: ['someone'] }],
    [{ fields: 'password' }],
    [{ extra: 1 }],
    [[]],
  ])('400: %j', async (body) => {
    const answer = await list(superAdmin, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ status: 400, error: answer.body.message, detail: answer.body.message });
  });

  it('the deleted ones are not there', async () => {
    const { body } = await list(superAdmin, { page_limit: 1 });
    await server.rows(sql`update stage set status = 'deleted' where id = ${body.data[0].stage_details.id}`);
    const after = await list(superAdmin);
    expect(after.body.total_count).toBe(29);
    expect(titles(after)).not.toContain('Welcome on board');
    await server.rows(sql`update stage set status = 'live' where id = ${body.data[0].stage_details.id}`);
  });
});

describe('filters of touchpoints', () => {
  it('say each value, what it is called and how often it is there', async () => {
    const { status, body } = await server.as(superAdmin, 'GET', '/feedback_bot/stage/filters/');
    expect(status).toBe(200);
    expect(body.queryset_filters_options).toEqual(body.queryset_filter_options);
    expect(body.queryset_filters_options.status__in).toEqual([
      { value: 'draft', label: 'Draft', count: 5 },
      { value: 'live', label: 'Activated', count: 25 },
    ]);
    expect(body.queryset_filters_options.triggerTimeUnit__in.map(({ value }: { value: string }) => value)).toEqual([
      'days',
      'weeks',
      'months',
      'years',
    ]);
    expect(body.queryset_filters_options.chatFromUser__in[0]).toMatchObject({ label: 'Anita Rao', count: 4 });
  });

  it.each([
    [null, 401],
    ['employee@acme.example', 403],
    [groupAdmin, 200],
  ])('%s: %i', async (email, status) => {
    expect((await server.as(email, 'GET', '/feedback_bot/stage/filters')).status).toBe(status);
  });
});

describe('one touchpoint', () => {
  it('with its questions and its version', async () => {
    const { body } = await list(superAdmin, { page_limit: 1 });
    const { id } = body.data[0].stage_details;
    const answer = await server.as(groupAdmin, 'GET', `/feedback_bot/stage/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.body).toMatchObject({ id, version: 1, title: 'Welcome on board', position: 1 });
    expect(answer.body.questions.map(({ type }: { type: string }) => type)).toEqual(['scale', 'quickReplies', 'text']);
    expect(answer.body).not.toHaveProperty('companyId');
  });

  it('of another company looks like none at all', async () => {
    const { body } = await list(superAdmin, { page_limit: 1 });
    const read = (id: string) => server.as('superadmin@globex.example', 'GET', `/feedback_bot/stage/${id}`);
    const [foreign, none] = [
      await read(body.data[0].stage_details.id),
      await read('00000000-0000-4000-8000-000000000000'),
    ];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(none.body);
  });
});
