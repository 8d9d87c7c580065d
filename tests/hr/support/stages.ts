import { sql } from 'drizzle-orm';
import type { Answer } from '../../support/product-app.ts';
import { type Server, seededServer } from './server.ts';

export const superAdmin = 'superadmin@acme.example';
/** May manage touchpoints, but editing was taken from them. */
export const groupAdmin = 'groupadmin@acme.example';
/** Of the same group, and may edit. */
export const partner = 'arjun.kapoor@acme.example';
const employee = 'employee@acme.example';
export const stranger = 'superadmin@globex.example';

export const question = { type: 'text', text: 'How are you?' };
export const valid = { title: 'New one', triggerTimeDuration: 3, triggerTimeUnit: 'days', questions: [question] };

/** A seeded server with everyone of this file signed in, and the calls that write touchpoints. */
export interface StageServer extends Server {
  create(email: string | null, body: object, headers?: Record<string, string>): Promise<Answer>;
  update(email: string | null, id: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  read(email: string | null, id: string): Promise<Answer>;
  /** A touchpoint made by the SuperAdmin. */
  made(more?: object): Promise<Answer['body']>;
  stored(id: string): Promise<Record<string, unknown>>;
}

export async function stageServer(): Promise<StageServer> {
  const server = await seededServer();
  for (const email of [null, superAdmin, groupAdmin, partner, employee, stranger]) await server.browser(email);
  const create: StageServer['create'] = (email, body, headers) =>
    server.as(email, 'POST', '/feedback_bot/stage/create', { body, headers });
  return {
    ...server,
    create,
    update: (email, id, body, headers) =>
      server.as(email, 'PATCH', `/feedback_bot/stage/update/${id}`, { body, headers }),
    read: (email, id) => server.as(email, 'GET', `/feedback_bot/stage/${id}`),
    made: async (more = {}) => (await create(superAdmin, { ...valid, ...more })).body,
    stored: async (id) => (await server.rows(sql`select * from stage where id = ${id}`))[0] ?? {},
  };
}
