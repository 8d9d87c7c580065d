import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { evaluate } from '../../../src/shared/gates/evaluate.ts';
import type { Caller } from '../../support/caller.ts';
import { patience } from '../../support/patience.ts';
import { artifacts } from '../../support/product-app.ts';
import { type Random, random } from '../../support/random.ts';
import { withToken } from '../../support/tokens.ts';
import { validValue } from '../../support/values.ts';
import { canary, type Foreign, plant } from './plant.ts';
import { type Endpoint, fill, surfaceOf } from './surface.ts';
import { permissionsOf, picture, type World, world } from './world.ts';

/** Every id-like input of every call, set to each of another company's ids: nothing leaks, nothing changes, and the
 * answer is the one for an id that nobody has. */

const nobody = '99999999-9999-4999-8999-999999999999';
const scopes = ['chats:start', 'chats:answer'];
const full = Boolean(process.env.FULL);
const perTable = full ? 12 : 1;

interface Probe {
  endpoint: Endpoint;
  part: 'params' | 'query' | 'body';
  path: string[];
  form: 'plain' | 'list' | 'joined' | 'filter';
  /** What an id that belongs there is of; undefined: anything. */
  of?: string;
}

// The number of an employee is nobody's id.
const named = /(^id$|(?<!employee)_id$|Id$|ids$|^stages$|^ids$|chatFromUser|^user$|^download$|^memberId$)/;

function probesOf(endpoint: Endpoint): Probe[] {
  const found: Probe[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    for (const [name, schema] of Object.entries(endpoint[part]?.properties ?? {})) {
      const form = formOf(name, schema);
      const of = schema['x-relation'] ?? (part === 'params' && name === 'id' ? endpoint.call.entity : undefined);
      if (form) found.push({ endpoint, part, path: [name], form, of });
    }
  }
  if (endpoint.query?.properties.filter) found.push({ endpoint, part: 'query', path: ['filter'], form: 'filter' });
  return found;
}

function formOf(name: string, schema: Schema): Probe['form'] | null {
  const alternatives = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (alternatives.some((one) => one.format === 'uuid' || one['x-relation'])) return 'plain';
  // `type` may be several: ids to export are a list, or a text.
  const is = (one: Schema, type: string) => [one.type].flat().includes(type as never);
  if (alternatives.some((one) => is(one, 'array') && one.items?.type === 'string')) return 'list';
  if (is(schema, 'string') && named.test(name)) return 'joined';
  return null;
}

const put = {
  plain: (id: string) => id,
  list: (id: string) => [id],
  joined: (id: string) => id,
  filter: (id: string) => JSON.stringify({ id: [id] }),
};

async function ask(caller: Caller, { endpoint, part, path, form }: Probe, id: string) {
  const { call } = endpoint;
  const dice = random(11);
  const input: Record<string, Record<string, unknown>> = {};
  for (const one of ['params', 'query', 'body'] as const) {
    const schema = endpoint[one];
    if (schema) input[one] = validValue(schema, dice) as Record<string, unknown>;
  }
  input[part] = { ...input[part], [path[0] as string]: put[form](id) };
  const answer = await caller.request(call.method, fill(call.path, input.params ?? {}), {
    query: input.query,
    ...(endpoint.body && { body: input.body }),
  });
  return { status: answer.status, text: `${JSON.stringify(answer.body)} ${JSON.stringify(answer.headers)}` };
}

/** Of the kind that belongs there as many as there are; of each other kind one or a few, and in a small run one in ten of those. */
function idsFor({ of }: Probe, foreign: Foreign, company: string, dice: Random): string[] {
  const others = [...foreign].filter(([id]) => id !== of).map(([, ids]) => ids);
  const own = of ? (foreign.get(of) ?? []) : [];
  const some = others.flatMap((ids) => ids.slice(0, full && !of ? 3 : 1));
  return [...own, ...[company, ...some].filter(() => full || dice.next() < 0.1)];
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function sweep(on: World, served: Artifacts, foreign: Foreign, endpoints: Endpoint[]) {
  const wrong: string[] = [];
  const apart: number[] = [];
  let probes = 0;
  const dice = random(20261121);
  const all = permissionsOf(served);
  const timed = async (caller: Caller, probe: Probe, id: string) => {
    const from = performance.now();
    const answer = await ask(caller, probe, id);
    return { ...answer, took: performance.now() - from };
  };
  for (const actor of [
    on.person({ type: 'SuperAdmin', permissions: all }),
    ...(full ? [on.person({ permissions: all })] : []),
    on.person({ permissions: all, scope: { property: 'department', in: ['Engineering'] } }),
  ]) {
    const session = await on.app.as(actor);
    const token = await withToken(on.app, on.acme, scopes);
    for (const probe of endpoints.flatMap(probesOf)) {
      const { call } = probe.endpoint;
      const takesToken = call.level === 'token';
      if (!takesToken && !evaluate(served.gates, call.gate, actor).allowed) continue;
      const caller = takesToken ? token : session;
      const random = await timed(caller, probe, nobody);
      for (const [at, id] of idsFor(probe, foreign, on.globex, dice).entries()) {
        const { status, text, took } = await timed(caller, probe, id);
        probes += 1;
        if (at === 0 && status === 404 && random.status === 404) apart.push(took - random.took);
        const where = `${call.id} ${probe.part}.${probe.path[0]} = ${id}`;
        if (text.includes(canary)) wrong.push(`${where}: the answer holds the other company's text`);
        if (status !== random.status) wrong.push(`${where}: ${status}, but ${random.status} for an id that nobody has`);
      }
    }
  }
  return { probes, wrong, apart: median(apart), compared: apart.length };
}

describe('another company', () => {
  let on: World;
  let foreign: Foreign;
  beforeAll(async () => {
    on = await world();
    foreign = await plant(on, perTable);
    // A job holds tokens that nobody answers for, every five minutes: what it does is no call's.
    await on.app.rows(`update api_token set held_at = now(), held_because = 'left', held_told = true`);
  }, patience);
  afterAll(() => on.close());

  it(
    'neither leaks nor changes, whatever id is asked for',
    async () => {
      const before = await picture(on.app, on.globex);
      expect([...foreign].filter(([, ids]) => ids.length === 0)).toEqual([]);
      const { probes, wrong, apart, compared } = await sweep(on, artifacts, foreign, surfaceOf(artifacts));
      const count = [...foreign.values()].flat().length;
      console.log(
        `G1 tenants: ${probes} probes with ${count} foreign ids of ${foreign.size} kinds, ${full ? 3 : 2} roles, ${wrong.length} wrong; ${compared} compared in time, the median ${apart.toFixed(2)} ms apart`,
      );
      expect(wrong.slice(0, 20)).toEqual([]);
      // An oracle in time would be as wide as a query; the rest is the machine's.
      expect(Math.abs(apart)).toBeLessThan(5);
      expect(await picture(on.app, on.globex)).toBe(before);
      expect(probes).toBeGreaterThan(full ? 1_400 : 400);
      expect(on.app.failures).toEqual([]);
    },
    patience,
  );

  it('is seen by the sweep itself when a company is told the other one’s texts', async () => {
    const caller = await on.app.as({
      company: on.globex,
      userId: String(
        (await on.app.rows(`select id from user_profile where email = 'superadmin@globex.example'`))[0]?.id,
      ),
    });
    const { text } = await ask(
      caller,
      {
        endpoint: surfaceOf(artifacts).find(({ id }) => id === 'people/user/details') as Endpoint,
        part: 'params',
        path: ['memberId'],
        form: 'plain',
      },
      String((await on.app.rows(`select id from user_profile where company_id = $1 limit 1`, [on.globex]))[0]?.id),
    );
    expect(text).toContain(canary);
  });
});
