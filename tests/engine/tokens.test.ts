import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import { openApi } from '../../scripts/codegen/emit/openapi.ts';
import type { ServerActor } from '../../src/server/context.ts';
import { acme, type TestApp, testApp } from '../support/app.ts';
import { Caller } from '../support/caller.ts';
import { bookId, everything, fillLibrary } from './library/library.ts';

/** Books are changed by the shop's own system: one call takes tokens, all others people. */

const { artifacts } = buildArtifacts(loadDocuments(['tests/engine/library/schemas']));
const update = 'lending/book.update';
Object.assign(artifacts.calls[update] ?? {}, { level: 'token', gate: 'lending/sync' });
artifacts.gates['lending/sync'] = {
  id: 'lending/sync',
  title: 'Change books from elsewhere',
  needs: { token: 'books:write' },
  refused: 'hide',
  reason: 'lending/not-keeper',
};

const tokens = new Map<string, ServerActor>();
const issue = (token: string, ...scopes: string[]) => {
  const system = { type: 'Token', permissions: everything, flags: {}, scopes, scope: null, displayName: 'Shop' };
  const actor = { ...system, id: bookId(90 + tokens.size), company: acme, timeZone: 'UTC' };
  tokens.set(createHash('sha256').update(token).digest('hex'), actor);
};
issue('rpt_writes', 'books:write');
issue('rpt_reads', 'books:read');

let app: TestApp;
let keeper: Caller;
beforeAll(async () => {
  const loadToken = async (_db: unknown, hash: string) => tokens.get(hash) ?? null;
  const people = new Map<string, ServerActor>();
  app = await testApp({
    artifacts,
    product: {
      access: {
        people: 'lending/member',
        tables: ['member'],
        loadActor: async (_db, _company, id) => people.get(id) ?? null,
        loadToken,
      },
    },
  });
  await fillLibrary(app);
  const person = app.actor({ permissions: everything });
  people.set(person.id, person);
  keeper = await app.as(person);
});
afterAll(async () => {
  expect(app.failures).toEqual([]);
  await app.close();
});

const nobody = () => new Caller(app.app, artifacts, undefined);
const sent = { params: { id: bookId(1) }, body: { title: 'Algebra II' } };
const change = (authorization: string | undefined, who = nobody(), more = {}) =>
  who.call(update, { ...sent, headers: { ...(authorization !== undefined && { authorization }), ...more } });

describe('a call that takes tokens', () => {
  it('is made with one of its scope, from anywhere', async () => {
    const elsewhere = { 'x-requested-with': '', origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' };
    expect((await change('Bearer rpt_writes')).status).toBe(200);
    expect((await change('bearer rpt_writes', nobody(), elsewhere)).status).toBe(200);
  });

  it.each([
    ['no header', undefined],
    ['an unknown token', 'Bearer rpt_unknown'],
    ['no token', 'Bearer '],
    ['two tokens', 'Bearer rpt_writes rpt_writes'],
    ['a password', 'Basic cnB0X3dyaXRlczo='],
    ['a hash', `Bearer ${[...tokens.keys()][0]}`],
    ['a very long one', `Bearer rpt_writes${'x'.repeat(300)}`],
  ])('is refused with %s, in one sentence', async (_what, authorization) => {
    const answer = await change(authorization);
    expect([answer.status, answer.body.code]).toEqual([401, 'TokenNeeded']);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="API"');
    expect(answer.body).toEqual((await change('Bearer rpt_unknown')).body);
  });

  it('is refused with a token of another scope', async () => {
    expect((await change('Bearer rpt_reads')).body).toMatchObject({ status: 403, code: 'Refused' });
  });

  it('knows no session, neither alone nor beside a token', async () => {
    expect((await change(undefined, keeper)).body.code).toBe('TokenNeeded');
    expect((await change('Bearer rpt_writes', keeper)).body.code).toBe('TokenNeeded');
  });

  it('ends with the token, at the next call', async () => {
    issue('rpt_short', 'books:write');
    expect((await change('Bearer rpt_short')).status).toBe(200);
    tokens.delete([...tokens.keys()].at(-1) ?? '');
    expect((await change('Bearer rpt_short')).status).toBe(401);
  });

  it('says in the API’s description that it takes one', () => {
    const described = openApi(artifacts) as {
      paths: Record<string, Record<string, { security?: unknown }>>;
      components: { securitySchemes: Record<string, object> };
    };
    expect(described.paths['/library/book/{id}']?.patch?.security).toEqual([{ token: [] }]);
    expect(described.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
  });
});

describe('any other call', () => {
  it.each(['lending/book.list', 'lending/book.filters'])(
    '%s is refused with a token, also beside a session',
    async (id) => {
      const headers = { authorization: 'Bearer rpt_writes' };
      for (const who of [nobody(), keeper])
        expect((await who.call(id, { headers })).body).toMatchObject({ status: 401, code: 'TokenElsewhere' });
      expect((await keeper.call(id, { headers: { authorization: 'Bearer of-a-proxy' } })).status).toBe(200);
    },
  );
});
