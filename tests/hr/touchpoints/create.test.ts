import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines, effectsOf } from '../support/effects.ts';
import { idOf } from '../support/server.ts';
import { groupAdmin, partner, question, type StageServer, stageServer, superAdmin, valid } from '../support/stages.ts';

let server: StageServer;
let sender: string;
beforeAll(async () => {
  server = await stageServer();
  sender = await idOf(server, superAdmin);
});
afterAll(() => server.close());

describe('adding', () => {
  it.each([
    [null, 401],
    ['employee@acme.example', 403],
    [groupAdmin, 403],
    [partner, 201],
    [superAdmin, 201],
  ])('%s: %i', async (email, status) => {
    const { result, effects } = await effectsOf(server, () => server.create(email, valid));
    expect([result.status, effects]).toEqual([status, status === 201 ? { stage: 1, audit_line: 1 } : {}]);
  });

  it('puts a draft at the end, with ids for its questions, and writes one audit line', async () => {
    const { status, body } = await server.create(superAdmin, { ...valid, title: 'Last one', chatFromUser: sender });
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
    const body = await server.made({
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
  const cards = (count: number, card: object) => ({
    questions: [{ type: 'carousel', text: 'q', cards: many(count, card) }],
  });

  it('takes five cards with as many words as the bank of questions does', async () => {
    const card = { title: 'x'.repeat(300), text: 'x'.repeat(500) };
    expect((await server.create(superAdmin, { ...valid, ...cards(5, card) })).status).toBe(201);
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
    ['six cards', cards(6, { title: 'a' }), 'questions.0.cards', 'A question has at most 5 cards.'],
    ['a long heading', cards(1, { title: 'x'.repeat(301) }), 'questions.0.cards.0.title', undefined],
    ['a long text', cards(1, { title: 'a', text: 'x'.repeat(501) }), 'questions.0.cards.0.text', undefined],
    ['a deleted one', { status: 'deleted' }, 'status', undefined],
    [
      'live without a chat user',
      { status: 'live' },
      'chatFromUser',
      'Choose a chat user before the touchpoint is activated.',
    ],
    ['a chat user who is nobody', { chatFromUser: '00000000-0000-4000-8000-000000000000' }, 'chatFromUser', undefined],
  ])('refuses %s', async (_what, wrong, field, text) => {
    const { result, effects } = await effectsOf(server, () => server.create(superAdmin, { ...valid, ...wrong }));
    expect([result.status, effects]).toEqual([400, {}]);
    expect(Object.keys(result.body.errors ?? {})).toContain(field);
    if (text) expect(result.body.errors[field]).toEqual([text]);
  });

  it.each(['employee@acme.example', 'superadmin@globex.example'])('refuses %s as the chat user', async (email) => {
    const { result, effects } = await effectsOf(server, async () =>
      server.create(superAdmin, { ...valid, chatFromUser: await idOf(server, email) }),
    );
    expect([result.status, effects]).toEqual([400, {}]);
    expect(result.body.errors).toHaveProperty('chatFromUser');
  });

  it('refuses an admin whom the caller does not see', async () => {
    const unseen = await server.create(partner, {
      ...valid,
      chatFromUser: await idOf(server, 'meera.iyer@acme.example'),
    });
    expect(unseen.status).toBe(400);
    const oneself = await server.create(partner, { ...valid, chatFromUser: await idOf(server, partner) });
    expect(oneself.status).toBe(201);
  });

  it.each(['id', 'version', 'position', 'stageType', 'extra'])('takes no %s from outside', async (name) => {
    const { result, effects } = await effectsOf(server, () => server.create(superAdmin, { ...valid, [name]: 1 }));
    expect([result.status, effects]).toEqual([400, {}]);
  });

  it.each(['company_id', 'createdAt'])('takes no notice of %s from outside', async (name) => {
    const { status, body } = await server.create(superAdmin, { ...valid, [name]: '2001-01-01T00:00:00Z' });
    const [row] = await server.rows(sql`select company_id::text, created_at::text from stage where id = ${body.id}`);
    expect(status).toBe(201);
    expect(Object.values(row ?? {}).filter((value) => String(value).startsWith('2001'))).toEqual([]);
  });

  it('happens once for one Idempotency-Key', async () => {
    const ask = { body: { ...valid, title: 'Once' }, headers: { 'idempotency-key': 'key-of-one-creation' } };
    const first = await server.as(superAdmin, 'POST', '/feedback_bot/stage/create', ask);
    const { result, effects } = await effectsOf(server, () =>
      server.as(superAdmin, 'POST', '/feedback_bot/stage/create', ask),
    );
    expect([result.status, result.body.id, effects]).toEqual([201, first.body.id, {}]);
  });
});
