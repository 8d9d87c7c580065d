import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { met, type RunServer, runServer, words } from '../support/runs.ts';

/** Someone who writes of self-harm is told at once whom to call. */

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());

const contacts = 'Helpline 14416, day and night';
const anyone = 'Call the emergency number where you are, or someone you trust.';
const post = (path: string, body: object) => server.as(null, 'POST', `/feedback_bot/chat/${path}`, { body });
const settle = (help: string | null) => server.rows(sql`update company_settings set help_contacts = ${help}`);

async function asked(questions: object[]) {
  await server.rows(sql`update user_profile set status = 'inactive' where employee_id like 'NEW-%'`);
  const user = await server.joins(server.clock.now().toISOString().slice(0, 10));
  await server.live({ duration: 0, questions });
  await server.run();
  return server.tokenOf(user);
}

it.each([
  ['the contacts of the company', 'Some days I want to die', contacts, contacts],
  ['them also for another form of the words', 'I was SELF-HARMING again', contacts, contacts],
  ['the emergency number where the company names none', 'I think of suicide', null, anyone],
  ['nothing for other words', 'I could die of laughter', contacts, undefined],
])('names %s', async (_, text, help, expected) => {
  await settle(help);
  const token = await asked([words, met]);
  expect((await post('open', { token })).body).not.toHaveProperty('help');
  const { body } = await post('answer', { token, question: words.id, text });
  expect(body.help).toBe(expected);
  // They stay while the chat goes on, and when it is opened again.
  expect((await post('open', { token })).body.help).toBe(expected);
});

it('takes no reply that the company has written for words of theirs', async () => {
  await settle(contacts);
  const token = await asked([{ ...met, quickReplies: ['I want to die', 'No'] }, words]);
  const { body } = await post('answer', { token, question: met.id, choice: 'I want to die' });
  expect(body).not.toHaveProperty('help');
});
