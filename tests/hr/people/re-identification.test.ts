import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stagesOf } from '../../../scripts/seed/stages.ts';
import { triggerDate } from '../../../src/hr/rules/trigger-time.ts';
import { seedingDay } from '../../support/demo.ts';
import { type ChatServer, chatServer, limited, superAdmin, unnamed } from '../support/chats-seen.ts';

/**
 * Someone who sees employees with their day of joining, and chats without names, tries to find out whose a chat is: a
 * touchpoint comes so long after joining. They know which touchpoints there are, that someone has chats of the last
 * three that were due, and everything that any call shows them.
 */

interface Chat {
  id: string;
  pseudonym: string;
  stage_title: string;
  overall_mood: number | null;
}
interface Person {
  id: string;
  joined: string;
  until: string;
}

const minimum = 5;
const stages = stagesOf('acme').filter(({ live }) => live);
const known = new Set(stages.map(({ title }) => title));

let server: ChatServer;
beforeAll(async () => {
  server = await chatServer(Number(process.env.FULL ? 600 : 190));
  await server.give(limited, ['view_message', 'anonymous_message', 'change_status', 'manage_employee']);
}, 120_000);
afterAll(() => server.close());

async function all<Row>(who: string, path: string, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await server.as(who, 'GET', `/feedback_bot/${path}?${query}&page_limit=100&page_offset=${page}`);
    if (!body.data) throw new Error(`${path}?${query}: ${JSON.stringify(body)}`);
    rows.push(...body.data);
    if (body.data.length < 100) return rows;
  }
}

async function peopleSeen(who: string): Promise<Person[]> {
  const seen = await all<{ id: string }>(who, 'users/list', '');
  const rows = await server.rows(
    sql`select id, joining_date::text as joined, exit_date::text as exit from user_profile`,
  );
  const known = new Map(
    rows.map(({ id, joined, exit }) => [id, { joined: String(joined), until: String(exit ?? seedingDay) }]),
  );
  return seen.map(({ id }) => ({ id, joined: '', until: '', ...known.get(id) }));
}

/** The last three touchpoints that were due for someone, the very last one at the end. */
function dueOf({ joined, until }: Person): string[] {
  return stages
    .map(({ title, after, unit }) => ({ title, date: triggerDate(joined, after, unit) }))
    .filter(({ date }) => date <= until && date < seedingDay)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(-3)
    .map(({ title }) => title);
}

/** What the questions of a chat tell of its touchpoint, beside the title that is shown. */
async function titlesOf(who: string, chat: Chat): Promise<Set<string>> {
  const { body } = await server.read(who, chat.id);
  const asked = body.data.filter((entry: { bot_response: boolean }) => entry.bot_response);
  const texts = asked.map(({ msg }: { msg: { text: string }[] }) => msg[0]?.text as string);
  const asks = texts.filter((text: string) =>
    stages.some(({ questions }) => questions.some((one) => one.text === text)),
  );
  const fitting = stages
    .filter(({ questions }) => asks.every((text: string) => questions.some((one) => one.text === text)))
    .map(({ title }) => title);
  return new Set(fitting);
}

/** How many people fit each chat. */
async function fitting(who: string): Promise<number[]> {
  const people = (await peopleSeen(who)).map((person) => ({ ...person, due: dueOf(person) }));
  const chats = await all<Chat>(who, 'session/list', 'tab=total_session');
  const last = new Set((await all<Chat>(who, 'session/list', 'last=true')).map(({ id }) => id));
  const facts = new Map<string, Set<string>>();
  const shown = new Set(chats.map(({ stage_title: title }) => title).filter((title) => known.has(title)));
  for (const chat of chats)
    facts.set(chat.id, shown.has(chat.stage_title) ? new Set([chat.stage_title]) : await titlesOf(who, chat));
  const together = grouped(chats);
  return chats.map((chat) => {
    const linked = together.get(chat.pseudonym) ?? [chat];
    return people.filter(({ due, until }) =>
      linked.every(({ id, stage_title: title, overall_mood: mood }) => {
        // A title that is told of others is none that is hidden.
        const titles = [...(facts.get(id) ?? [])].filter((one) => one === title || !shown.has(one));
        // Of someone who has left no chat is the last one. One that was answered and is not: another came after it.
        if (last.has(id) && until !== seedingDay) return false;
        const mine = last.has(id) || mood === null || until !== seedingDay ? due : due.slice(0, -1);
        return titles.some((one) => mine.includes(one));
      }),
    ).length;
  });
}

function grouped(chats: readonly Chat[]): Map<string, Chat[]> {
  const by = new Map<string, Chat[]>();
  for (const chat of chats) by.set(chat.pseudonym, [...(by.get(chat.pseudonym) ?? []), chat]);
  return by;
}

describe('anyone who sees chats without names', () => {
  it.each([
    ['of everyone', () => unnamed],
    ['of one department', () => limited],
  ])('%s finds nobody: at least five people fit each chat', async (_whose, who) => {
    const counts = await fitting(who());
    const [least, few] = [Math.min(...counts), counts.filter((count) => count < minimum).length];
    console.log(`${counts.length} chats: ${few} are fitted by fewer than ${minimum} people, the least by ${least}`);
    expect(counts.length).toBeGreaterThan(20);
    expect(few).toBe(0);
  });

  it('is led by no answer about a person to a chat', async () => {
    const chats = new Set((await all<Chat>(superAdmin, 'session/list', '')).map(({ id }) => id));
    const [person] = await peopleSeen(unnamed);
    const answers = await Promise.all(
      [
        'users/list?page_limit=100',
        `users/details/${person?.id}`,
        `session/comment/list/${person?.id}`,
        'alerts/list',
      ].map((path) => server.as(unnamed, 'GET', `/feedback_bot/${path}`)),
    );
    const text = JSON.stringify(answers.map(({ body }) => body));
    expect([...chats].filter((id) => text.includes(id))).toEqual([]);
  });

  it('is told by no line of the audit, in the log, by a search in it or in its file, whose a chat is', async () => {
    const may = ['view_message', 'anonymous_message', 'change_status', 'manage_employee', 'update_company_settings'];
    await server.give(unnamed, [...may, 'data_export']);
    const chat = await server.chat(sql`s.status = 'completed'`);
    const [person] = await server.rows(sql`select display_name from user_profile where id = ${chat.user}`);
    expect((await server.read(unnamed, chat.id)).status).toBe(200);
    const lines = async (who: string, query: string) =>
      (await server.as(who, 'GET', `/company/audit/?entity=people/session&record=${chat.id}${query}`)).body.count;
    const search = `&raw_search_string=${encodeURIComponent(String(person?.display_name))}`;
    expect([await lines(superAdmin, ''), await lines(superAdmin, search)]).toEqual([1, 1]);
    expect([await lines(unnamed, ''), await lines(unnamed, search)]).toEqual([0, 0]);
    const { body } = await server.as(unnamed, 'GET', '/company/audit/?page_limit=100');
    expect(body.results.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain(chat.id);
  });
});
