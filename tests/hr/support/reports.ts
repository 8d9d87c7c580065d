import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Row } from '../../../scripts/seed/bulk.ts';
import type { Server } from './server.ts';

/** What tests do with reports: people say something, one is written, and is read. */
export function reportsOf(server: Server, email: string) {
  const company = sql`(select id from company where slug = 'acme')`;
  const rowOf = async (id: string): Promise<Row> =>
    (await server.rows(sql`select * from genai_log where id = ${id}`))[0] ?? {};
  return {
    rowOf,
    /** Of so many different people, in chats that they completed. */
    said: (text: string, people: number) =>
      server.rows(sql`
        insert into chat_message (company_id, id, user_id, session_id, position, msg, bot_response)
        select distinct on (c.user_id) c.company_id, gen_random_uuid(), c.user_id, c.id, 900 + (random() * 90000)::int,
          ${JSON.stringify([{ text }])}::jsonb, false
        from chat_session c join user_profile p on p.company_id = c.company_id and p.id = c.user_id and p.status = 'active'
        where c.company_id = ${company} and c.completed_at is not null order by c.user_id limit ${people}`),
    /** What was said with `said`, what was told of it, and what was counted. */
    forget: async () => {
      await server.rows(sql`delete from chat_message where position >= 900`);
      await server.rows(sql`delete from disclosure`);
      await server.rows(sql`delete from counter`);
    },
    show: (body: object = {}, by = email) => server.as(by, 'POST', '/genai_bot/reports/preview', { body }),
    create: (body: object, by = email) => server.as(by, 'POST', '/genai_bot/reports', { body }),
    async settled(id: string): Promise<Row> {
      const ended = async () => /success|failed/.test(String((await rowOf(id)).status));
      await vi.waitUntil(ended, { timeout: 120_000, interval: 100 });
      return rowOf(id);
    },
    async textOf(id: string): Promise<string> {
      const { body } = await server.as(email, 'GET', `/genai_bot/audit-logs/${id}/file`);
      const { app, cookies } = await server.browser(email);
      const answer = await app.inject({ method: 'GET', url: body.report_url, cookies: Object.fromEntries(cookies) });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      return answer.payload;
    },
  };
}
