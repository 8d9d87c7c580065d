import { sql } from 'drizzle-orm';
import type { Row } from '../../../scripts/seed/bulk.ts';
import type { Answer } from '../../support/product-app.ts';
import { employee, engineer, limited, regional, superAdmin } from './access.ts';
import { idOf, type Server, seededServer } from './server.ts';

/** Sees everyone and manages employees; the limited admin does so within one department. */
export const manager = 'meera.iyer@acme.example';

/** A seeded server with those who change profiles signed in. */
export interface ProfileServer extends Server {
  id(email: string): string;
  change(who: string | null, whom: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  stored(email: string): Promise<Row>;
}

export async function profileServer(): Promise<ProfileServer> {
  const server = await seededServer();
  const manage = (group: string, may: boolean) =>
    server.rows(
      sql`update access_group set permissions = (permissions - 'manage_employee') || ${may ? '["manage_employee"]' : '[]'}::jsonb where group_name = ${group}`,
    );
  await manage('People partners', true);
  await manage('Engineering partners', true);
  await manage('Asia Pacific partners', false);
  const ids = new Map<string, string>();
  for (const email of [superAdmin, limited, manager, regional, employee, engineer]) {
    ids.set(email, await idOf(server, email));
    await server.browser(email === engineer ? null : email);
  }
  const id = (email: string) => ids.get(email) as string;
  return {
    ...server,
    id,
    change: (who, whom, body, headers) =>
      server.as(who, 'PATCH', `/feedback_bot/users/update/${id(whom)}`, { body, headers }),
    stored: async (email) => (await server.rows(sql`select * from user_profile where id = ${id(email)}`))[0] ?? {},
  };
}
