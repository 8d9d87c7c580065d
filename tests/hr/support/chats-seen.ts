import { sql } from 'drizzle-orm';
import type { Answer } from '../../support/product-app.ts';
import { superAdmin, wide } from './access.ts';
import { type Server, seededServer } from './server.ts';

export { limited, superAdmin, wide } from './access.ts';

/** Sees everyone, reads what they said and works on their cases, and is never told who they are. */
export const unnamed = wide;
const unnamedMay = [
  'view_message',
  'anonymous_message',
  'change_status',
  'manage_employee',
  'company_culture_dashboard',
];

export interface ChatServer extends Server {
  chats(who: string, query?: string): Promise<Answer>;
  read(who: string, id: string): Promise<Answer>;
  change(who: string, id: string, body: unknown): Promise<Answer>;
  /** Gives the group of an admin these permissions. */
  give(who: string, permissions: readonly string[]): Promise<void>;
  /** The first chat of the company for which this holds. */
  chat(where: ReturnType<typeof sql>): Promise<{ id: string; user: string; stage: string }>;
}

export async function chatServer(employees = 60): Promise<ChatServer> {
  const server = await seededServer({ employees });
  const { rows, as } = server;
  const give: ChatServer['give'] = async (who, permissions) => {
    await rows(sql`
      update access_group set permissions = ${JSON.stringify(permissions)}::jsonb
      where id = (select m.group_id from membership m join user_profile u on u.id = m.user_id where u.email = ${who})`);
  };
  await give(unnamed, unnamedMay);
  await server.browser(superAdmin);
  await server.browser(unnamed);
  return {
    ...server,
    give,
    chats: (who, query = '') => as(who, 'GET', `/feedback_bot/session/list?count=true&${query}`),
    read: (who, id) => as(who, 'GET', `/feedback_bot/session/transcript/${id}`),
    change: (who, id, body) => as(who, 'PATCH', `/feedback_bot/session/update/${id}`, { body }),
    chat: async (where) => {
      const [row] = await rows(sql`
        select s.id, s.user_id as user, s.stage_id as stage from chat_session s join company c on c.id = s.company_id
        where c.slug = 'acme' and ${where} order by s.id limit 1`);
      if (!row) throw new Error('no such chat was seeded');
      return row as { id: string; user: string; stage: string };
    },
  };
}
