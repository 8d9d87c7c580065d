import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, type Server, seededServer } from '../../hr/support/server.ts';
import { patience } from '../../support/patience.ts';
import { payloads } from './payloads.ts';

/** A note is plain text everywhere: stored as it was written, and escaped where it becomes a mail. */

const peer = 'arjun.kapoor@acme.example';
const author = 'groupadmin@acme.example';
let server: Server;
let user: string;

beforeAll(async () => {
  server = await seededServer();
  user = await idOf(server, 'kavita.menon@acme.example');
  await server.browser(author);
});
afterAll(() => server.close());

const add = (body: string) => server.as(author, 'POST', '/feedback_bot/session/comment/add', { body: { user, body } });
const elements = (html: string) => [...html.matchAll(/<\/?[a-z!][^>]*>/gi)].map(([element]) => element).length;

async function mailOf(body: string): Promise<{ html: string; text: string; subject: string }> {
  await server.rows(sql`delete from outbox`);
  const { status } = await add(body);
  expect(status).toBe(201);
  const [mail] = await server.rows(sql`select html, text, subject from outbox`);
  return mail as never;
}

describe('the corpus in notes', () => {
  it('is kept as it is, and is no markup in the mail', { timeout: patience }, async () => {
    const plain = elements((await mailOf(`Hello @${peer} .`)).html);
    const written = payloads.filter((_, at) => process.env.FULL || at % 9 === 0);
    const wrong: string[] = [];
    for (const payload of written) {
      const { html, text } = await mailOf(`@${peer} ${payload}`);
      if (elements(html) !== plain) wrong.push(`${payload}: other elements`);
      if (!text.includes(payload.trim())) wrong.push(`${payload}: not in the text`);
    }
    const { body } = await server.as(author, 'GET', `/feedback_bot/session/comment/list/${user}?page_limit=1`);
    expect(body.data[0].body).toBe(`@${peer} ${written.at(-1)}`.trim());
    console.log(`Notes: ${written.length} payloads mailed, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
  });

  it('has no line in a header', async () => {
    await server.rows(
      sql`update user_profile set display_name = ${'Kavita\r\nBcc: evil@example.com'} where id = ${user}`,
    );
    expect((await mailOf(`Hello @${peer}`)).subject).not.toMatch(/[\r\n]/);
  });
});
