import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answered, Caller } from '../../support/caller.ts';
import { mutate } from '../../support/mutants.ts';
import { patience } from '../../support/patience.ts';
import { artifacts } from '../../support/product-app.ts';
import { type Random, random } from '../../support/random.ts';
import { isSeveral } from '../../support/several-apps.ts';
import { withToken } from '../../support/tokens.ts';
import { validValue } from '../../support/values.ts';
import { type Endpoint, fill, surfaceOf } from './surface.ts';
import { permissionsOf, picture, type World, world } from './world.ts';

/** Input that a schema makes and then breaks: refused in the one shape, never a failure of ours, nothing changed. */

const perCall = process.env.FULL ? 200 : 10;
/** Of those that were refused so many are sent once more, with a picture before and after. */
const again = process.env.FULL ? 50 : 4;
const seed = Number(process.env.SEED ?? 20261121);
const slow = 2_000;
/** Bytes that HAProxy reads of a request before its body: it refuses by itself what is longer. */
const proxyReads = 15_000;

interface Bad {
  method: string;
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

function badInput(endpoint: Endpoint, dice: Random): Bad {
  const { call } = endpoint;
  const parts = (['params', 'query', 'body'] as const).filter((part) => endpoint[part]);
  const values: Record<string, unknown> = {};
  for (const part of parts) values[part] = validValue(endpoint[part] as NonNullable<Endpoint['body']>, dice);
  const broken = parts.length ? dice.pick(parts) : 'query';
  values[broken] = mutate(values[broken] ?? {}, endpoint[broken] ?? {}, dice);
  if (endpoint.query?.properties.filter && dice.next() < 0.7) values.query = { filter: oddFilter(endpoint, dice) };
  const asRecord = (value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  return {
    method: call.method,
    path: fill(call.path, asRecord(values.params)),
    query: asRecord(values.query),
    ...(call.method !== 'GET' && { body: values.body ?? {} }),
    ...(dice.next() < 0.06 && call.method !== 'GET' && oddTypes(dice)),
  };
}

function reachesServer({ path, query }: Bad): boolean {
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  return !isSeveral || path.length + asked.length < proxyReads;
}

const edgesOfTime = ['0001-01-01', '0001-01-01T00:00:00Z', '9999-12-31', '9999-12-31T23:59:59-12:00', '0000-01-01'];

/** A filter that can be read and asks for a property that there is: only so its value gets as far as the database. */
function oddFilter({ call }: Endpoint, dice: Random): string {
  const own = Object.keys(artifacts.entities[call.entity ?? '']?.schema.properties ?? {});
  const name = dice.pick([...own, 'createdAt', 'updatedAt', 'version', 'q']) + dice.pick(['', '', '_gte', '_lte']);
  return JSON.stringify({ [name]: dice.next() < 0.5 ? dice.pick(edgesOfTime) : mutate('', {}, dice) });
}

function oddTypes(dice: Random): Partial<Bad> {
  const type = dice.pick([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
    'text/html',
    '*/*',
    'application/json',
  ]);
  const body = dice.pick([
    '{',
    '[1,',
    'null',
    '"x"',
    '{"a":1}{"b":2}',
    '\u0000',
    '{"__proto__":{"x":1}}',
    'a=b&c=d',
    `${'['.repeat(5000)}`,
    '{"a":1e999}',
  ]);
  return { body, headers: { 'content-type': type } };
}

const shape = ['status', 'code', 'error', 'message', 'detail'];

function faultOf({ status, body }: Answered, taken: number): string | null {
  if (taken > slow) return `took ${taken} ms`;
  if (status >= 500) return `failed with ${status}`;
  if (status < 400) return null;
  if (typeof body !== 'object' || body === null) return `${status} without a body of the one shape`;
  if (shape.some((key) => body[key] === undefined))
    return `${status} lacks ${shape.filter((key) => body[key] === undefined)}`;
  if (body.status !== status) return `${status} says ${body.status}`;
  if (body.error !== body.message || body.error !== body.detail) return `${status} says three different things`;
  return null;
}

/** A job of what was accepted before may still write: what changes nothing leaves the picture alone at the second look. */
async function changesRows(on: World, refused: readonly Bad[], ask: (bad: Bad) => Promise<number>): Promise<boolean> {
  for (let look = 0; look < 3; look += 1) {
    if (look > 0) await new Promise((done) => setTimeout(done, 1500));
    const before = await picture(on.app);
    let accepted = 0;
    for (const bad of refused) if ((await ask(bad)) < 400) accepted += 1;
    if (accepted > 0 || (await picture(on.app)) === before) return false;
  }
  return true;
}

async function batter(on: World, endpoint: Endpoint, count: number) {
  const dice = random(seed + endpoint.id.length * 131 + (endpoint.id.charCodeAt(4) ?? 0));
  const all = Array.from({ length: count }, () => badInput(endpoint, dice)).filter(reachesServer);
  const signIn = () =>
    on.app.as(on.person({ id: on.someone, type: 'SuperAdmin', permissions: permissionsOf(artifacts) }));
  const scopes = ['chats:start', 'chats:answer'];
  let caller: Caller = endpoint.call.level === 'token' ? await withToken(on.app, on.acme, scopes) : await signIn();
  const wrong: string[] = [];
  const refused: Bad[] = [];
  const ask = async (bad: Bad) => {
    const from = performance.now();
    const answer = await caller.request(bad.method, bad.path, bad);
    const fault = faultOf(answer, performance.now() - from);
    if (fault) wrong.push(`${endpoint.id}: ${fault} for ${JSON.stringify(bad).slice(0, 300)}`);
    return answer.status;
  };
  for (const bad of all) {
    const status = await ask(bad);
    if (status >= 400) refused.push(bad);
    else if (/logout/.test(endpoint.id)) caller = await signIn();
  }
  if (await changesRows(on, refused.slice(0, again), ask)) wrong.push(`${endpoint.id}: refused input has changed rows`);
  return { wrong, refused: refused.length };
}

describe('bad input', () => {
  let on: World;
  beforeAll(async () => {
    on = await world();
  }, patience);
  afterAll(() => on.close());

  it(
    'is refused in the one shape and changes nothing',
    async () => {
      const endpoints = surfaceOf(artifacts);
      const wrong: string[] = [];
      let refused = 0;
      for (const endpoint of endpoints) {
        const told = await batter(on, endpoint, perCall);
        wrong.push(...told.wrong);
        refused += told.refused;
      }
      console.log(
        `G12 bad input: ${endpoints.length} calls × ${perCall} = ${endpoints.length * perCall} inputs (seed ${seed}), ${refused} refused, ${wrong.length} wrong`,
      );
      expect(wrong).toEqual([]);
      expect(on.app.failures).toEqual([]);
    },
    patience,
  );
});

describe('the suite itself', () => {
  it('sees a failure of ours, another shape, and a sentence that is told three ways', () => {
    const fine = { status: 400, code: 'Invalid', error: 'a', message: 'a', detail: 'a' };
    expect(faultOf({ status: 400, body: fine, headers: {} }, 1)).toBeNull();
    expect(faultOf({ status: 500, body: fine, headers: {} }, 1)).toContain('failed');
    expect(faultOf({ status: 400, body: 'no', headers: {} }, 1)).toContain('one shape');
    expect(faultOf({ status: 400, body: { ...fine, detail: 'b' }, headers: {} }, 1)).toContain('three');
    expect(faultOf({ status: 400, body: fine, headers: {} }, 3_000)).toContain('took');
  });
});
