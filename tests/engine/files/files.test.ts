import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobContext, ServerActor } from '../../../src/server/context.ts';
import { beginning, onRollback, takeBack } from '../../../src/server/db/rollback.ts';
import { attachment, createFiles } from '../../../src/server/files/files.ts';
import type { Store } from '../../../src/server/services.ts';
import { createSessions } from '../../../src/server/session/sessions.ts';
import type { Gate } from '../../../src/shared/documents/gate.ts';
import { type FilesUnderTest, placesOfFiles } from '../../support/bucket-server.ts';
import { testStore } from '../../support/database.ts';
import { actorOf, inFrame, TestClock } from '../../support/frame.ts';

const secret = 'a secret of the tests, long enough to be one';
const clock = new TestClock();
const gate: Gate = { id: 'toys/export', title: '', needs: { permission: 'data_export' }, refused: 'hide', reason: '' };
const people = new Map<string, ServerActor>();
describe.each(Object.entries(placesOfFiles))('in %s:', (_, open) => {
  let place: FilesUnderTest;
  let store: Store;
  let sessions: ReturnType<typeof createSessions>;
  let app: FastifyInstance;
  let files: ReturnType<typeof createFiles>;

  beforeAll(async () => {
    place = await open();
    store = await testStore({});
    sessions = createSessions({ store, clock: clock.now, config: { origin: 'http://localhost:3000', secret } });
    files = createFiles({
      store,
      clock: clock.now,
      sessions,
      gates: () => ({ [gate.id]: gate }),
      text: (message) =>
        ({ 'shell/files.denied': 'Download file access denied!', 'shell/sign-in-first': 'Please sign in.' })[message] ??
        '',
      actorOf: async (session) => people.get(session.userId) ?? null,
      shelf: place.shelf,
      config: { secret },
    });
    app = Fastify();
    await app.register(cookie);
    files.routes(app);
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await place.remove();
  });

  async function person(company: string = randomUUID()) {
    const actor = actorOf(company, { permissions: ['data_export'] });
    people.set(actor.id, actor);
    const { cookie: token } = await inFrame(store, { clock }, (frame) =>
      sessions.of(frame).start({ company, userId: actor.id }, 'full'),
    );
    return { actor, company, token: token ?? '' };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  const publish = ({ actor, company }: Person, name = 'report.csv') =>
    inFrame(store, { clock, company, actor }, (frame) =>
      files.of(frame).publish({ name, type: 'text/csv', bytes: Buffer.from('a,b\n'), gate: gate.id, kind: 'report' }),
    ).then((outcome) => outcome.answer);
  const fetch = (url: string, token?: string) => app.inject({ url, ...(token && { cookies: { sid: token } }) });

  describe('a published file', () => {
    it('opens for its owner as an attachment that nothing interprets', async () => {
      const owner = await person();
      const { url } = await publish(owner, 'Bericht "Ä" 2026.csv');
      const answer = await fetch(url, owner.token);
      expect([answer.statusCode, answer.body]).toEqual([200, 'a,b\n']);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv',
        'content-disposition': `attachment; filename="Bericht ___ 2026.csv"; filename*=UTF-8''Bericht%20%22%C3%84%22%202026.csv`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    });

    it('lies under a random name in the folder of its company', async () => {
      const owner = await person();
      await publish(owner, '../../../etc/passwd');
      expect(place.lying(owner.company)).toEqual([expect.stringMatching(/^[0-9a-f]{36}$/)]);
    });

    it('is refused to everyone else, and to the owner without a session', async () => {
      const owner = await person();
      const { url } = await publish(owner);
      expect((await fetch(url)).statusCode).toBe(401);
      for (const other of [await person(), await person(owner.company)]) {
        const answer = await fetch(url, other.token);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({
          status: 403,
          message: 'Download file access denied!',
          detail: 'Download file access denied!',
        });
      }
    });

    it('is refused when one bit of the link is changed', async () => {
      const owner = await person();
      const { id, url } = await publish(owner);
      const [, exp = '', n = '', sig = ''] = /exp=(\d+)&n=([^&]+)&sig=(.+)$/.exec(url) ?? [];
      const wrong = [
        `/files/${id}`,
        `/files/${id}?exp=${exp}&n=${n}`,
        `/files/${id}?exp=${exp}&sig=${sig}`,
        `/files/${id}?exp=${exp}&n=${n}x&sig=${sig}`,
        `/files/${id}?exp=${Number(exp) + 1}&n=${n}&sig=${sig}`,
        `/files/${id}?exp=${exp}&n=${n}&sig=${sig.slice(0, -1)}${sig.endsWith('A') ? 'B' : 'A'}`,
        `/files/${id}?exp=${exp}&exp=${exp}&n=${n}&sig=${sig}`,
        `/files/${id}?exp=1e99&n=${n}&sig=${sig}`,
        `/files/${randomUUID()}?exp=${exp}&n=${n}&sig=${sig}`,
        `/files/..%2F..%2Fx?exp=${exp}&n=${n}&sig=${sig}`,
      ];
      for (const one of wrong) expect((await fetch(one, owner.token)).statusCode, one).toBe(403);
      expect((await fetch(url, owner.token)).statusCode).toBe(200);
    });

    it('opens once by a link, also when it is asked for many times at once; and again by another link', async () => {
      const owner = await person();
      const { id, url } = await publish(owner);
      const asked = await Promise.all([1, 2, 3, 4].map(() => fetch(url, owner.token)));
      expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403]);
      const { answer } = await inFrame(store, { clock, company: owner.company, actor: owner.actor }, (frame) =>
        files.of(frame).link(id),
      );
      expect((await fetch(answer, owner.token)).statusCode).toBe(200);
    });

    it('opens once by a link, also on a server whose clock is behind that of the one that tidies up', async () => {
      const owner = await person();
      const { url } = await publish(owner);
      expect((await fetch(url, owner.token)).statusCode).toBe(200);
      clock.forward(6);
      await sessions.tidy();
      clock.forward(-3);
      expect((await fetch(url, owner.token)).statusCode).toBe(403);
      clock.forward(-3);
    });

    it('has links of five minutes, and new ones', async () => {
      const owner = await person();
      const { id, url } = await publish(owner);
      clock.forward(5);
      expect((await fetch(url, owner.token)).statusCode).toBe(403);
      const { answer } = await inFrame(store, { clock, company: owner.company, actor: owner.actor }, (frame) =>
        files.of(frame).link(id),
      );
      expect((await fetch(answer, owner.token)).statusCode).toBe(200);
    });

    it('is refused once the right is gone, or the person, or the session', async () => {
      const owner = await person();
      const { url } = await publish(owner);
      people.set(owner.actor.id, { ...owner.actor, permissions: [] });
      expect((await fetch(url, owner.token)).statusCode).toBe(403);
      people.delete(owner.actor.id);
      expect((await fetch(url, owner.token)).statusCode).toBe(403);
      people.set(owner.actor.id, owner.actor);
      expect((await fetch(url, owner.token)).statusCode).toBe(200);
      await inFrame(store, { clock, session: await sessions.lookup(owner.token) }, (frame) => sessions.of(frame).end());
      expect((await fetch(url, owner.token)).statusCode).toBe(401);
    });

    it('is gone after seven days, bytes and row', async () => {
      const owner = await person();
      const { id } = await publish(owner);
      const expire = () => files.expire({ signal: new AbortController().signal } as JobContext, {});
      const left = async () => (await store.exec('select id from file where id = $1', [id])).rows.length;
      clock.forward(7 * 24 * 60 - 10);
      await expire();
      expect(await left()).toBe(1);
      clock.forward(11);
      const again = await inFrame(store, { clock }, (frame) =>
        sessions.of(frame).start({ company: owner.company, userId: owner.actor.id }, 'full'),
      );
      const { answer: url } = await inFrame(store, { clock, company: owner.company, actor: owner.actor }, (frame) =>
        files.of(frame).link(id),
      );
      expect((await fetch(url, again.cookie ?? '')).json()).toMatchObject({ message: 'Download file access denied!' });
      await expire();
      expect([await left(), place.lying(owner.company)]).toEqual([0, []]);
    });
  });

  describe('a file of a transaction', () => {
    const frameOf = ({ actor, company }: Person) => ({ clock, company, actor });
    const file = { name: 'x.csv', type: 'text/csv', bytes: Buffer.from('a'), gate: gate.id, kind: 'report' };
    const lying = ({ company }: Person) => place.lying(company);

    it('that is rolled back is gone with it', async () => {
      const owner = await person();
      const failing = inFrame(store, frameOf(owner), async (frame) => {
        await files.of(frame).publish(file);
        expect(lying(owner)).toHaveLength(1);
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      expect(lying(owner)).toEqual([]);
    });

    it('whose statement failed in silence is gone with it', async () => {
      const owner = await person();
      const failing = inFrame(store, frameOf(owner), async (frame) => {
        await files.of(frame).publish(file);
        await frame.db.execute('select 1 / 0').catch(() => {});
      });
      await expect(failing).rejects.toThrow('swallowed');
      expect(lying(owner)).toEqual([]);
    });

    it('that had to begin anew lies there once', async () => {
      const owner = await person();
      let tries = 0;
      await inFrame(store, frameOf(owner), async (frame) => {
        await files.of(frame).publish(file);
        tries += 1;
        if (tries < 3) throw Object.assign(new Error('lost against another'), { code: '40001' });
      });
      expect([tries, lying(owner).length]).toEqual([3, 1]);
    });

    it('stays after another that was rolled back on the same connection', async () => {
      const owner = await person();
      await publish(owner);
      await expect(inFrame(store, frameOf(owner), () => Promise.reject(new Error('later')))).rejects.toThrow('later');
      expect(lying(owner)).toHaveLength(1);
    });

    it.each<[string, unknown, boolean, number]>([
      ['the work failed', new Error('any'), false, 1],
      ['the connection was lost before the end', Object.assign(new Error('lost'), { code: 'ECONNRESET' }), false, 1],
      ['the end was refused', Object.assign(new Error('no'), { code: '23505' }), true, 1],
      ['nobody knows whether it has ended', Object.assign(new Error('lost'), { code: 'ECONNRESET' }), true, 0],
      ['the server went down meanwhile', Object.assign(new Error('gone'), { code: '57P01' }), true, 0],
    ])('is taken back when %s: %#', async (_, error, wasCommitting, times) => {
      const db = {} as never;
      let done = 0;
      beginning(db);
      onRollback(db, async () => {
        done += 1;
      });
      await takeBack(db, error, wasCommitting);
      await takeBack(db, error, wasCommitting);
      expect(done).toBe(times);
    });

    it('that a killed process has left behind is swept up after a day', async () => {
      const owner = await person();
      await publish(owner);
      const [known = ''] = lying(owner);
      const left = { old: 'a'.repeat(36), unfinished: `${'b'.repeat(36)}.part`, young: 'c'.repeat(36) };
      for (const name of Object.values(left)) await place.plant(owner.company, name, 'x');
      for (const name of [known, left.old, left.unfinished]) place.age(owner.company, name, 25);
      place.age(owner.company, left.young, 23);
      await files.expire({ signal: new AbortController().signal } as JobContext, {});
      expect(lying(owner).sort()).toEqual([known, left.young].sort());
    });
  });
});

it('a name of any kind makes a header', () => {
  for (const name of ['\uD800x.csv', 'a\r\nSet-Cookie: x', '😀'.repeat(200), '', "it's (1)*.csv"]) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(attachment(name)).toMatch(/^attachment; filename="[^"\u0000-\u001f]*"; filename\*=UTF-8''[\w.%!~-]*$/);
  }
});
