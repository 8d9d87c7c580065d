import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLines, effectsOf } from '../support/effects.ts';
import {
  allData,
  department,
  employee,
  limited,
  type SegmentServer,
  segmentServer,
  stranger,
  superAdmin,
} from '../support/segments.ts';

let server: SegmentServer;
beforeAll(async () => {
  server = await segmentServer(60);
});
afterAll(() => server.close());
afterEach(() => server.forget());

const sales = { title: 'Sales', filters: { [department]: 'Sales' }, type: 'dashboard' };
const made = async (who = superAdmin, body: object = sales) => (await server.create(who, body)).body.data;
const titles = async (who = superAdmin) =>
  (await server.list(who)).body.dashboard_saved_filters.map((row: { title: string; is_default: boolean }) =>
    row.is_default ? `${row.title} *` : row.title,
  );

describe('the list of segments', () => {
  it('begins with All data, which is the default of everyone who has no other', async () => {
    const { status, body } = await server.list(superAdmin);
    expect(status).toBe(200);
    expect(body.total_count).toBe(1);
    expect(body.dashboard_saved_filters).toEqual([
      {
        id: allData,
        version: 0,
        title: 'All data',
        is_default: true,
        fixed: true,
        status: 'default',
        createdAt: null,
        type: 'dashboard',
        filters: {},
        query: '{}',
        key: '',
      },
    ]);
  });

  it('holds one’s own only', async () => {
    await made();
    expect(await titles()).toEqual(['All data *', 'Sales']);
    expect(await titles(limited)).toEqual(['All data *']);
    expect(await titles(stranger)).toEqual(['All data *']);
  });

  it('comes in pages', async () => {
    for (const title of ['One', 'Two', 'Three']) await made(superAdmin, { ...sales, title });
    const { body } = await server.list(superAdmin, 'page_limit=2&page_offset=2');
    expect([body.dashboard_saved_filters.map((row: { title: string }) => row.title), body.total_count]).toEqual([
      ['Three', 'Two'],
      4,
    ]);
  });

  it('holds an id in place of filters that are too long for an address', async () => {
    const long = Array.from({ length: 200 }, (_, at) => `Department of many things ${at}`);
    const row = await made(superAdmin, { title: 'Long', filters: { [department]: long } });
    expect([row.query, row.key]).toEqual(['', row.id]);
    expect((await server.overview(superAdmin, { segment: row.id })).body.segment).toEqual({
      id: row.id,
      title: 'Long',
    });
  });

  it.each([
    [null, 401],
    [employee, 403],
  ])('%s: %i', async (who, status) => {
    expect((await server.list(who)).status).toBe(status);
  });
});

describe('a segment', () => {
  it('is saved with a name, and leaves an audit line', async () => {
    const { result, effects } = await effectsOf(server, () =>
      server.create(superAdmin, { ...sales, title: '  Sales ' }),
    );
    expect([result.status, result.body.message]).toEqual([201, 'Filter saved successfully!']);
    expect(result.body.data).toMatchObject({ title: 'Sales', is_default: false, filters: { [department]: 'Sales' } });
    expect(effects).toEqual({ saved_filter: 1, audit_line: 1 });
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ type: 'segment_logs', activity: 'create', entity: 'segments/saved-filter' });
  });

  it.each([
    ['no name', { filters: sales.filters }, 'Enter custom filter segment name!'],
    ['an empty name', { ...sales, title: '' }, 'Enter custom filter segment name!'],
    ['spaces only', { ...sales, title: '   ' }, 'Enter custom filter segment name!'],
    ['the name of All data', { ...sales, title: ' ALL data ' }, 'You already have a segment with this name.'],
    ['no filter', { ...sales, filters: {} }, 'Please choose at least one filter.'],
    ['an empty filter', { ...sales, filters: { [department]: '' } }, 'Please choose at least one filter.'],
    ['an unknown key', { ...sales, filters: { user__password: 'x' } }, 'You cannot filter by user__password.'],
    [
      'a path',
      { ...sales, filters: { user__profile__manager__email__in: 'x' } },
      'You cannot filter by user__profile__manager__email__in.',
    ],
    ['an unknown period', { ...sales, filters: { joinDate: 'ever' } }, 'ever is not a period that can be chosen.'],
    ['no dates', { ...sales, filters: { joinDate: 'custom' } }, 'Choose the dates of Joining Date.'],
    [
      '2017',
      { ...sales, filters: { initiated_date_start: '2017-12-31' } },
      'Dates can be chosen from 01-01-2018 to today.',
    ],
    [
      'tomorrow',
      { ...sales, filters: { initiated_date_end: '2026-01-11' } },
      'Dates can be chosen from 01-01-2018 to today.',
    ],
    [
      'the end first',
      { ...sales, filters: { initiated_date_start: '2026-01-02', initiated_date_end: '2026-01-01' } },
      "The end date can't be before the start date.",
    ],
  ])('with %s is refused: nothing is written', async (_, body, sentence) => {
    const { result, effects } = await effectsOf(server, () => server.create(superAdmin, body));
    expect(result.status).toBe(400);
    expect([result.body.message, ...Object.values(result.body.errors ?? {}).flat()]).toContain(sentence);
    expect(effects).toEqual({});
  });

  it('has a name of its own among one’s segments', async () => {
    const { id } = await made();
    expect((await server.update(superAdmin, id, { title: 'all data' })).body.code).toBe('TitleTaken');
    const again = await server.create(superAdmin, { ...sales, title: 'SALES' });
    expect([again.status, again.body.message]).toEqual([400, 'You already have a segment with this name.']);
    expect((await server.create(limited, sales)).status).toBe(201);
  });

  it('is one of a hundred at most', async () => {
    const { id } = await made();
    await server.rows(
      sql`insert into saved_filter (company_id, id, user_id, title, type, filters, is_default)
        select company_id, gen_random_uuid(), user_id, 'Copy ' || n, type, filters, false from saved_filter, generate_series(1, 99) n where id = ${id}`,
    );
    const more = await server.create(superAdmin, { ...sales, title: 'One more' });
    expect([more.status, more.body.message]).toEqual([400, 'You have 100 segments. Delete one to add another.']);
  });

  it('is renamed and filters something else', async () => {
    const { id } = await made();
    const { status, body, headers } = await server.update(superAdmin, id, {
      title: 'Legal',
      filters: { [department]: ['Legal'] },
    });
    expect([status, body.message, headers.etag]).toEqual([200, 'Filter saved successfully!', '"2"']);
    expect(body.data).toMatchObject({ id, title: 'Legal', filters: { [department]: 'Legal' }, version: 2 });
  });

  it('of someone else is not there', async () => {
    const { id } = await made();
    for (const who of [limited, stranger]) {
      expect((await server.update(who, id, { title: 'Mine' })).status).toBe(404);
      expect((await server.remove(who, id)).status).toBe(404);
      expect((await server.overview(who, { segment: id })).status).toBe(404);
    }
    expect(await titles()).toEqual(['All data *', 'Sales']);
  });

  it('is named in the address or in the body, and not by two ids', async () => {
    const { id } = await made();
    const inBody = await server.as(superAdmin, 'PATCH', '/company/custom_filters_segment', {
      body: { filter_id: id, title: 'A' },
    });
    expect(inBody.status).toBe(200);
    const both = await server.update(superAdmin, id, { filter_id: allData, title: 'B' });
    expect([both.status, both.body.message]).toEqual([400, 'The two IDs of this request are not the same.']);
    const none = await server.as(superAdmin, 'PATCH', '/feedback_bot/company/custom_filters_segment', { body: {} });
    expect(none.status).toBe(404);
  });

  it('is deleted with an audit line', async () => {
    const { id } = await made();
    const { result, effects } = await effectsOf(server, () => server.remove(superAdmin, id));
    expect([result.status, effects]).toEqual([200, { saved_filter: 1, audit_line: 1 }]);
    expect((await server.remove(superAdmin, id)).status).toBe(404);
  });
});

describe('the default segment', () => {
  const makeDefault = (id: string) => server.update(superAdmin, id, { ...sales, filter_id: id, is_default: true });

  it('is one at a time, and All data again when it goes', async () => {
    const { id } = await made();
    const other = await made(superAdmin, { ...sales, title: 'Other' });
    await makeDefault(id);
    // Made at the same moment: by name.
    expect(await titles()).toEqual(['All data', 'Other', 'Sales *']);
    await server.update(superAdmin, other.id, { filter_id: other.id, is_default: true });
    expect(await titles()).toEqual(['All data', 'Other *', 'Sales']);
    await server.remove(superAdmin, other.id);
    expect(await titles()).toEqual(['All data *', 'Sales']);
  });

  it('becomes All data by choice', async () => {
    const { id } = await made();
    await makeDefault(id);
    const { status, body } = await server.update(superAdmin, allData, {
      filter_id: allData,
      title: 'All data',
      is_default: true,
    });
    expect([status, body.data.is_default]).toEqual([200, true]);
    expect(await titles()).toEqual(['All data *', 'Sales']);
  });

  it.each([
    ['renamed', { title: 'Mine' }],
    ['given filters', { filters: { [department]: 'Sales' } }],
    ['switched off', { is_default: false }],
  ])('All data is not %s', async (_, body) => {
    const { status, body: answer } = await server.update(superAdmin, allData, body);
    expect([status, answer.message]).toEqual([400, "'All data' cannot be changed or deleted."]);
  });

  it('All data is not deleted', async () => {
    const { status, body } = await server.remove(superAdmin, allData);
    expect([status, body.message]).toEqual([400, "'All data' cannot be changed or deleted."]);
  });

  it('is applied where the address asks for nothing', async () => {
    const { id } = await made();
    await makeDefault(id);
    const { body } = await server.overview(superAdmin);
    expect([body.segment, body.filters]).toEqual([{ id, title: 'Sales' }, { [department]: 'Sales' }]);
    expect((await server.overview(superAdmin, { filters: '{}' })).body.segment.title).toBe('All data');
    expect((await server.overview(superAdmin, { segment: allData })).body.segment.title).toBe('All data');
  });
});

describe('what can be filtered by', () => {
  const company = async (who: string) => (await server.as(who, 'GET', '/auth/session')).body.company.id;

  it('is Hipos, the two dates, Tags and the fields of the company, with the days to choose from', async () => {
    const { status, body } = await server.as(
      superAdmin,
      'GET',
      `/feedback_bot/company/${await company(superAdmin)}/dashboard_filters_options`,
    );
    expect(status).toBe(200);
    expect(body.data.slice(0, 5).map(({ label }: { label: string }) => label)).toEqual([
      'Hipos',
      'Chat Initiation Date',
      'Joining Date',
      'Tags',
      'Location',
    ]);
    expect([body.data.length, body.min_date, body.max_date]).toEqual([22, '2018-01-01', '2026-01-10']);
    expect(body.data).toContainEqual(expect.objectContaining({ names: { female: 'Female', male: 'Male' } }));
  });

  it('has the values of the employees whom one sees', async () => {
    const ask = async (who: string, query: string) =>
      (await server.as(who, 'GET', `/company/${await company(who)}/dashboard_filters?${query}`)).body;
    const mine = await ask(superAdmin, `filter_field=${department}`);
    expect(Object.keys(mine.queryset_filters_options)).toEqual([department]);
    expect(mine.queryset_filter_options).toEqual(mine.queryset_filters_options);
    expect(mine.queryset_filters_options[department].length).toBeGreaterThan(4);
    const theirs = await ask(limited, `filter_field=${department}&status=active`);
    expect(theirs.queryset_filters_options[department].map(({ value }: { value: string }) => value)).toEqual([
      'Engineering',
    ]);
    const { queryset_filters_options: called } = await ask(superAdmin, 'filter_field=user__profile__gender__in');
    expect(called.user__profile__gender__in).toMatchObject([
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
    ]);
    // Days have no values to choose from.
    expect((await ask(superAdmin, 'filter_field=joinDate')).queryset_filters_options).toEqual({});
    expect((await ask(superAdmin, 'filter_field=user__profile__lastRating__in')).message).toBe(
      'You cannot filter by user__profile__lastRating__in.',
    );
    const { body } = await server.list(
      superAdmin,
      'options=dashboard_filter_options&report_name=dashboard&filter_field=user__profile__tags',
    );
    expect(body.dashboard_saved_filters).toEqual([]);
    expect(body.queryset_filter_options.user__profile__tags.length).toBeGreaterThan(3);
  });

  it('of another company is not there', async () => {
    const theirs = await company(stranger);
    expect((await server.as(superAdmin, 'GET', `/feedback_bot/company/${theirs}/dashboard_filters`)).status).toBe(404);
    expect(
      (await server.as(superAdmin, 'GET', `/feedback_bot/company/${theirs}/dashboard_filters_options`)).status,
    ).toBe(404);
  });
});
