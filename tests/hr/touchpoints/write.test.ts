import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines, effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
const groupAdmin = 'groupadmin@acme.example';
const partner = 'arjun.kapoor@acme.example';
let server: Server;
let sender: string;
beforeAll(async () => {
  server = await seededServer();
  for (const email of [null, superAdmin, groupAdmin, partner, 'superadmin@globex.example']) await server.browser(email);
  sender = await idOf(server, superAdmin);
});
afterAll(() => server.close());

const question = { type: 'text', text: 'How are you?' };
const valid = { title: 'New one', triggerTimeDuration: 3, triggerTimeUnit: 'days', questions: [question] };
const create = (email: string | null, body: object) => server.as(email, 'POST', '/feedback_bot/stage/create', { body });
const update = (email: string | null, id: string, body: object, headers?: Record<string, string>) =>
  server.as(email, 'PATCH', `/feedback_bot/stage/update/${id}`, { body, headers });
const made = async (more: object = {}) => (await create(superAdmin, { ...valid, ...more })).body;
const stored = async (id: string) => (await server.rows(sql`select * from stage where id = ${id}`))[0] ?? {};

describe('adding', () => {
  it.each([
    [null, 401],
    ['employee@acme.example', 403],
    [groupAdmin, 403],
    [partner, 201],
    [superAdmin, 201],
  ])('%s: %i', async (email, status) => {
    await server.browser(email);
    const { result, effects } = await effectsOf(server, () => create(email, valid));
    expect([result.status, effects]).toEqual([status, status === 201 ? { stage: 1, audit_line: 1 } : {}]);
  });

  it('puts a draft at the end, with ids for its questions, and writes one audit line', async () => {
    const { status, body } = await create(superAdmin, { ...valid, title: 'Last one', chatFromUser: sender });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Last one',
      status: 'draft',
      stageType: 'lifecycle',
      version: 1,
      chatFromUser: sender,
    });
    expect(body.questions).toEqual([
      { ...question, responseRequired: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    const [top] = await server.rows(
      sql`select max(position)::int as last from stage where company_id = (select id from company where slug = 'acme')`,
    );
    expect(body.position).toBe(top?.last);
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({
      type: 'touchpoint',
      activity: 'create',
      call: 'touchpoints/stage.create',
      entity: 'touchpoints/stage',
    });
  });

  it('keeps of a question what its kind has', async () => {
    const replies = [{ title: 'Yes', postback: 'Good' }, { title: 'No' }];
    const body = await made({
      questions: [
        { ...question, quickReplies: replies, scaleType: 'number' },
        { type: 'scale', text: 'Mood?', quickReplies: replies },
        { type: 'quickReplies', text: 'Met?', quickReplies: replies, scaleType: 'emoji' },
      ],
    });
    expect(body.questions).toEqual([
      { type: 'text', text: 'How are you?', responseRequired: true, id: expect.any(String) },
      { type: 'scale', text: 'Mood?', responseRequired: true, scaleType: 'emoji', id: expect.any(String) },
      { type: 'quickReplies', text: 'Met?', responseRequired: true, quickReplies: replies, id: expect.any(String) },
    ]);
  });

  const many = (count: number, one: unknown) => Array.from({ length: count }, () => one);
  const replies = (count: number) => ({
    questions: [{ type: 'quickReplies', text: 'q', quickReplies: many(count, { title: 'a' }) }],
  });
  it.each([
    ['no title', { title: undefined }, 'title', 'Fill all the mandatory fields!'],
    ['an empty title', { title: '' }, 'title', 'Fill all the mandatory fields!'],
    ['a blank title', { title: '   ' }, 'title', 'Fill all the mandatory fields!'],
    ['a long title', { title: 'x'.repeat(101) }, 'title', undefined],
    ['no duration', { triggerTimeDuration: undefined }, 'triggerTimeDuration', 'Fill all the mandatory fields!'],
    ['a negative duration', { triggerTimeDuration: -1 }, 'triggerTimeDuration', undefined],
    ['half a day', { triggerTimeDuration: 0.5 }, 'triggerTimeDuration', undefined],
    ['an unknown unit', { triggerTimeUnit: 'decades' }, 'triggerTimeUnit', undefined],
    [
      'more than fifty years',
      { triggerTimeDuration: 601, triggerTimeUnit: 'months' },
      'triggerTimeDuration',
      'A touchpoint is triggered at most 50 years after joining.',
    ],
    ['no questions', { questions: undefined }, 'questions', 'A touchpoint needs at least one question.'],
    ['an empty list of questions', { questions: [] }, 'questions', 'A touchpoint needs at least one question.'],
    ['21 questions', { questions: many(21, question) }, 'questions', 'A touchpoint has at most 20 questions.'],
    ['an unknown kind of question', { questions: [{ type: 'image', text: 'q' }] }, 'questions.0.type', undefined],
    [
      'a question without words',
      { questions: [{ type: 'text', text: ' ' }] },
      'questions.0.text',
      'Fill all the mandatory fields!',
    ],
    ['a long question', { questions: [{ type: 'text', text: 'x'.repeat(301) }] }, 'questions.0.text', undefined],
    [
      'quick replies without any',
      { questions: [{ type: 'quickReplies', text: 'q' }] },
      'questions.0.quickReplies',
      'Add at least one reply to choose from.',
    ],
    [
      'an empty list of quick replies',
      replies(0),
      'questions.0.quickReplies',
      'Add at least one reply to choose from.',
    ],
    ['six quick replies', replies(6), 'questions.0.quickReplies', 'A question has at most 5 replies.'],
    [
      'a long reply',
      { questions: [{ type: 'quickReplies', text: 'q', quickReplies: [{ title: 'x'.repeat(51) }] }] },
      'questions.0.quickReplies.0.title',
      undefined,
    ],
    [
      'a long postback',
      { questions: [{ type: 'quickReplies', text: 'q', quickReplies: [{ title: 'a', postback: 'x'.repeat(301) }] }] },
      'questions.0.quickReplies.0.postback',
      undefined,
    ],
    ['a deleted one', { status: 'deleted' }, 'status', undefined],
    [
      'live without a chat user',
      { status: 'live' },
      'chatFromUser',
      'Choose a chat user before the touchpoint is activated.',
    ],
    ['a chat user who is nobody', { chatFromUser: '00000000-0000-4000-8000-000000000000' }, 'chatFromUser', undefined],
  ])('refuses %s', async (_what, wrong, field, text) => {
    const { result, effects } = await effectsOf(server, () => create(superAdmin, { ...valid, ...wrong }));
    expect([result.status, effects]).toEqual([400, {}]);
    expect(Object.keys(result.body.errors ?? {})).toContain(field);
    if (text) expect(result.body.errors[field]).toEqual([text]);
  });

  it.each(['employee@acme.example', 'superadmin@globex.example'])('refuses %s as the chat user', async (email) => {
    const { result, effects } = await effectsOf(server, async () =>
      create(superAdmin, { ...valid, chatFromUser: await idOf(server, email) }),
    );
    expect([result.status, effects]).toEqual([400, {}]);
    expect(result.body.errors).toHaveProperty('chatFromUser');
  });

  it('refuses an admin whom the caller does not see', async () => {
    const unseen = await create(partner, { ...valid, chatFromUser: await idOf(server, 'meera.iyer@acme.example') });
    expect(unseen.status).toBe(400);
    const oneself = await create(partner, { ...valid, chatFromUser: await idOf(server, partner) });
    expect(oneself.status).toBe(201);
  });

  it.each(['id', 'version', 'position', 'company_id', 'createdAt', 'stageType', 'extra'])(
    'takes no %s from outside',
    async (name) => {
      const { result, effects } = await effectsOf(server, () => create(superAdmin, { ...valid, [name]: 1 }));
      expect([result.status, effects]).toEqual([400, {}]);
    },
  );

  it('happens once for one Idempotency-Key', async () => {
    const ask = { body: { ...valid, title: 'Once' }, headers: { 'idempotency-key': 'key-of-one-creation' } };
    const first = await server.as(superAdmin, 'POST', '/feedback_bot/stage/create', ask);
    const { result, effects } = await effectsOf(server, () =>
      server.as(superAdmin, 'POST', '/feedback_bot/stage/create', ask),
    );
    expect([result.status, result.body.id, effects]).toEqual([201, first.body.id, {}]);
  });
});

describe('changing', () => {
  it('one field: the rest stays, version and audit line tell', async () => {
    const { id, questions } = await made();
    const { result, effects } = await effectsOf(server, () => update(superAdmin, id, { title: 'Renamed' }));
    expect([result.status, effects]).toEqual([200, { stage: 1, audit_line: 1 }]);
    expect(result.body).toMatchObject({
      status: 200,
      data: { id, version: 2, title: 'Renamed', status: 'draft', questions },
    });
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({
      type: 'touchpoint',
      activity: 'update',
      old: { title: 'New one' },
      new: { title: 'Renamed' },
    });
  });

  it.each([
    [null, 401],
    ['employee@acme.example', 403],
    [groupAdmin, 403],
    [partner, 200],
  ])('%s: %i', async (email, status) => {
    const { id } = await made();
    await server.browser(email);
    const { result, effects } = await effectsOf(server, () => update(email, id, { title: 'Other' }));
    expect([result.status, effects]).toEqual([status, status === 200 ? { stage: 1, audit_line: 1 } : {}]);
  });

  it('that changes nothing writes nothing', async () => {
    const { id, questions } = await made();
    const { result, effects } = await effectsOf(server, () => update(superAdmin, id, { title: 'New one', questions }));
    expect([result.status, effects]).toEqual([200, {}]);
  });

  it('keeps the ids of questions that stay, through moving and rewording', async () => {
    const { id, questions } = await made({ questions: [question, { type: 'scale', text: 'Mood?' }] });
    const [first, second] = questions;
    const { body } = await update(superAdmin, id, {
      questions: [
        { ...second, text: 'Mood today?' },
        { type: 'text', text: first.text },
        { type: 'text', text: 'New?' },
      ],
    });
    expect(body.data.questions.map((one: { id: string }) => one.id)).toEqual([second.id, first.id, expect.any(String)]);
    expect(body.data.questions[2].id).not.toBe(first.id);
  });

  it('gives a question that claims an id of another touchpoint a new one', async () => {
    const [mine, other] = [await made(), await made({ questions: [{ type: 'text', text: 'Elsewhere?' }] })];
    const { body } = await update(superAdmin, mine.id, {
      questions: [{ ...question, text: 'Claimed?', id: other.questions[0].id }],
    });
    expect(body.data.questions[0].id).not.toBe(other.questions[0].id);
  });

  it('goes live with a chat user, and back', async () => {
    const { id } = await made();
    const refused = await effectsOf(server, () => update(superAdmin, id, { status: 'live' }));
    expect([refused.result.status, refused.effects]).toEqual([400, {}]);
    expect(refused.result.body.errors).toEqual({
      chatFromUser: ['Choose a chat user before the touchpoint is activated.'],
    });
    expect((await update(superAdmin, id, { status: 'live', chatFromUser: sender })).body.data.status).toBe('live');
    expect((await update(superAdmin, id, { chatFromUser: null })).status).toBe(400);
    expect((await update(superAdmin, id, { status: 'draft', chatFromUser: null })).body.data).toMatchObject({
      status: 'draft',
      chatFromUser: null,
    });
  });

  it('does not go live in the name of somebody who has left', async () => {
    const leaver = await idOf(server, 'nurul.rahman@acme.example');
    const { id } = await made({ chatFromUser: leaver });
    await server.rows(sql`update user_profile set status = 'inactive' where id = ${leaver}`);
    const { status, body } = await update(superAdmin, id, { status: 'live' });
    expect([status, body.message]).toEqual([400, 'Choose an active admin of your company as the chat user.']);
    await server.rows(sql`update user_profile set status = 'active' where id = ${leaver}`);
  });

  it('of what somebody else has changed meanwhile is refused, with what is there now', async () => {
    const { id } = await made();
    await update(superAdmin, id, { title: 'Mine' });
    const { result, effects } = await effectsOf(server, () =>
      update(partner, id, { title: 'Yours' }, { 'if-match': '"1"' }),
    );
    expect([result.status, effects]).toEqual([412, {}]);
    expect(result.body.current).toMatchObject({ id, title: 'Mine', version: 2 });
    expect((await update(partner, id, { title: 'Yours' }, { 'if-match': '"2"' })).status).toBe(200);
  });

  it.each([
    ['no title', { title: '' }],
    ['null for a title', { title: null }],
    ['an unknown state', { status: 'sold' }],
    ['null for a state', { status: null }],
    ['a place', { position: 1 }],
    ['an unknown field', { extra: 1 }],
    ['a list', []],
  ])('refuses %s', async (_what, body) => {
    const { id } = await made();
    const { result, effects } = await effectsOf(server, () => update(superAdmin, id, body));
    expect([result.status, effects]).toEqual([400, {}]);
  });

  it('of another company finds nothing', async () => {
    const { id } = await made();
    const { result, effects } = await effectsOf(server, () =>
      update('superadmin@globex.example', id, { title: 'Stolen' }),
    );
    expect([result.status, effects]).toEqual([404, {}]);
  });
});

describe('deleting and restoring', () => {
  it('keeps the touchpoint, unseen, until it comes back as it was', async () => {
    const { id } = await made({ chatFromUser: sender, status: 'live' });
    const { result, effects } = await effectsOf(server, () => update(superAdmin, id, { status: 'deleted' }));
    expect([result.status, result.body.status, effects]).toEqual([200, 200, { stage: 1, audit_line: 1 }]);
    expect(await stored(id)).toMatchObject({ status: 'deleted', title: 'New one' });
    expect((await server.as(superAdmin, 'GET', `/feedback_bot/stage/${id}`)).status).toBe(404);
    expect((await update(superAdmin, id, { title: 'x' })).status).toBe(404);
    expect((await update(superAdmin, id, { status: 'deleted' })).status).toBe(404);
    expect((await update(groupAdmin, id, { status: 'live' })).status).toBe(403);
    const back = await update(superAdmin, id, { status: 'live' });
    expect([back.status, back.body.data.status]).toEqual([200, 'live']);
    expect((await server.as(superAdmin, 'GET', `/feedback_bot/stage/${id}`)).status).toBe(200);
  });
});

describe('reordering', () => {
  const reorder = (email: string | null, stage_timeline: unknown) =>
    server.as(email, 'PATCH', '/feedback_bot/stage/update_stage_timeline', { body: { stage_timeline } });
  const order = async () =>
    (
      await server.as(superAdmin, 'POST', '/feedback_bot/stage/list', {
        body: { page_limit: 1000, fields: 'id,position' },
      })
    ).body.data.map(({ stage_details }: { stage_details: { id: string; position: number } }) => stage_details) as {
      id: string;
      position: number;
    }[];
  const ids = async (...places: number[]) => {
    const all = await order();
    return places.map((place) => all[place]?.id ?? '');
  };

  it('gives the listed ones the places they held; the others stay', async () => {
    const before = await order();
    const moved = [before[4], before[0], before[2]].map((one) => one?.id ?? '');
    const { result, effects } = await effectsOf(server, () => reorder(superAdmin, moved));
    expect([result.status, result.body, effects]).toEqual([
      200,
      { status: 200 },
      { stage: 3, audit_line: expect.any(Number) },
    ]);
    const after = await order();
    expect([after[0]?.id, after[2]?.id, after[4]?.id]).toEqual(moved);
    const untouched = (all: { id: string }[]) => all.filter(({ id }) => !moved.includes(id)).map(({ id }) => id);
    expect(untouched(after)).toEqual(untouched(before));
    expect(after.map(({ position }) => position)).toEqual(before.map(({ position }) => position));
  });

  it.each([
    [null, 401],
    ['employee@acme.example', 403],
    [groupAdmin, 403],
    [partner, 200],
  ])('%s: %i', async (email, status) => {
    await server.browser(email);
    const timeline = await ids(1, 0);
    const { result, effects } = await effectsOf(server, () => reorder(email, timeline));
    expect(result.status).toBe(status);
    if (status !== 200) expect(effects).toEqual({});
  });

  it('refuses an empty list, a repeated id, and what is no id', async () => {
    const [one] = await ids(0);
    for (const timeline of [[], [one, one], ['x'], 'x', undefined]) {
      const { result, effects } = await effectsOf(server, () => reorder(superAdmin, timeline));
      expect([result.status, effects]).toEqual([400, {}]);
    }
  });

  it('refuses an id of another company among its own, and moves nothing', async () => {
    const [one, two] = await ids(0, 1);
    const [foreign] = await server.rows(
      sql`select id from stage where company_id = (select id from company where slug = 'globex') limit 1`,
    );
    const { result, effects } = await effectsOf(server, () => reorder(superAdmin, [two, foreign?.id, one]));
    expect([result.status, effects]).toEqual([404, {}]);
  });
});
