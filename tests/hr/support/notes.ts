import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { employee, engineer, limited, peer, regional, stranger, superAdmin, wide } from './access.ts';
import { idOf, type Server, seededServer } from './server.ts';

/** Sees everyone, and may do nothing with employees. */
const reader = 'meera.iyer@acme.example';
export const path = '/feedback_bot/session/comment';

/** A server for the notes of a file of tests, none before each of them; and what is asked of it. */
export function notesTests() {
  let server: Server;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    server = await seededServer();
    for (const email of [superAdmin, limited, peer, wide, reader, regional, employee, engineer, stranger])
      ids.set(email, await idOf(server, email));
    await server.rows(
      sql`update access_group set permissions = '["company_culture_dashboard","add_note"]'::jsonb where group_name = 'People partners'`,
    );
    await server.rows(sql`update user_profile set department = 'Sales' where email = ${employee}`);
    for (const email of [null, superAdmin, limited, peer, wide, reader, regional, employee, stranger])
      await server.browser(email);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.rows(sql`delete from alert`);
    await server.rows(sql`delete from outbox`);
    await server.rows(sql`delete from note`);
  });
  const id = (email: string) => ids.get(email) as string;
  return {
    get server() {
      return server;
    },
    id,
    add: (who: string | null, whom: string, body: unknown = 'Talked about the new team.', more = {}) =>
      server.as(who, 'POST', `${path}/add`, { body: { user: id(whom), body, ...more } }),
    update: (who: string, note: string, body: unknown) =>
      server.as(who, 'PATCH', `${path}/update/${note}`, { body: { body } }),
    remove: (who: string, note: string) => server.as(who, 'DELETE', `${path}/delete/${note}`),
    list: (who: string | null, whom: string, query = '') => server.as(who, 'GET', `${path}/list/${id(whom)}${query}`),
    /** Work while the engineers' partners have these rights more, and that one less. */
    async withRights(code: string, codes: string, work: () => Promise<void>) {
      await server.rows(
        sql`update access_group set permissions = (permissions - ${code}) || ${codes}::jsonb where group_name = 'Engineering partners'`,
      );
      try {
        await work();
      } finally {
        await server.rows(
          sql`update access_group set permissions = '["company_culture_dashboard","manage_employee","add_note","manage_milestone"]'::jsonb where group_name = 'Engineering partners'`,
        );
      }
    },
  };
}
