import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scopeSteps } from '../../../src/hr/server/access/why.employee.ts';
import { evaluate } from '../../../src/shared/gates/evaluate.ts';
import { explain } from '../../../src/shared/gates/explain.ts';
import { artifacts } from '../../support/product-app.ts';
import { type AccessServer, accessServer, employee, engineer, limited, superAdmin, wide } from '../support/access.ts';

/** Why someone may or may not: the evaluator's own answer, and never more than the asker may know. */

let server: AccessServer;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());
afterEach(() => server.restore());

const why = (who: string, query: Record<string, string>) =>
  server.as(who, 'GET', `/feedback_bot/access/why?${new URLSearchParams(query)}`);

describe('about oneself', () => {
  it('a refusal names what is missing, the group, and who can change it', async () => {
    const { status, body } = await why(limited, { gate: 'touchpoints/stage.export' });
    expect([status, body.allowed]).toEqual([200, false]);
    expect(body.gate).toEqual({ id: 'touchpoints/stage.export', title: 'Export touchpoints' });
    expect(body.about).toMatchObject({ type: 'Admin', group: 'Engineering partners' });
    expect(body.steps).toEqual([
      { depth: 0, held: false, joins: 'all' },
      { depth: 1, held: true, permission: 'manage_milestone' },
      { depth: 1, held: true, flag: 'milestone_active' },
      { depth: 1, held: false, permission: 'data_export' },
    ]);
    // Engineering only is seen: anyone else who could change it is counted, not named.
    const [outside] = await server.rows(sql`select count(*)::int as n from user_profile where type = 'SuperAdmin'
      and company_id = (select company_id from user_profile where email = ${limited}) and department <> 'Engineering'`);
    expect(body.hidden).toBeGreaterThanOrEqual(Number(outside?.n));
    for (const { email } of body.changers) {
      const [row] = await server.rows(sql`select department from user_profile where email = ${email}`);
      expect(row?.department).toBe('Engineering');
    }
  });

  it('every gate is answered as the evaluator answers it', async () => {
    let asked = 0;
    for (const who of [superAdmin, limited, employee]) {
      const session = (await server.as(who, 'GET', '/auth/session')).body;
      const flags = Object.fromEntries(Object.entries(session).filter(([, value]) => typeof value === 'boolean'));
      const actor = { ...session, company: session.company.id, flags } as never;
      for (const id of Object.keys(artifacts.gates)) {
        if (JSON.stringify(artifacts.gates[id]).includes('adhoc_active')) continue;
        const { status, body } = await why(who, { gate: id });
        expect([id, status, body.allowed]).toEqual([id, 200, evaluate(artifacts.gates, id, actor).allowed]);
        expect(body.steps[0]?.held ?? true).toBe(body.allowed);
        asked += 1;
      }
    }
    console.log(`Why: ${asked} answers compared with the evaluator`);
  });

  it.each([
    ['a SuperAdmin', superAdmin, [{ depth: 0, held: true, everyone: true }]],
    ['an admin of one department', limited, [{ depth: 0, held: true, field: 'department', wanted: ['Engineering'] }]],
  ])('%s learns whom they see, not who there is', async (_what, who, steps) => {
    const { status, body } = await why(who, { scope: 'true' });
    expect([status, body.allowed, body.gate, body.employee]).toEqual([200, true, null, null]);
    expect(body.steps).toEqual(steps);
  });

  it.each([
    ['nothing', {}, 400, 'NothingAsked'],
    ['a gate that does not exist', { gate: 'no/such' }, 404, 'NotFound'],
    ['something that is no gate', { gate: '../../etc' }, 400, 'Invalid'],
  ])('asked about %s', async (_what, query, status, code) => {
    const answer = await why(superAdmin, query as Record<string, string>);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('about others', () => {
  it('a SuperAdmin asks of an admin whom they see, field by field', async () => {
    const user_id = await server.personId(limited);
    const [elsewhere] = await server.rows(sql`select id, department from user_profile
      where company_id = (select company_id from user_profile where email = ${limited}) and department <> 'Engineering' limit 1`);
    const { body } = await why(superAdmin, { user_id, employee: String(elsewhere?.id) });
    expect([body.allowed, body.about.group]).toEqual([false, 'Engineering partners']);
    expect(body.steps).toContainEqual({
      depth: 0,
      held: false,
      field: 'department',
      wanted: ['Engineering'],
      has: [elsewhere?.department],
    });
    expect((await why(superAdmin, { user_id, employee: await server.personId(engineer) })).body.allowed).toBe(true);
  });

  it('nobody else asks, and anyone who may change groups only of those whom they see', async () => {
    const other = await server.personId(wide);
    expect((await why(employee, { user_id: other, gate: 'access/groups' })).body.code).toBe('OwnOnly');
    const [outside] = await server.rows(sql`select id from user_profile
      where company_id = (select company_id from user_profile where email = ${limited}) and department <> 'Engineering'
      and type = 'Admin' and email <> ${limited} limit 1`);
    expect((await why(limited, { user_id: String(outside?.id), gate: 'access/groups' })).status).toBe(404);
  });

  it('the field by field account agrees with the database for everyone', async () => {
    const people = await server.rows(sql`select * from user_profile where company_id =
      (select company_id from user_profile where email = ${limited})`);
    const user_id = await server.personId(limited);
    const scope = {
      all: [{ property: 'department', in: ['Engineering'] }],
    };
    let compared = 0;
    for (const person of people.slice(0, 40)) {
      const { body } = await why(superAdmin, { user_id, employee: String(person.id) });
      const [top] = scopeSteps(scope, person, user_id);
      expect([person.email, body.allowed, body.steps[0]?.held]).toEqual([person.email, top?.held, top?.held]);
      compared += 1;
    }
    expect(compared).toBe(40);
  });
});

describe('the explanation', () => {
  it('inlines other gates, and ends where a gate names itself', () => {
    const gate = (id: string, needs: object) => ({ id, title: id, needs, refused: 'hide', reason: '' }) as never;
    const gates = {
      a: gate('a', { all: [{ gate: 'b' }, { flag: 'on' }] }),
      b: gate('b', { all: [{ permission: ['x', 'y'] }, { signedIn: true }] }),
      c: gate('c', { any: [{ gate: 'c' }, { own: 'user' }] }),
    };
    const actor = { id: 'me', company: '', type: 'Admin', permissions: ['y'], flags: {} };
    expect(explain(gates, 'a', actor)).toMatchObject({
      allowed: false,
      steps: [
        { depth: 0, held: false, joins: 'all' },
        { depth: 1, held: true, joins: 'any' },
        { depth: 2, held: false, permission: 'x' },
        { depth: 2, held: true, permission: 'y' },
        { depth: 1, held: true, signedIn: true },
        { depth: 1, held: false, flag: 'on' },
      ],
    });
    expect(explain(gates, 'c', actor, { user: 'you' })?.allowed).toBe(false);
    expect(explain(gates, 'd', actor)).toBeNull();
  });
});

describe('the matrix', () => {
  const matrix = (who: string) => server.as(who, 'GET', '/feedback_bot/access/matrix');

  it('shows a SuperAdmin all groups and admins with what each may do', async () => {
    const { body } = await matrix(superAdmin);
    const listed = await server.as(superAdmin, 'GET', '/feedback_bot/group/list?page_limit=100&page_offset=1');
    expect(body.groups.map(({ id }: { id: string }) => id)).toEqual(
      listed.body.data.groups.map(({ id }: { id: string }) => id),
    );
    const me = body.people.find(({ email }: { email: string }) => email === limited);
    const group = body.groups.find(({ id }: { id: string }) => id === me.group_id);
    const session = (await server.as(limited, 'GET', '/auth/session')).body;
    expect([...group.codes].sort()).toEqual([...session.permissions].sort());
  });

  it('is refused without the permission, and shows an admin of a filtered group no more than they may know', async () => {
    expect((await matrix(employee)).body.code).toBe('Refused');
    const { body } = await matrix(limited);
    const listed = await server.as(limited, 'GET', '/feedback_bot/group/list?page_limit=100&page_offset=1');
    expect(body.groups).toHaveLength(listed.body.data.count);
    const ids = body.people.map(({ id }: { id: string }) => id);
    const seen =
      await server.rows(sql`select distinct department from user_profile where email <> ${limited} and id::text in
      (${sql.join(
        ids.map((id: string) => sql`${id}`),
        sql`, `,
      )})`);
    expect(seen.map(({ department }) => department)).toEqual(['Engineering']);
  });
});
