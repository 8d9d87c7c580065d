import type { Answer } from '../../support/product-app.ts';
import { type Server, seededServer } from './server.ts';

export const superAdmin = 'superadmin@acme.example';
/** An admin of a group. */
export const limited = 'groupadmin@acme.example';
export const employee = 'employee@acme.example';
export const stranger = 'superadmin@globex.example';
export const path = '/feedback_bot/users/canned_email';

export const canned = {
  templateName: 'Hello',
  templateSubject: 'Hello {{recipient.first_name}}',
  templateBody: '<p>How are you, {{ recipient.display_name }}?</p>',
  templateType: 'canned',
  share_settings: 'all',
};

export type Row = Record<string, unknown> & { id: string; allowed_actions: string[] };

export interface TemplateServer extends Server {
  list(who: string | null, query?: string): Promise<Answer>;
  create(who: string | null, body?: object): Promise<Answer>;
  update(who: string | null, body: object): Promise<Answer>;
  remove(who: string | null, id: string): Promise<Answer>;
  /** The templates that someone finds, by name. */
  found(who: string, query?: string): Promise<Map<string, Row>>;
}

export async function templateServer(options: Parameters<typeof seededServer>[0] = {}): Promise<TemplateServer> {
  const server = await seededServer({ employees: 60, ...options });
  for (const email of [null, superAdmin, limited, employee, stranger]) await server.browser(email);
  const list: TemplateServer['list'] = (who, query = '') => server.as(who, 'GET', `${path}?${query}`);
  return {
    ...server,
    list,
    create: (who, body = canned) => server.as(who, 'POST', path, { body }),
    update: (who, body) => server.as(who, 'PATCH', path, { body }),
    remove: (who, id) => server.as(who, 'DELETE', `${path}/?cannel_id=${id}`),
    found: async (who, query) =>
      new Map((await list(who, query)).body.map((row: Row) => [String(row.templateName), row])),
  };
}
