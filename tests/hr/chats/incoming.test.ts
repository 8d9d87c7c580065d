import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeToken } from '../../support/tokens.ts';
import { companyId, stageId } from '../support/chats.ts';
import { effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** Chats as another system sends them: by HTTP, with a token. */

let server: Server;
let company: string;
let touchpoint: string;
let token: string;
let starting: string;
const employee = { email: 'employee@acme.example' };
const nobody = '99999999-9999-4999-8999-999999999999';
beforeAll(async () => {
  server = await seededServer();
  company = await companyId(server, 'acme');
  touchpoint = await stageId(server, company);
  token = await madeToken(server, company, ['chats:start', 'chats:answer']);
  starting = await madeToken(server, company, ['chats:start']);
});
afterAll(() => server.close());

async function post(path: string, payload: unknown, bearer = token) {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const url = `/feedback_bot/chats${path}`;
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
  return { status: answer.statusCode, body: answer.json() };
}
const start = (more: object = {}) => post('', { employee, touchpoint, ...more });
const started = async () => String((await start()).body.data.id);
const without = ({ company_credit: _credit, api_token: _used, ...effects }: Record<string, number>) => effects;

describe('the start of a chat', () => {
  it.each([
    ['by address', async () => employee],
    ['by address in capitals', async () => ({ email: 'EMPLOYEE@acme.example' })],
    ['by id', async () => ({ id: await idOf(server, employee.email) })],
    [
      'by number',
      async () => (await server.rows(sql`select employee_id from user_profile where email = ${employee.email}`))[0],
    ],
  ])('names the employee %s', async (_how, whom) => {
    const { result, effects } = await effectsOf(server, async () => post('', { employee: await whom(), touchpoint }));
    expect([result.status, without(effects)]).toEqual([201, { chat_session: 1 }]);
    const [row] = await server.rows(
      sql`select u.email from chat_session s join user_profile u on u.id = s.user_id where s.id = ${result.body.data.id}`,
    );
    expect(row?.email).toBe(employee.email);
  });

  it.each([
    ['nobody', 400, null, { employee: {} }],
    ['in two ways', 400, null, { employee: { ...employee, employee_id: 'A' } }],
    ['an unknown one', 404, 'NoSuchEmployee', { employee: { email: 'nobody@acme.example' } }],
    ['another company’s', 404, 'NoSuchEmployee', { employee: { email: 'superadmin@globex.example' } }],
    ['an unknown id', 404, 'NoSuchEmployee', { employee: { id: nobody } }],
    ['a wild card', 404, 'NoSuchEmployee', { employee: { email: '%' } }],
    ['an unknown touchpoint', 404, 'NoSuchTouchpoint', { touchpoint: nobody }],
    ['no touchpoint', 400, null, { touchpoint: undefined }],
  ])('naming %s is refused with %i %s, and leaves nothing', async (_what, status, code, more) => {
    const { result, effects } = await effectsOf(server, () => start(more));
    expect([result.status, code ?? result.body.code, without(effects)]).toEqual([status, result.body.code, {}]);
  });

  it('takes no notice of a company that is named: the token says it', async () => {
    const { status, body } = await start({ company: nobody });
    const [row] = await server.rows(sql`select company_id from chat_session where id = ${body.data.id}`);
    const [own] = await server.rows(sql`select company_id from user_profile where email = ${employee.email}`);
    expect([status, row?.company_id]).toEqual([201, own?.company_id]);
  });

  it('is the same chat under the same external id', async () => {
    const first = await start({ external_id: 'chat-1' });
    const again = await start({ external_id: 'chat-1' });
    expect([first.status, again.status, again.body.data.id]).toEqual([201, 200, first.body.data.id]);
    const other = await start({ external_id: 'chat-1', employee: { email: 'superadmin@acme.example' } });
    expect(other.body).toMatchObject({ status: 409, code: 'OtherChat' });
  });

  it('is held during a pause, with no chat and no credit', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await server.rows(
      sql`update company_settings set pause_interaction_active = true, pause_interaction_start_date = ${day(-1)}, pause_interaction_end_date = ${day(1)}`,
    );
    const { result, effects } = await effectsOf(server, () => start());
    expect([result, without(effects)]).toEqual([{ status: 202, body: { status: 202, data: { held: 'paused' } } }, {}]);
    await server.rows(sql`update company_settings set pause_interaction_active = false`);
  });

  it('takes one credit of those that the plan shows', async () => {
    const left = async () =>
      (await server.as('superadmin@acme.example', 'GET', '/feedback_bot/company/plan')).body.data.lines[0].remaining;
    const before = await left();
    await start();
    expect(await left()).toBe(before - 1);
  });
});

describe('messages and the end', () => {
  const one = { external_id: 'm1', msg: [{ text: 'Hello' }], bot_response: true };
  const two = { external_id: 'm2', msg: [{ text: 'Hi', value: null }], bot_response: false };

  it('make a transcript, however often they are sent', async () => {
    const id = await started();
    const send = () => post(`/${id}/messages`, { messages: [one, two] });
    expect((await send()).body.data).toEqual({ stored: 2, repeated: 0 });
    expect((await send()).body.data).toEqual({ stored: 0, repeated: 2 });
    const done = { overall_mood: 5, driver_rating: { mental: 5, social: 4 }, enps: 9 };
    const end = () => post(`/${id}/complete`, done);
    expect((await end()).body.data).toMatchObject({ repeated: false, offer: { field: 'linkedin_link' } });
    expect((await end()).body.data).toMatchObject({ repeated: true, offer: { field: 'linkedin_link' } });
    expect((await post(`/${id}/complete`, { overall_mood: 1 })).body.code).toBe('EndedOtherwise');
    expect((await post(`/${id}/messages`, { messages: [{ ...two, external_id: 'late' }] })).status).toBe(200);
    const rows = await server.rows(sql`select position from chat_message where session_id = ${id} order by 1`);
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('that take another’s place are named, and the batch is left out', async () => {
    const id = await started();
    const at = (position: number, text: string) => ({ position, msg: [{ text }], bot_response: false });
    await post(`/${id}/messages`, { messages: [at(1, 'a'), at(2, 'b')] });
    const { result, effects } = await effectsOf(server, () =>
      post(`/${id}/messages`, { messages: [at(3, 'c'), at(2, 'other')] }),
    );
    expect([result.body.code, Object.keys(result.body.errors), without(effects)]).toEqual([
      'MessageDiffers',
      ['messages.1.position'],
      {},
    ]);
  });

  it.each([
    ['no messages', { messages: [] }],
    ['one without place and name', { messages: [{ msg: [{ text: 'x' }], bot_response: true }] }],
    ['one that is too long', { messages: [{ ...one, msg: [{ text: 'x'.repeat(5001) }] }] }],
    ['more than a hundred', { messages: Array.from({ length: 101 }, (_, at) => ({ ...one, external_id: `${at}` })) }],
  ])('with %s are refused', async (_what, body) => {
    expect((await post(`/${await started()}/messages`, body)).status).toBe(400);
  });

  it.each([{ overall_mood: 6 }, { overall_mood: 2.5 }, { driver_rating: { luck: 3 } }, { enps: 11 }])(
    'an end with %j is refused',
    async (body) => {
      expect((await post(`/${await started()}/complete`, body)).status).toBe(400);
    },
  );

  it('of chats that are not there, or another company’s, are not found', async () => {
    const [globex] = await server.rows(
      sql`select s.id from chat_session s join company c on c.id = s.company_id where c.slug = 'globex' limit 1`,
    );
    for (const id of [nobody, String(globex?.id)]) {
      expect((await post(`/${id}/messages`, { messages: [one] })).body.code).toBe('NoSuchChat');
      expect((await post(`/${id}/complete`, {})).body.code).toBe('NoSuchChat');
    }
  });

  it('need a token that is for them', async () => {
    const id = await started();
    expect((await post(`/${id}/messages`, { messages: [one] }, starting)).body).toMatchObject({
      status: 403,
      code: 'Refused',
    });
    expect((await post(`/${id}/complete`, {}, starting)).status).toBe(403);
    expect((await post('', { employee, touchpoint }, starting)).status).toBe(201);
  });
});
