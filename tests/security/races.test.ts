import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../scripts/seed/seed.ts';
import { TestClock } from '../support/frame.ts';
import { patience } from '../support/patience.ts';
import { type Answer, type Browser, type ProductServer, productServer, signedIn } from '../support/product-app.ts';

/** G20: many at the same moment. Exactly one wins, or all do the same thing once; limits are never passed. */

const many = process.env.FULL ? 50 : 12;
const rounds = process.env.FULL ? 100 : 3;

const clock = new TestClock();
let server: ProductServer;
let who: Browser;
beforeAll(async () => {
  server = await productServer({ clock: clock.now });
  who = await signedIn(server.app, 'superadmin@acme.example');
}, patience);
afterAll(() => server.close());

const rows = async (query: string, values?: unknown[]) => (await server.store.exec(query, values)).rows;
const touchpoint = (title: string) => ({
  title,
  triggerTimeDuration: 3,
  triggerTimeUnit: 'days',
  questions: [{ type: 'text', text: 'How?' }],
});
const create = (title: string, headers = {}) => who.post('/feedback_bot/stage/create', touchpoint(title), headers);
const update = (id: string, body: object, headers = {}) =>
  who.ask('PATCH', `/feedback_bot/stage/update/${id}`, body, headers);
const made = async () => String((await create('Made for a race')).body.id);
const stored = async (id: string) => (await rows('select title, version from stage where id = $1', [id]))[0];
const lines = async () => Number((await rows('select count(*) as count from audit_line'))[0]?.count);

const together = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, (_, at) => work(at)));

function statuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Each in a minute of its own, since how much one session may do in a minute is another suite's. */
async function each(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    clock.forward(1);
    await work(round);
  }
}

describe(`${many} at once, ${rounds} times`, () => {
  it(
    'save the same version of a touchpoint: one does, the others are told that it has changed',
    async () => {
      await each(async (round) => {
        const id = await made();
        const version = (await stored(id))?.version;
        const answers = await together((at) =>
          update(id, { title: `Round ${round}, ${at}` }, { 'if-match': `"${version}"` }),
        );
        expect(statuses(answers)).toEqual({ 200: 1, 412: many - 1 });
        const winner = answers.findIndex(({ status }) => status === 200);
        expect((await stored(id))?.title).toBe(`Round ${round}, ${winner}`);
      });
    },
    patience,
  );

  it(
    'delete the same touchpoint: it is gone once',
    async () => {
      await each(async () => {
        const id = await made();
        const before = await lines();
        const answers = await together(() => update(id, { status: 'deleted' }));
        const counts = statuses(answers);
        expect((counts[200] ?? 0) + (counts[404] ?? 0)).toBe(many);
        expect(counts[200]).toBe(1);
        expect(await lines()).toBe(before + 1);
      });
    },
    patience,
  );

  it(
    'order the touchpoints: one of the orders stands, whole',
    async () => {
      await each(async () => {
        const ids = async () =>
          (
            await rows(
              `select s.id from stage s join company c on c.id = s.company_id where c.slug = 'acme' and s.status <> 'deleted' order by s.position, s.id`,
            )
          ).map(({ id }) => String(id));
        const all = await ids();
        const orders = Array.from({ length: many }, (_, at) => [...all.slice(at + 1), ...all.slice(0, at + 1)]);
        const answers = await together((at) =>
          who.ask('PATCH', '/feedback_bot/stage/update_stage_timeline', { stage_timeline: orders[at] }),
        );
        // Who has waited too long for the others is told to come back, and has changed nothing.
        expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
        const done = orders.filter((_, at) => answers[at]?.status === 200);
        expect(done.map((order) => order.join())).toContain((await ids()).join());
      });
    },
    patience,
  );

  it(
    'make a group of the same name: one does',
    async () => {
      await each(async (round) => {
        // Rights are given by someone who has just said who they are.
        await who.post('/auth/step-up', { password: demoPassword });
        const body = { group_name: `Racers ${round}`, permissions: ['manage_milestone'], segments: {} };
        const answers = await together(() => who.post('/feedback_bot/group/create', body));
        const counts = statuses(answers);
        expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
        expect(Object.keys(counts).every((status) => ['200', '201', '400', '409'].includes(status))).toBe(true);
        const [row] = await rows('select count(*)::int as count from access_group where group_name = $1', [
          body.group_name,
        ]);
        expect(row?.count).toBe(1);
      });
    },
    patience,
  );

  it(
    'make the same thing with one idempotency key: it is made once, and all are told the same',
    async () => {
      await each(async (round) => {
        const title = `Once ${round}`;
        const answers = await together(() => create(title, { 'idempotency-key': `race-${round}-000000000000` }));
        const made = answers.filter(({ status }) => status < 300);
        expect(new Set(made.map(({ body }) => body.id ?? body.data?.id)).size).toBe(1);
        expect(answers.every(({ status }) => status < 300 || status === 409)).toBe(true);
        const [row] = await rows('select count(*)::int as count from stage where title = $1', [title]);
        expect(row?.count).toBe(1);
      });
    },
    patience,
  );
});

it('the race is one: who does not say which version they saw all save', async () => {
  clock.forward(1);
  const id = await made();
  const answers = await together((at) => update(id, { title: `Blind ${at}` }));
  expect(statuses(answers)).toEqual({ 200: many });
});
