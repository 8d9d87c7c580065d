import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../../support/patience.ts';
import { type Browser, type ProductServer, productServer, signedIn } from '../../support/product-app.ts';

/** One request of 256 kB must not hold the process up: the cost of a refusal is not for its sender to choose. */

let server: ProductServer;
let who: Browser;
beforeAll(async () => {
  server = await productServer();
  who = await signedIn(server.app, 'superadmin@acme.example');
}, patience);
afterAll(() => server.close());

const many = <T>(item: T, count = 50_000): T[] => Array.from({ length: count }, () => item);
const touchpoint = { title: 'Flood', triggerTimeDuration: 1, triggerTimeUnit: 'days' };
const question = { type: 'quickReplies', text: 'Well?', quickReplies: many({}, 20_000) };

describe('a list that is far too long', () => {
  it.each([
    ['questions without anything', 'POST', '/feedback_bot/stage/create', { ...touchpoint, questions: many({}) }],
    ['replies of one question', 'POST', '/feedback_bot/stage/create', { ...touchpoint, questions: [question] }],
    ['ids that are none', 'PATCH', '/feedback_bot/stage/update_stage_timeline', { stage_timeline: many({}) }],
    ['ids to export', 'POST', '/feedback_bot/stage/questions_report/download', { stages: many(1) }],
    ['values of filters', 'POST', '/users/list', { department__in: many(1), fields: many(1) }],
  ] as const)('is refused quickly and shortly: %s', async (_, method, path, body) => {
    const from = performance.now();
    const answer = await who.ask(method, path, body);
    expect(answer.status).toBe(400);
    expect(performance.now() - from).toBeLessThan(2_000);
    expect(JSON.stringify(answer.body).length).toBeLessThan(300_000);
  });

  it('is still told in the words of its document', async () => {
    const questions = many({ type: 'text', text: 'Well?' }, 40);
    const answer = await who.post('/feedback_bot/stage/create', { ...touchpoint, questions });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'Invalid', errors: { questions: [expect.any(String)] } },
    });
    const [made] = (await server.store.exec(`select count(*)::int as n from stage where title = 'Flood'`)).rows;
    expect(made?.n).toBe(0);
  });
});
