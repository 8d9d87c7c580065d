import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import type { ServerActor } from '../../src/server/context.ts';
import { job } from '../engine/jobs/job-documents.ts';
import { everything } from '../engine/library/library.ts';
import { acme, globex, type TestApp, testApp } from '../support/app.ts';
import { inFrame } from '../support/frame.ts';

/** Progress over a socket: who gets one, what is said there, and what ends it. */

const { artifacts } = buildArtifacts(loadDocuments(['tests/engine/library/schemas']));
artifacts.jobs['lending/count'] = job('lending/count', { watch: { type: 'count', gate: 'lending/keep' } });
artifacts.jobs['lending/silent'] = job('lending/silent');

const origin = 'http://localhost:4120';
let app: TestApp;
let address: string;
let keeper: ServerActor;
let jobs = 0;
const open: WebSocket[] = [];
beforeAll(async () => {
  app = await testApp({
    artifacts,
    config: { origin, production: true, sockets: { look: 30, ask: 300, beat: 1500 } },
    product: { jobs: { 'lending/count': async () => {}, 'lending/silent': async () => {} } },
  });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  address = `ws://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  keeper = app.actor({ permissions: everything });
  for (const socket of open.splice(0)) socket.terminate();
});
afterAll(() => app.close());

async function begun(owner = keeper, { name = 'lending/count', state = 'running' } = {}): Promise<string> {
  const id = `eeeeeeee-0000-4000-8000-${String(++jobs).padStart(12, '0')}`;
  await app.rows(
    `insert into job_progress (company_id, job_id, job, owner, state, total) values ($1, $2, $3, $4, $5, 10)`,
    [owner.company, id, name, owner.id, state],
  );
  return id;
}
const advance = (id: string, done: number, more = '') =>
  app.rows(`update job_progress set done = $2 ${more} where job_id = $1`, [id, done]);

async function cookieOf(actor: ServerActor, level: 'half' | 'full' = 'full'): Promise<string> {
  const { sessions } = app.app.engineServices;
  const { cookie } = await inFrame(app.store, { clock: app.clock }, (frame) =>
    sessions.of(frame).start({ company: actor.company, userId: actor.id }, level),
  );
  return `${sessions.cookieName}=${cookie}`;
}

interface Opened {
  socket: WebSocket;
  messages: Record<string, unknown>[];
  /** Code with which it was closed. */
  ended: Promise<number>;
}

/** The status of the refusal, or a socket. */
function connect(path: string, headers: Record<string, string>): Promise<number | Opened> {
  const socket = new WebSocket(`${address}${path}`, { headers, perMessageDeflate: true });
  open.push(socket);
  const messages: Record<string, unknown>[] = [];
  socket.on('message', (text) => messages.push(JSON.parse(String(text))));
  socket.on('error', () => {});
  const ended = new Promise<number>((resolve) => socket.on('close', resolve));
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => resolve({ socket, messages, ended }));
  });
}

const watch = async (id: string, actor = keeper, more: Record<string, string> = {}) =>
  connect(`/ws/jobs/${id}`, { origin, cookie: await cookieOf(actor), ...more });

async function opened(id: string, actor = keeper): Promise<Opened> {
  const socket = await watch(id, actor);
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
  return socket;
}

async function heard(messages: unknown[], count: number): Promise<void> {
  for (let tries = 0; messages.length < count && tries < 100; tries += 1) await pause(20);
}

describe('a socket about a job', () => {
  it('says how far it is, and ends with it', async () => {
    const id = await begun();
    const { messages, ended, socket } = await opened(id);
    await heard(messages, 1);
    await advance(id, 4, ', failed = 1');
    await heard(messages, 2);
    await advance(id, 10, `, state = 'done'`);
    expect(await ended).toBe(1000);
    const same = { type: 'count', job_id: id, total: 10 };
    expect(messages).toEqual([
      { ...same, done: 0, success: 0, failure: 0, finished: false },
      { ...same, done: 4, success: 3, failure: 1, finished: false },
      { ...same, done: 10, success: 9, failure: 1, finished: true },
    ]);
    expect(socket.extensions).toBe('');
  });

  it('says at once that it has ended already', async () => {
    const { messages, ended } = await opened(await begun(keeper, { state: 'failed' }));
    expect(await ended).toBe(1000);
    expect(messages).toMatchObject([{ finished: true }]);
  });
});

describe('before the upgrade', () => {
  const refused: [string, number, () => Promise<number | Opened>][] = [
    ['nobody signed in', 401, async () => connect(`/ws/jobs/${await begun()}`, { origin })],
    ['a made-up cookie', 401, async () => watch(await begun(), keeper, { cookie: '__Host-sid=x; sid=x' })],
    ['a foreign origin', 403, async () => watch(await begun(), keeper, { origin: 'https://evil.example' })],
    ['the origin null', 403, async () => watch(await begun(), keeper, { origin: 'null' })],
    ['another port', 403, async () => watch(await begun(), keeper, { origin: 'http://localhost:4121' })],
    ['no origin', 403, async () => connect(`/ws/jobs/${await begun()}`, { cookie: await cookieOf(keeper) })],
    [
      'no origin but a header of scripts',
      403,
      async () => connect(`/ws/jobs/${await begun()}`, { cookie: await cookieOf(keeper), 'x-requested-with': 'x' }),
    ],
    [
      'a page of another site',
      403,
      async () => watch(await begun(), keeper, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
    ],
    [
      'half a session',
      401,
      async () => connect(`/ws/jobs/${await begun()}`, { origin, cookie: await cookieOf(keeper, 'half') }),
    ],
    ["a colleague's job", 404, async () => watch(await begun(app.actor({ permissions: everything })))],
    [
      "another company's job",
      404,
      async () => watch(await begun(app.actor({ permissions: everything, company: globex }))),
    ],
    ['nobody can wait for it', 404, async () => watch(await begun(keeper, { name: 'lending/silent' }))],
    ['no such job', 404, async () => watch('eeeeeeee-0000-4000-8000-999999999999')],
    ['no id', 404, async () => watch("1' or true --")],
    ['no right', 404, async () => begunWithout()],
  ];
  async function begunWithout() {
    const reader = app.actor({ permissions: ['browse'] });
    return watch(await begun(reader), reader);
  }
  it.each(refused)('%s is refused with %i', async (_what, status, ask) => expect(await ask()).toBe(status));

  it('an expired session is refused', async () => {
    const id = await begun();
    const cookie = await cookieOf(keeper);
    await app.rows(`update session set expires_at = '2000-01-01' where user_id = $1`, [keeper.id]);
    expect(await connect(`/ws/jobs/${id}`, { origin, cookie })).toBe(401);
  });

  it('someone without the right any more is refused', async () => {
    const id = await begun();
    const cookie = await cookieOf(keeper);
    app.actor({ ...keeper, permissions: [] });
    expect(await connect(`/ws/jobs/${id}`, { origin, cookie })).toBe(404);
  });

  it('a sixth one of a person is refused, and a place that was left is free', async () => {
    const id = await begun();
    const all = [];
    for (let at = 0; at < 5; at += 1) all.push(await opened(id));
    expect(await watch(id)).toBe(429);
    const other = app.actor({ permissions: everything });
    await opened(await begun(other), other);
    all[0]?.socket.close();
    await all[0]?.ended;
    await pause(50);
    await opened(id);
  });

  it('of twenty at once five are let in', async () => {
    const id = await begun();
    const cookie = await cookieOf(keeper);
    const all = await Promise.all(Array.from({ length: 20 }, () => connect(`/ws/jobs/${id}`, { origin, cookie })));
    expect(all.filter((one) => typeof one !== 'number')).toHaveLength(5);
    expect(all.filter((one) => one === 429)).toHaveLength(15);
  });

  it('without an upgrade there is nothing', async () => {
    const as = await app.as(keeper);
    const answer = await as.request('GET', `/ws/jobs/${await begun()}`, { headers: { origin } });
    expect(answer.status).toBe(403);
  });

  it('calls are answered as ever where someone asks them for an upgrade', async () => {
    expect(await connect('/library/books', { origin, cookie: await cookieOf(keeper) })).toBe(404);
    expect(await connect('/healthz', { origin })).toBe(200);
  });
});

describe('while it lasts', () => {
  it('ends with the session', async () => {
    const { ended } = await opened(await begun());
    await app.rows(`update session set ended_at = now() where user_id = $1`, [keeper.id]);
    const began = Date.now();
    expect(await ended).toBe(1008);
    expect(Date.now() - began).toBeLessThan(2000);
  });

  it('ends with the right', async () => {
    const { ended } = await opened(await begun());
    app.actor({ ...keeper, permissions: ['browse'] });
    await app.rows(`insert into table_version (company_id, topic, shard, version) values ($1, 'member', 0, 1)`, [acme]);
    expect(await ended).toBe(1008);
  });

  it('ends when the other side is gone', async () => {
    const { socket, ended } = await opened(await begun());
    // Answers no ping any more.
    (socket as unknown as { pong(): void }).pong = () => {};
    expect(await ended).toBe(1006);
  });

  it('lasts while the other side answers', async () => {
    const id = await begun();
    const { messages } = await opened(id);
    await pause(4000);
    await advance(id, 5);
    await heard(messages, 2);
    expect(messages.at(-1)).toMatchObject({ done: 5 });
  });
});

describe('an abuser', () => {
  const abuses: [string, (socket: WebSocket) => void, number[]][] = [
    ['a word', (socket) => socket.send('hello'), [1008]],
    ['a frame of 1 MB', (socket) => socket.send(Buffer.alloc(1_000_000)), [1009, 1006]],
    ['1,000 frames', (socket) => Array.from({ length: 1000 }, () => socket.send('x')), [1008, 1006]],
    ['1,000 pings', (socket) => Array.from({ length: 1000 }, () => socket.ping()), [1006]],
  ];
  it.each(abuses)('with %s is closed, and nobody else', async (_what, abuse, codes) => {
    const other = app.actor({ permissions: everything });
    const theirs = await begun(other);
    const bystander = await opened(theirs, other);
    const { socket, ended } = await opened(await begun());
    abuse(socket);
    expect(codes).toContain(await ended);
    await advance(theirs, 7);
    await heard(bystander.messages, 2);
    expect(bystander.messages.at(-1)).toMatchObject({ done: 7 });
    expect(bystander.socket.readyState).toBe(WebSocket.OPEN);
  });
});

it('a stopping server says goodbye', async () => {
  const { ended } = await opened(await begun());
  const closing = app.app.close();
  expect(await ended).toBe(1001);
  await closing;
});
