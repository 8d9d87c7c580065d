import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerActor } from '../../../src/server/context.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Condition } from '../../../src/shared/documents/gate.ts';
import type { Caller } from '../../support/caller.ts';
import { artifacts } from '../../support/product-app.ts';
import { random } from '../../support/random.ts';
import { validValue } from '../../support/values.ts';
import { type Endpoint, fill, surfaceOf } from './surface.ts';
import { permissionsOf, type World, world } from './world.ts';

/** Every call × everybody: answered exactly as its gate declares. Codes tell a refusal from a failure further on. */

interface Cast {
  name: string;
  actor: ServerActor | null;
  level: 'half' | 'full';
}

const codes = permissionsOf(artifacts);
const endpoints = surfaceOf(artifacts);
const endsSessions = /logout/;
const patience = 600_000;

function castOf({ person }: World): Cast[] {
  const full = (name: string, actor: ServerActor | null): Cast => ({ name, actor, level: 'full' });
  return [
    full('nobody', null),
    { name: 'half signed in', actor: person({ permissions: codes, type: 'SuperAdmin' }), level: 'half' },
    full('employee', person({ type: 'Employee' })),
    full('no permission', person()),
    // That this is a demo the engine says by itself.
    full('all flags off', person({ permissions: codes, type: 'SuperAdmin', flags: { demo: true } })),
    full('SuperAdmin', person({ permissions: codes, type: 'SuperAdmin' })),
    ...codes.map((code) => full(`only ${code}`, person({ permissions: [code] }))),
    ...codes.map((code) => full(`all but ${code}`, person({ permissions: codes.filter((other) => other !== code) }))),
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
  if ('type' in needs) return [needs.type].flat().includes(actor.type);
  return true;
}

function expected({ call }: Endpoint, { actor, level }: Cast): 'answered' | 'SignedOut' | 'Refused' {
  const gate = artifacts.gates[call.gate];
  if (gate && holds(gate.needs, null, artifacts)) return 'answered';
  if (!actor) return 'SignedOut';
  if (level === 'half' && (call.level ?? 'full') === 'full') return 'SignedOut';
  return gate && holds(gate.needs, actor, artifacts) ? 'answered' : 'Refused';
}

/** Asked with a word that no call knows: whoever passes the gate is told that, and nothing else happens. */
async function got({ call, params }: Endpoint, caller: Caller): Promise<string> {
  const values = params ? (validValue(params, random(7)) as Record<string, unknown>) : {};
  const odd = { unheard: 'of' };
  const answer = await caller.request(
    call.method,
    fill(call.path, values),
    call.method === 'GET' ? { query: odd } : { body: odd },
  );
  if (answer.status >= 500) return `failed with ${answer.status}`;
  if (answer.status === 403 && answer.body.code === 'Refused') return 'Refused';
  if (answer.status === 401 && answer.body.code === 'SignedOut') return 'SignedOut';
  return 'answered';
}

async function matrix(on: World, asked: Endpoint[]): Promise<{ cells: number; wrong: string[] }> {
  const wrong: string[] = [];
  let cells = 0;
  for (const one of castOf(on)) {
    let caller = await on.app.as(one.actor, one.level);
    for (const endpoint of asked) {
      const [want, is] = [expected(endpoint, one), await got(endpoint, caller)];
      cells += 1;
      if (want !== is) wrong.push(`${endpoint.id} for ${one.name}: declared ${want}, was ${is}`);
      if (endsSessions.test(endpoint.id)) caller = await on.app.as(one.actor, one.level);
    }
  }
  return { cells, wrong };
}

describe('every call for everybody', () => {
  let on: World;
  beforeAll(async () => {
    on = await world();
  }, patience);
  afterAll(() => on.close());

  it(
    'is answered exactly as declared',
    async () => {
      const { cells, wrong } = await matrix(on, endpoints);
      console.log(
        `G2 permissions: ${endpoints.length} calls × ${cells / endpoints.length} actors = ${cells} cells, ${wrong.length} wrong`,
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
