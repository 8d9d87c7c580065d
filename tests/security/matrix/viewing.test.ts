import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Answered, Caller } from '../../support/caller.ts';
import { patience } from '../../support/patience.ts';
import { artifacts } from '../../support/product-app.ts';
import { random } from '../../support/random.ts';
import { validValue } from '../../support/values.ts';
import { type Endpoint, fill, surfaceOf } from './surface.ts';
import { permissionsOf, picture, type World, world } from './world.ts';

/** Every call while a SuperAdmin sees the console as another admin: what reads is answered as for that admin, all else is refused. */

interface Pair {
  superAdmin: Caller;
  viewing: Caller;
  /** The admin who is viewed, signed in by themselves. */
  other: Caller;
  id: string;
}

/** One session sees the console as the admin; the admin has one of their own. */
async function pair(on: World): Promise<Pair> {
  const codes = permissionsOf(on.app.artifacts);
  const root = on.person({ type: 'SuperAdmin', permissions: codes });
  const admin = on.person({
    permissions: codes.filter((code) => code !== 'data_export'),
    scope: { property: 'department', in: ['Engineering'] },
  });
  const [superAdmin, viewing, other] = [await on.app.as(root), await on.app.as(root), await on.app.as(admin)];
  const started = await viewing.call('access/view-as.start', { body: { user_id: admin.id } });
  expect([on.app.failures, started.status]).toEqual([[], 200]);
  return { superAdmin, viewing, other, id: admin.id };
}

async function ask(caller: Caller, { call, ...parts }: Endpoint): Promise<Answered> {
  const dice = random(5);
  const input: Record<string, Record<string, unknown>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = parts[part];
    if (schema) input[part] = validValue(schema, dice) as Record<string, unknown>;
  }
  return caller.request(call.method, fill(call.path, input.params ?? {}), {
    query: growing[call.id]?.query ?? input.query,
    ...(parts.body && { body: input.body }),
  });
}

/** Read apart from the product's own criterion: what leaves a line or is sent to change something, and what is private. */
const mayAnswer = ({ id, call }: Endpoint) =>
  call.audit === 'none' && ['GET', 'POST'].includes(call.method) && !secret.test(id);
const secret = /^(api\/)?account\/(?!session$|mfa\/members?$)/;
const ownWays = ['access/view-as.stop', 'account/session/logout', 'account/session/logout-all'];

/** What differs between two askings by themselves: times, and who looks. */
const plain = ({ status, body }: Answered) => {
  // Besides, the session keeps to its own person how they prove who they are.
  const {
    viewing: _viewing,
    has_password: _password,
    step_up_methods: _methods,
    ...rest
  } = (body ?? {}) as Record<string, unknown>;
  return JSON.stringify([status, typeof body === 'object' && !Array.isArray(body) ? rest : body]);
};

/** What is told there is told to the one who looks, who is not among those that the admin alone sees. */
const ofTheViewer = ['segments/overview'];

/** Each asking while viewing adds a line to the log, so that the next answer has more. */
const growing: Record<string, { query?: Record<string, unknown>; isSame(seen: Log, own: Log): boolean }> = {
  // The same lines up to the newest that was seen; one page is read, out of which new ones push the last.
  'audit/line.list': {
    query: { page_limit: 100 },
    isSame({ results: seen = [] }, { results: own = [] }) {
      const newest = seen[0]?.id ?? 0;
      const there = own.filter(({ id }) => id <= newest);
      const most = Math.min(seen.length, there.length);
      return most > 0 && JSON.stringify(seen.slice(0, most)) === JSON.stringify(there.slice(0, most));
    },
  },
  'audit/line.verify': {
    isSame: (seen, own) => seen.broken_at === own.broken_at && (seen.lines ?? 0) <= (own.lines ?? 0),
  },
};
interface Log {
  results?: { id: number }[];
  broken_at?: number | null;
  lines?: number;
}

function isAlike(id: string, seen: Answered, own: Answered): boolean {
  const log = growing[id];
  if (!log) return plain(seen) === plain(own);
  return seen.status === own.status && log.isSame(seen.body as Log, own.body as Log);
}

async function sweep(on: World, asked: Endpoint[]) {
  const people = await pair(on);
  const before = await picture(on.app);
  const counts = { answered: 0, refused: 0 };
  const wrong: string[] = [];
  // What is signed knows no session, whoever it is.
  for (const endpoint of asked.filter(({ id, call }) => !ownWays.includes(id) && !call.signed)) {
    const seen = await ask(people.viewing, endpoint);
    if (seen.status === 403 && seen.body.code === 'Viewing') {
      counts.refused += 1;
      continue;
    }
    counts.answered += 1;
    if (!mayAnswer(endpoint) && seen.status !== 403)
      wrong.push(`${endpoint.id}: answered ${seen.status} while viewing`);
    const own = await ask(people.other, endpoint);
    if (ofTheViewer.includes(endpoint.id)) continue;
    if (!isAlike(endpoint.id, seen, own))
      wrong.push(`${endpoint.id}: ${plain(seen).slice(0, 200)} is not ${plain(own).slice(0, 200)}`);
  }
  return { counts, wrong, before, ...people };
}

describe('every call while viewing as someone else', () => {
  let on: World;
  beforeAll(async () => {
    on = await world();
  }, patience);
  afterAll(() => on.close());

  it(
    'reads as that person, and is refused with one error where it does anything else',
    async () => {
      const lines = async () => Number((await on.app.rows('select count(*) as n from audit_line'))[0]?.n);
      const [lined, endpoints] = [await lines(), surfaceOf(artifacts)];
      const { counts, wrong, before, superAdmin, other, id } = await sweep(on, endpoints);
      console.log(
        `View as: ${endpoints.length} calls, ${counts.answered} answered, ${counts.refused} refused, ${wrong.length} wrong`,
      );
      expect(wrong).toEqual([]);
      expect(counts.answered).toBeGreaterThan(10);
      expect(counts.refused).toBeGreaterThan(30);
      // The lines of the audit, and of the figures that the one who looks was told.
      const without = (text: string) =>
        text
          .split('\n')
          .filter((line) => !/^(audit_line|disclosure) /.test(line))
          .join('\n');
      expect(without(await picture(on.app))).toBe(without(before));
      expect(await lines()).toBeGreaterThan(lined + 5);
      const told = await on.app.rows(`select distinct actor, on_behalf from audit_line where type = 'view_as'`);
      expect(told).toHaveLength(1);
      expect(told[0]?.on_behalf).toBe(id);
      // Neither the viewed person's session nor the viewer's other one knows of it.
      expect((await other.call('account/session')).body).toMatchObject({ id });
      expect((await superAdmin.call('account/session')).body).toMatchObject({ type: 'SuperAdmin' });
      expect(on.app.failures).toEqual([]);
    },
    patience,
  );
});

describe('what a person said', () => {
  it(
    'is not opened as someone else, and neither is a file: the reader would be another than the line in the audit says',
    async () => {
      const on = await world();
      const { viewing, other, id } = await pair(on);
      const [chat] = await on.app.rows(
        `select s.id from chat_session s join user_profile u on u.id = s.user_id and u.company_id = s.company_id
         where s.company_id = $1 and u.department = 'Engineering' and s.status = 'completed' limit 1`,
        [on.acme],
      );
      const lines = () =>
        on.app.rows(`select actor from audit_line where activity = 'read transcript' and record_id = $1`, [chat?.id]);
      const input = { params: { id: String(chat?.id) } };
      expect(await viewing.call('people/session/transcript', input)).toMatchObject({
        status: 403,
        body: { code: 'Viewing' },
      });
      expect(await lines()).toEqual([]);
      expect((await other.call('people/session/transcript', input)).status).toBe(200);
      expect(await lines()).toEqual([{ actor: id }]);
      const file = await viewing.request('GET', '/files/00000000-0000-4000-8000-000000000000?exp=1&sig=x');
      expect(file).toMatchObject({ status: 403, body: { code: 'Viewing' } });
      await on.close();
    },
    patience,
  );
});

describe('the sweep itself', () => {
  it(
    'is red when a call that writes is made while viewing, or one reads with the rights of the one who looks',
    async () => {
      const call = artifacts.calls['people/user/list'];
      const write = artifacts.calls['touchpoints/stage.reorder'];
      if (!call || !write) throw new Error('the planted holes need their calls');
      const calls = {
        ...artifacts.calls,
        [call.id]: { ...call, ownWhileViewing: true as const },
        [write.id]: { ...write, ownWhileViewing: true as const },
      };
      const holed: Artifacts = { ...artifacts, calls };
      const on = await world(holed);
      const { wrong } = await sweep(
        on,
        surfaceOf(artifacts).filter(({ id }) => id === call.id || id === write.id),
      );
      await on.close();
      expect(wrong.map((line) => line.slice(0, line.indexOf(':')))).toEqual(
        expect.arrayContaining([call.id, write.id]),
      );
    },
    patience,
  );
});
