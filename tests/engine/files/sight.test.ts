import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ServerActor } from '../../../src/server/context.ts';
import { createFiles } from '../../../src/server/files/files.ts';
import type { SessionService, Store } from '../../../src/server/services.ts';
import { createSessions } from '../../../src/server/session/sessions.ts';
import type { Gate } from '../../../src/shared/documents/gate.ts';
import { type FilesUnderTest, placesOfFiles } from '../../support/bucket-server.ts';
import { testStore } from '../../support/database.ts';
import { actorOf, inFrame, TestClock } from '../../support/frame.ts';

/** A file is made of what its owner may see, and is theirs for as long as that is the same. */

const secret = 'a secret of the tests, long enough to be one';
const clock = new TestClock();
const gate: Gate = { id: 'toys/export', title: '', needs: { permission: 'data_export' }, refused: 'hide', reason: '' };
const owner = actorOf(randomUUID(), {
  permissions: ['data_export', 'names'],
  scope: { property: 'room', in: ['Attic', 'Cellar'] },
});
let now: ServerActor;
let place: FilesUnderTest;
let store: Store;
let sessions: SessionService;
let app: FastifyInstance;
let files: ReturnType<typeof createFiles>;
let token: string;

beforeAll(async () => {
  place = (await placesOfFiles['a directory']?.()) as FilesUnderTest;
  store = await testStore({});
  sessions = createSessions({ store, clock: clock.now, config: { origin: 'http://localhost:3000', secret } });
  files = createFiles({
    store,
    clock: clock.now,
    sessions,
    gates: () => ({ [gate.id]: gate }),
    text: (message) => message,
    actorOf: async () => now,
    shelf: place.shelf,
    config: { secret },
  });
  app = Fastify();
  await app.register(cookie);
  files.routes(app);
  const begun = await inFrame(store, { clock }, (frame) =>
    sessions.of(frame).start({ company: owner.company, userId: owner.id }, 'full'),
  );
  token = begun.cookie ?? '';
});
afterAll(async () => {
  await app.close();
  await store.close();
  await place.remove();
});
beforeEach(() => {
  now = owner;
});

const publish = async (more: { own?: true } = {}) => {
  const file = { name: 'x.csv', type: 'text/csv', bytes: Buffer.from('a'), gate: gate.id, kind: 'report', ...more };
  const frame = { clock, company: owner.company, actor: owner };
  return (await inFrame(store, frame, (inside) => files.of(inside).publish(file))).answer;
};
const fetch = (url: string) => app.inject({ url, cookies: { sid: token } });

const changes: [string, Partial<ServerActor>][] = [
  ['sees fewer people', { scope: { property: 'room', in: ['Attic'] } }],
  ['sees everyone', { scope: null }],
  ['may do less', { permissions: ['data_export'] }],
  ['is another kind of person', { type: 'Guest' }],
];

it.each(changes)('it is refused in words of its own once its owner %s', async (_what, change) => {
  const { url } = await publish();
  now = { ...owner, ...change };
  expect((await fetch(url)).json()).toMatchObject({
    status: 403,
    code: 'AccessChanged',
    message: 'shell/files.access-changed',
  });
  // The link was not used up.
  now = owner;
  expect((await fetch(url)).statusCode).toBe(200);
});

it.each(changes)('what they gave themselves is theirs, also when their owner %s', async (_what, change) => {
  const { url } = await publish({ own: true });
  now = { ...owner, ...change };
  expect((await fetch(url)).statusCode).toBe(200);
});

it('the same rights in another order are the same', async () => {
  const { url } = await publish();
  now = { ...owner, permissions: ['names', 'data_export'], timeZone: 'Europe/Rome', flags: { any: true } };
  expect((await fetch(url)).statusCode).toBe(200);
});

it('one who may not have it at all is told that', async () => {
  const { url } = await publish();
  now = { ...owner, permissions: [] };
  expect((await fetch(url)).json()).toMatchObject({ status: 403, code: 'FileDenied' });
});

it('one of a time when nobody kept it is asked for the gate alone', async () => {
  const { id, url } = await publish();
  await store.exec('update file set sight = null where id = $1', [id]);
  now = { ...owner, scope: null };
  expect((await fetch(url)).statusCode).toBe(200);
});
