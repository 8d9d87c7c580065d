import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerActor } from '../../../src/server/context.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Condition } from '../../../src/shared/documents/gate.ts';
import type { Caller } from '../../support/caller.ts';
import { patience } from '../../support/patience.ts';
import { artifacts } from '../../support/product-app.ts';
import { type Random, random } from '../../support/random.ts';
import { withToken } from '../../support/tokens.ts';
import { validValue } from '../../support/values.ts';
import { type Endpoint, fill, surfaceOf } from './surface.ts';
import { permissionsOf, type World, world } from './world.ts';

/** Every call × everyone: answered exactly as its gate declares. Codes tell a refusal from a failure further on. */

interface Cast {
  name: string;
  actor: ServerActor | null;
  /** The one permission that sets this actor apart. */
  code?: string;
  /** May no longer sign in; the session is of before. */
  gone?: string;
  level: 'half' | 'full' | 'token';
}

const codes = permissionsOf(artifacts);
const endpoints = surfaceOf(artifacts);
const endsSessions = /logout/;

const scopes = optionsOf('company/api-token.scopes');

function optionsOf(id: string): string[] {
  const list = artifacts.options[id];
  return list && 'values' in list ? list.values.map(({ value }) => String(value)) : [];
}

function castOf({ person }: World): Cast[] {
  const token = (name: string, ...held: string[]): Cast => ({
    name,
    actor: { ...person(), permissions: codes, type: 'SuperAdmin', scopes: held },
    level: 'token',
  });
  const full = (name: string, actor: ServerActor | null): Cast => ({ name, actor, level: 'full' });
  return [
    full('nobody', null),
    { name: 'half signed in', actor: person({ permissions: codes, type: 'SuperAdmin' }), level: 'half' },
    full('employee', person({ type: 'Employee' })),
    full('no permission', person()),
    // That this is a demo the engine says by itself.
    full('all flags off', person({ permissions: codes, type: 'SuperAdmin', flags: { demo: true } })),
    full('SuperAdmin', person({ permissions: codes, type: 'SuperAdmin' })),
    { name: 'suspended', actor: null, level: 'full', gone: `status = 'inactive'` },
    { name: 'exited', actor: null, level: 'full', gone: `exit_date = '2020-01-01'` },
    token('token without a scope'),
    token('token with every scope', ...scopes),
    ...scopes.map((scope) => token(`token for ${scope}`, scope)),
    ...codes.map((code) => ({ ...full(`only ${code}`, person({ permissions: [code] })), code })),
    ...codes.map((code) => ({
      ...full(`all but ${code}`, person({ permissions: codes.filter((other) => other !== code) })),
      code,
    })),
  ];
}

/** The declaration read a second time, apart from the product's evaluator. */
function holds(needs: Condition, actor: ServerActor | null, served: Artifacts): boolean {
  if ('public' in needs) return true;
  if ('all' in needs) return needs.all.every((inner) => holds(inner, actor, served));
  if ('any' in needs) return needs.any.some((inner) => holds(inner, actor, served));
  if ('gate' in needs) return holds((served.gates[needs.gate] as { needs: Condition }).needs, actor, served);
  if (!actor) return false;
  if ('permission' in needs) return [needs.permission].flat().some((code) => actor.permissions.includes(code));
  if ('flag' in needs) return actor.flags[needs.flag] === true;
  if ('token' in needs) return actor.scopes?.includes(needs.token) === true;
  if ('type' in needs) return [needs.type].flat().includes(actor.type);
  return true;
}

function expected({ call }: Endpoint, { actor, level }: Cast): 'answered' | 'SignedOut' | 'Refused' {
  const gate = artifacts.gates[call.gate];
  // A token is for calls that take one, a session for all others.
  if ((level === 'token') !== (call.level === 'token')) return 'SignedOut';
  if (gate && holds(gate.needs, null, artifacts)) return 'answered';
  if (!actor) return 'SignedOut';
  if (level === 'half' && (call.level ?? 'full') === 'full') return 'SignedOut';
  return gate && holds(gate.needs, actor, artifacts) ? 'answered' : 'Refused';
}

/** Asked with a word that no call knows: anyone who passes the gate is told that, and nothing else happens. */
async function got({ call, params }: Endpoint, caller: Caller): Promise<string> {
  const values = params ? (validValue(params, random(7)) as Record<string, unknown>) : {};
  const odd = { unheard: 'of', ...(call.chosenBy && { [call.chosenBy.parameter]: call.chosenBy.value }) };
  const answer = await caller.request(
    call.method,
    fill(call.path, values),
    call.method === 'GET' ? { query: odd } : { body: odd },
  );
  if (answer.status >= 500) return `failed with ${answer.status}`;
  if (answer.status === 403 && answer.body.code === 'Refused') return 'Refused';
  if (answer.status === 401 && ['SignedOut', 'TokenNeeded', 'TokenElsewhere'].includes(answer.body.code))
    return 'SignedOut';
  return 'answered';
}

async function callerOf(on: World, { actor, level, gone }: Cast): Promise<Caller> {
  if (gone) return leaver(on, gone);
  return level === 'token' ? withToken(on.app, on.acme, actor?.scopes ?? []) : on.app.as(actor, level);
}

/** A SuperAdmin with a session, who has left since. */
async function leaver(on: World, change: string): Promise<Caller> {
  const [row] = await on.app.rows(
    `select id from user_profile where company_id = $1 and type = 'Employee' and status = 'active' and exit_date is null order by employee_id desc limit 1`,
    [on.acme],
  );
  const caller = await on.app.as({ company: on.acme, userId: String(row?.id) });
  await on.app.rows(`update user_profile set type = 'SuperAdmin', ${change} where id = $1`, [row?.id]);
  return caller;
}

/** All that a gate asks for, through the gates that it names. */
function toldIn(gate: string, path: string[] = []): string {
  const needs = JSON.stringify(artifacts.gates[gate]?.needs ?? {});
  const inner = [...needs.matchAll(/"gate":"([^"]+)"/g)].map((match) => match[1] as string);
  return needs + inner.filter((one) => !path.includes(one)).map((one) => toldIn(one, [...path, gate]));
}

/** A small run asks everyone who is someone, each permission wherever a gate names it, and one in eight of the rest. */
function asks({ code }: Cast, { call }: Endpoint, dice: Random): boolean {
  return !code || Boolean(process.env.FULL) || toldIn(call.gate).includes(`"${code}"`) || dice.next() < 0.125;
}

async function matrix(on: World, asked: Endpoint[]): Promise<{ cells: number; actors: number; wrong: string[] }> {
  const wrong: string[] = [];
  let cells = 0;
  const dice = random(20261121);
  const cast = castOf(on);
  for (const one of cast) {
    let caller = await callerOf(on, one);
    for (const endpoint of asked.filter((endpoint) => asks(one, endpoint, dice))) {
      const [want, is] = [expected(endpoint, one), await got(endpoint, caller)];
      cells += 1;
      if (want !== is) wrong.push(`${endpoint.id} for ${one.name}: declared ${want}, was ${is}`);
      if (endsSessions.test(endpoint.id)) caller = await callerOf(on, one);
    }
  }
  return { cells, actors: cast.length, wrong };
}

describe('every call for everyone', () => {
  let on: World;
  beforeAll(async () => {
    on = await world();
  }, patience);
  afterAll(() => on.close());

  it(
    'is answered exactly as declared',
    async () => {
      const { cells, actors, wrong } = await matrix(on, endpoints);
      console.log(
        `G2 permissions: ${endpoints.length} calls × ${actors} actors: ${cells} cells of ${endpoints.length * actors}, ${wrong.length} wrong`,
      );
      expect(wrong).toEqual([]);
      expect(cells).toBeGreaterThan(1_500);
    },
    patience,
  );
});

describe('the matrix itself', () => {
  it(
    'is red when a call is served with a wider gate than it declares',
    async () => {
      const call = artifacts.calls['touchpoints/stage.update'];
      if (!call) throw new Error('the planted hole needs its call');
      const holed = { ...artifacts, calls: { ...artifacts.calls, [call.id]: { ...call, gate: 'shell/signed-in' } } };
      const on = await world(holed);
      const { wrong } = await matrix(
        on,
        endpoints.filter(({ id }) => id === call.id),
      );
      await on.close();
      expect(wrong).toContain(`${call.id} for no permission: declared Refused, was answered`);
    },
    patience,
  );
});
