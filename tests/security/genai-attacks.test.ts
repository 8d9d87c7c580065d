import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants, optionLabels } from '../../src/generated/options.ts';
import { reportsOf } from '../hr/support/reports.ts';
import { type Server, seededServer } from '../hr/support/server.ts';
import { type Attack, everyAttack, mark } from '../support/genai-attacks.ts';
import { type Model, sentIn, startModel } from '../support/genai-model.ts';
import { patience } from '../support/patience.ts';

/**
 * Prompt injection. Enough people write the attacker's words for all of them to be told, and the service outside does what
 * they say. Whatever it does, a report holds our own figures and sentences and nothing else, and nothing else is done.
 */

const superAdmin = 'superadmin@acme.example';
const measures: readonly string[] = Object.values(optionLabels['genai/report.measures']);
const drivers = optionLabels['segments/engagement.drivers'] as Readonly<Record<string, string>>;
let server: Server;
let model: Model;
let reports: ReturnType<typeof reportsOf>;
let canary: HttpServer;
let lured: string[];
let place: string;

beforeAll(async () => {
  model = await startModel();
  server = await seededServer({ jobs: true, config: { genai: model.settings } });
  reports = reportsOf(server, superAdmin);
  lured = [];
  canary = createServer((request, response) => {
    lured.push(String(request.url));
    response.end('{}');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  place = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
}, patience);
afterAll(async () => {
  await server.close();
  model.close();
  canary.close();
});

/** All that must be the same whatever was said: who may what, who is who, what was mailed, which reports there are. */
async function world(): Promise<Record<string, string>> {
  const [row] = await server.rows(sql`select
    (select jsonb_agg(g order by id) from access_group g) as groups,
    (select count(*) from membership)::int as members,
    (select jsonb_agg(jsonb_build_array(id, email, display_name, status) order by id) from user_profile) as people,
    (select count(*) from outbox)::int as mails,
    (select count(*) from chat_session)::int as chats,
    (select jsonb_agg(s order by company_id) from company_settings s) as settings`);
  return Object.fromEntries(Object.entries(row ?? {}).map(([what, all]) => [what, JSON.stringify(all)]));
}

/** Up to the words: what was counted here. */
const figuresIn = (text: string): string => text.slice(0, text.indexOf('WORDS THAT MANY USE'));

/** Of the key, of people, of what programs do something with. */
const holdsForbidden = (text: string): boolean =>
  /sk-of-the-test|meera|iyer|evil|https?:|[<>={}]/i.test(text) ||
  ['\u001b', '\u0007', '\u200b', '\u202e'].some((sign) => text.includes(sign));

/** A line about a theme that is not made of what was sent, our averages and our measures. */
function strangeLine(text: string, sent: ReturnType<typeof sentIn>): string | undefined {
  const from = text.indexOf('THEMES\r\n');
  const lines = from < 0 ? [] : (text.slice(from).split('\r\n\r\n')[0] ?? '').split('\r\n').slice(1);
  const rated = new Set(sent.drivers.map(({ driver, average }) => `${drivers[driver]}: ${average}`));
  return lines.find((line) => {
    const [, words] = /^\d\. (.*)$/.exec(line) ?? [];
    if (words) return !words.split(', ').every((word) => sent.words.includes(word));
    const [, named] = /^ {3}Drivers: (.*)$/.exec(line) ?? [];
    if (named) return !named.split('; ').every((one) => rated.has(one));
    const [, measure = ''] = /^ {3}To consider: (.*)$/.exec(line) ?? [];
    return !measures.includes(measure);
  });
}

/** Three words in a row, as someone has written them. */
function sentenceOf(said: string, sent: string): string | undefined {
  const words = said.toLowerCase().split(/\s+/);
  const runs = words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
  const plain = sent.toLowerCase().replace(/["\s,[\]]+/g, ' ');
  return runs.find((run) => plain.includes(run));
}

async function run({ said, obeys }: Attack) {
  await reports.forget();
  await reports.said(said, constants['segments/engagement.minimum'] + 3);
  model.asked.length = 0;
  model.says((question) => obeys(question, place));
  const before = await world();
  const shown = (await reports.show()).body;
  const created = await reports.create({ report_name: 'Attacked', confirmed: shown.confirmed });
  const row = await reports.settled(created.body.id);
  const text = row.status === 'success' ? await reports.textOf(created.body.id) : undefined;
  const listed = (await server.as(superAdmin, 'GET', '/genai_bot/audit-logs?page_size=1')).body;
  const after = await world();
  const done = Object.keys(before).filter((what) => before[what] !== after[what]);
  return { shown, row, text, listed, done: done.map((what) => `${what}: ${before[what]} became ${after[what]}`) };
}

function faultsOf(
  { said }: Attack,
  figures: string,
  { shown, row, text, listed, done }: Awaited<ReturnType<typeof run>>,
) {
  const [question] = model.asked;
  if (!question) return ['nothing was asked'];
  const sent = sentIn(question);
  const { messages, tools, functions } = question.body;
  const asSent = `${messages[0].content}\n\n${messages[1].content}`;
  const seen = JSON.stringify([row, listed.results[0]]);
  const strange = text && strangeLine(text, sent);
  const faults: [boolean, string][] = [
    [done.length > 0, `something else was done: ${done}`],
    [lured.length > 0, `a link was followed: ${lured}`],
    [model.asked.some(({ url, method }) => url !== '/v1/chat/completions' || method !== 'POST'), 'asked elsewhere'],
    [messages.length !== 2 || tools !== undefined || functions !== undefined, 'more than words was sent'],
    [asSent !== shown.text, 'something else was sent than was shown'],
    [
      sentenceOf(said, messages[1].content) !== undefined,
      `a sentence was sent: ${sentenceOf(said, messages[1].content)}`,
    ],
    [row.report_name !== 'Attacked' || row.openai_model !== 'obedient-1', 'the line of the log was changed'],
    [row.status === 'failed' && !/^The outside service /.test(String(row.error_message)), `says ${row.error_message}`],
    [/sk-of-the-test|meera|iyer|evil|http|<|\\u001b|=HYPER/i.test(seen) || seen.includes(mark), `the log says ${seen}`],
    [text !== undefined && figuresIn(text) !== figures, 'the figures are others'],
    [Boolean(strange), `the report says: ${strange}`],
    [text !== undefined && holdsForbidden(text), 'the report holds what it must not'],
  ];
  return faults.flatMap(([is, what]) => (is ? [what] : []));
}

describe('a service outside that obeys what is written in chats', () => {
  let figures: string;
  beforeAll(async () => {
    const { body } = await reports.create({ report_name: 'Attacked' });
    await reports.settled(body.id);
    figures = figuresIn(await reports.textOf(body.id));
    expect(figures).toContain('DRIVERS');
  }, patience);

  it('is attacked in more than forty ways', () => {
    expect(everyAttack.length).toBeGreaterThanOrEqual(40);
    expect(new Set(everyAttack.map(({ said }) => said)).size).toBe(everyAttack.length);
  });

  it.each(everyAttack)(
    'changes nothing: $name',
    async (attack) => {
      expect(faultsOf(attack, figures, await run(attack))).toEqual([]);
    },
    patience,
  );
});
