import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { evaluate } from '../../../src/shared/gates/evaluate.ts';
import type { Caller } from '../../support/caller.ts';
import { patience } from '../../support/patience.ts';
import { artifacts } from '../../support/product-app.ts';
import { random } from '../../support/random.ts';
import { withToken } from '../../support/tokens.ts';
import { validValue } from '../../support/values.ts';
import { type Endpoint, fill, surfaceOf } from './surface.ts';
import { permissionsOf, picture, type World, world } from './world.ts';

/** Every id-like input of every call, set to each of another company's ids: nothing leaks, nothing changes, and the
 * answer is the one for an id that nobody has. */

const canary = 'GLOBEXCANARY';
const nobody = '99999999-9999-4999-8999-999999999999';
const scopes = ['chats:start', 'chats:answer'];
const perTable = process.env.FULL ? 12 : 3;

interface Probe {
  endpoint: Endpoint;
  part: 'params' | 'query' | 'body';
  path: string[];
  form: 'plain' | 'list' | 'joined' | 'filter';
}

const named = /(^id$|_id$|Id$|ids$|^stages$|^ids$|chatFromUser|^user$|^download$|^memberId$)/;

function probesOf(endpoint: Endpoint): Probe[] {
  const found: Probe[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    for (const [name, schema] of Object.entries(endpoint[part]?.properties ?? {})) {
      const form = formOf(name, schema);
      if (form) found.push({ endpoint, part, path: [name], form });
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

async function sweep(on: World, served: Artifacts, ids: string[], endpoints: Endpoint[]) {
  const wrong: string[] = [];
  let probes = 0;
  const allPermissions = permissionsOf(served);
  for (const actor of [
    on.person({ type: 'SuperAdmin', permissions: allPermissions }),
    on.person({ permissions: allPermissions }),
  ]) {
    const session = await on.app.as(actor);
    const token = await withToken(on.app, on.acme, scopes);
    for (const probe of endpoints.flatMap(probesOf)) {
      const { call } = probe.endpoint;
      const takesToken = call.level === 'token';
      if (!takesToken && !evaluate(served.gates, call.gate, actor).allowed) continue;
      const caller = takesToken ? token : session;
      const random = await ask(caller, probe, nobody);
      for (const id of ids) {
        const { status, text } = await ask(caller, probe, id);
        probes += 1;
        const where = `${call.id} ${probe.part}.${probe.path[0]} = ${id}`;
        if (text.includes(canary)) wrong.push(`${where}: the answer holds the other company's text`);
        if (status !== random.status) wrong.push(`${where}: ${status}, but ${random.status} for an id that nobody has`);
      }
    }
  }
  return { probes, wrong };
}

/** Texts without a rule of their own are marked; ids of every table are taken. */
async function plant(on: World): Promise<string[]> {
  const ids: string[] = [on.globex];
  for (const entity of Object.values(on.app.artifacts.entities)) {
    if (entity.storage.system) continue;
    const { table } = entity.storage;
    const rows = await on.app.rows(`select id from ${table} where company_id = $1 order by id limit ${perTable}`, [
      on.globex,
    ]);
    ids.push(...rows.map((row) => String(row.id)));
    const columns = await on.app.rows(
      `select column_name as name from information_schema.columns where table_name = $1 and data_type = 'text'`,
      [table],
    );
    for (const { name } of columns.filter((column) =>
      /name|title|text|body|department|address/.test(String(column.name)),
    )) {
      await on.app.rows(
        `update ${table} set "${name}" = '${canary} ' || coalesce("${name}", '') where company_id = $1`,
        [on.globex],
      );
    }
  }
  return [...new Set(ids)];
}

describe('another company', () => {
  let on: World;
  let ids: string[];
  beforeAll(async () => {
    on = await world();
    ids = await plant(on);
  }, patience);
  afterAll(() => on.close());

  it(
    'neither leaks nor changes, whatever id is asked for',
    async () => {
      const before = await picture(on.app, on.globex);
      const { probes, wrong } = await sweep(on, artifacts, ids, surfaceOf(artifacts));
      console.log(`G1 tenants: ${probes} probes with ${ids.length} foreign ids, ${wrong.length} wrong`);
      expect(wrong).toEqual([]);
      expect(await picture(on.app, on.globex)).toBe(before);
      expect(probes).toBeGreaterThan(process.env.FULL ? 1_400 : 400);
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
        endpoint: surfaceOf(artifacts).find(({ id }) => id === 'people/user.details') as Endpoint,
        part: 'params',
        path: ['memberId'],
        form: 'plain',
      },
      String((await on.app.rows(`select id from user_profile where company_id = $1 limit 1`, [on.globex]))[0]?.id),
    );
    expect(text).toContain(canary);
  });
});
