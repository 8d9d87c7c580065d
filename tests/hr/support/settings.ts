import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Row } from '../../../scripts/seed/bulk.ts';
import type { Answer } from '../../support/product-app.ts';
import { employee, limited, stranger, superAdmin } from './access.ts';
import { type Server, seededServer } from './server.ts';

/** May change the settings but for the pause; may only pause; may only change alert words. */
export const settler = 'meera.iyer@acme.example';
export const pauser = 'nurul.rahman@acme.example';
export const worder = limited;
export const mandatory = 'Fill all the mandatory fields!';

interface SettingsServer extends Server {
  acme: string;
  globex: string;
  now(): Date;
  read(who: string | null, company?: string): Promise<Answer>;
  change(who: string | null, body: unknown, headers?: Record<string, string>, company?: string): Promise<Answer>;
  stored(): Promise<Row>;
  /** Everything as it was, at the first moment. */
  restore(): Promise<void>;
  /** Another moment, at which these sign in anew: sessions end by themselves on the way. */
  at(iso: string, ...who: string[]): Promise<void>;
}

const first = '2026-01-05T06:00:00Z';

/** A server on which the rights over the company settings are spread over four people. */
async function settingsServer(): Promise<SettingsServer> {
  let now = new Date(first);
  const server = await seededServer({ clock: () => now });
  const give = (group: string, permissions: string[]) =>
    server.rows(
      sql`update access_group set permissions = ${JSON.stringify(permissions)}::jsonb where group_name = ${group}`,
    );
  await give('People partners', ['update_company_settings']);
  await give('Asia Pacific partners', ['update_pause_interaction']);
  await give('Engineering partners', ['manage_alert_words']);
  for (const email of [null, superAdmin, settler, pauser, worder, employee, stranger]) await server.browser(email);
  const rows = await server.rows(sql`select id, slug from company`);
  const idOf = (slug: string) => String(rows.find((row) => row.slug === slug)?.id);
  const acme = idOf('acme');
  const path = (id = acme) => `/feedback_bot/company/settings/${id}/`;
  return {
    ...server,
    acme,
    globex: idOf('globex'),
    now: () => now,
    read: (who, id) => server.as(who, 'GET', path(id)),
    change: (who, body, headers, id) => server.as(who, 'PATCH', path(id), { body, headers }),
    stored: async () => (await server.rows(sql`select * from company_settings where company_id = ${acme}`))[0] ?? {},
    at: async (iso, ...who) => {
      now = new Date(iso);
      for (const email of who) await (await server.browser(email)).signIn(email);
    },
    restore: async () => {
      now = new Date(first);
      await server.rows(sql`
        update company_settings set chat_alert_word_notification = true, chat_alert_words = '["abuse", "threat"]',
          employee_tags = '["Performers", "Non Performers", "Core Team", "Senior LT", "Buddy"]', enable_action_summary = '1',
          enable_brand_promotion_feedback = false, brand_promotion_feedback_field = null, disengaged_auto_assign = false,
          disengaged_reference_field = null, passively_engaged_auto_assign = false, passively_engaged_reference_field = null,
          auto_acknowledge = false, pause_interaction_active = false, pause_interaction_start_date = null,
          pause_interaction_end_date = null, pause_held_from = null, pause_held_until = null,
          resolution_feedback_enabled = false, detractors_notification = false, detractors_ref_field = null, detractor_below = 6
        where company_id = ${acme}`);
      await server.rows(sql`update user_profile set tags = tags - 'Buddy' where company_id = ${acme}`);
    },
  };
}

/** The server of a file of tests, with the settings before each of them as they were; and what is asked of it. */
export function settingsTests() {
  let server: SettingsServer;
  beforeAll(async () => {
    server = await settingsServer();
  });
  afterAll(() => server.close());
  beforeEach(() => server.restore());
  const change: SettingsServer['change'] = (...given) => server.change(...given);
  return {
    get server() {
      return server;
    },
    read: ((...given) => server.read(...given)) as SettingsServer['read'],
    change,
    stored: () => server.stored(),
    set: (body: Record<string, unknown>) =>
      change(superAdmin, body).then(({ status }) => expect(status).toBe(200)) as Promise<void>,
  };
}
