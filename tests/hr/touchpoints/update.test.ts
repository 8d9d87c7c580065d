import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines, effectsOf } from '../support/effects.ts';
import { idOf } from '../support/server.ts';
import {
  groupAdmin,
  partner,
  question,
  type StageServer,
  stageServer,
  stranger,
  superAdmin,
} from '../support/stages.ts';

let server: StageServer;
let sender: string;
beforeAll(async () => {
  server = await stageServer();
  sender = await idOf(server, superAdmin);
});
afterAll(() => server.close());

describe('changing', () => {
  it('one field: the rest stays, version and audit line tell', async () => {
    const { id, questions } = await server.made();
    const { result, effects } = await effectsOf(server, () => server.update(superAdmin, id, { title: 'Renamed' }));
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
    const { id } = await server.made();
    const { result, effects } = await effectsOf(server, () => server.update(email, id, { title: 'Other' }));
    expect([result.status, effects]).toEqual([status, status === 200 ? { stage: 1, audit_line: 1 } : {}]);
  });

  it('that changes nothing writes nothing', async () => {
    const { id, questions } = await server.made();
    const { result, effects } = await effectsOf(server, () =>
      server.update(superAdmin, id, { title: 'New one', questions }),
    );
    expect([result.status, effects]).toEqual([200, {}]);
  });

  it('keeps the ids of questions that stay, through moving and rewording', async () => {
    const { id, questions } = await server.made({ questions: [question, { type: 'scale', text: 'Mood?' }] });
    const [first, second] = questions;
    const { body } = await server.update(superAdmin, id, {
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
    const [mine, other] = [
      await server.made(),
      await server.made({ questions: [{ type: 'text', text: 'Elsewhere?' }] }),
    ];
    const { body } = await server.update(superAdmin, mine.id, {
      questions: [{ ...question, text: 'Claimed?', id: other.questions[0].id }],
    });
    expect(body.data.questions[0].id).not.toBe(other.questions[0].id);
  });

  it('goes live with a chat user, and back', async () => {
    const { id } = await server.made();
    const refused = await effectsOf(server, () => server.update(superAdmin, id, { status: 'live' }));
    expect([refused.result.status, refused.effects]).toEqual([400, {}]);
    expect(refused.result.body.errors).toEqual({
      chatFromUser: ['Choose a chat user before the touchpoint is activated.'],
    });
    expect((await server.update(superAdmin, id, { status: 'live', chatFromUser: sender })).body.data.status).toBe(
      'live',
    );
    expect((await server.update(superAdmin, id, { chatFromUser: null })).status).toBe(400);
    expect((await server.update(superAdmin, id, { status: 'draft', chatFromUser: null })).body.data).toMatchObject({
      status: 'draft',
      chatFromUser: null,
    });
  });

  it.each([
    ['has left', sql`status = 'inactive'`],
    ['is to leave', sql`exit_date = '2099-01-01'`],
  ])('does not go live in the name of someone who %s, nor is it given their name', async (_, leaves) => {
    const leaver = await idOf(server, 'nurul.rahman@acme.example');
    const [{ id: theirs }, { id: nobodys }] = [await server.made({ chatFromUser: leaver }), await server.made()];
    await server.rows(sql`update user_profile set ${leaves} where id = ${leaver}`);
    for (const [id, change] of [
      [theirs, { status: 'live' }],
      [nobodys, { chatFromUser: leaver }],
    ] as const) {
      const { status, body } = await server.update(superAdmin, id, change);
      const said = 'Choose an active admin of your company who has no exit date as the chat user.';
      expect([status, body.message]).toEqual([400, said]);
    }
    await server.rows(sql`update user_profile set status = 'active', exit_date = null where id = ${leaver}`);
  });

  it('of what someone else has changed meanwhile is refused, with what is there now', async () => {
    const { id } = await server.made();
    await server.update(superAdmin, id, { title: 'Mine' });
    const { result, effects } = await effectsOf(server, () =>
      server.update(partner, id, { title: 'Yours' }, { 'if-match': '"1"' }),
    );
    expect([result.status, effects]).toEqual([412, {}]);
    expect(result.body.current).toMatchObject({ id, title: 'Mine', version: 2 });
    expect((await server.update(partner, id, { title: 'Yours' }, { 'if-match': '"2"' })).status).toBe(200);
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
    const { id } = await server.made();
    const { result, effects } = await effectsOf(server, () => server.update(superAdmin, id, body));
    expect([result.status, effects]).toEqual([400, {}]);
  });

  it('of another company finds nothing', async () => {
    const { id } = await server.made();
    const { result, effects } = await effectsOf(server, () => server.update(stranger, id, { title: 'Stolen' }));
    expect([result.status, effects]).toEqual([404, {}]);
  });
});

describe('deleting and restoring', () => {
  it('keeps the touchpoint, unseen, until it comes back as it was', async () => {
    const { id } = await server.made({ chatFromUser: sender, status: 'live' });
    const { result, effects } = await effectsOf(server, () => server.update(superAdmin, id, { status: 'deleted' }));
    expect([result.status, result.body.status, effects]).toEqual([200, 200, { stage: 1, audit_line: 1 }]);
    expect(await server.stored(id)).toMatchObject({ status: 'deleted', title: 'New one' });
    expect((await server.as(superAdmin, 'GET', `/feedback_bot/stage/${id}`)).status).toBe(404);
    expect((await server.update(superAdmin, id, { title: 'x' })).status).toBe(404);
    expect((await server.update(superAdmin, id, { status: 'deleted' })).status).toBe(404);
    expect((await server.update(groupAdmin, id, { status: 'live' })).status).toBe(403);
    const back = await server.update(superAdmin, id, { status: 'live' });
    expect([back.status, back.body.data.status]).toEqual([200, 'live']);
    expect((await server.as(superAdmin, 'GET', `/feedback_bot/stage/${id}`)).status).toBe(200);
  });
});
