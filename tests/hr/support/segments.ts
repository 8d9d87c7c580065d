import { sql } from 'drizzle-orm';
import type { Answer } from '../../support/product-app.ts';
import { type Server, seededServer } from './server.ts';

export const superAdmin = 'superadmin@acme.example';
/** Sees Engineering, and has the dashboard. */
export const limited = 'groupadmin@acme.example';
export const employee = 'employee@acme.example';
export const stranger = 'superadmin@globex.example';
export const now = new Date('2026-01-10T06:00:00Z');

export const department = 'user__profile__department__in';
export const city = 'user__profile__city__in';
export const allData = '00000000-0000-0000-0000-000000000000';

const segments = '/feedback_bot/company/custom_filters_segment/';

/** A seeded server that believes it is a few days after the seeded past. */
export interface SegmentServer extends Server {
  list(who: string | null, query?: string): Promise<Answer>;
  create(who: string | null, body: object): Promise<Answer>;
  update(who: string | null, id: string, body: object): Promise<Answer>;
  remove(who: string | null, id: string): Promise<Answer>;
  overview(who: string | null, body?: object): Promise<Answer>;
  /** The overview of these filters. */
  figures(who: string, filters: object): Promise<Answer['body']>;
  /** How many people these filters select. */
  count(who: string, filters: object): Promise<Answer>;
  forget(): Promise<void>;
}

export async function segmentServer(
  employees = 200,
  jobs = false,
  clock = () => now,
  more: Parameters<typeof seededServer>[0] = {},
): Promise<SegmentServer> {
  const server = await seededServer({ employees, jobs, clock, ...more });
  for (const email of [null, superAdmin, limited, employee, stranger]) await server.browser(email);
  const overview: SegmentServer['overview'] = (who, body = {}) =>
    server.as(who, 'POST', '/feedback_bot/reports/overview', { body });
  return {
    ...server,
    list: (who, query = 'options=filters&report_name=dashboard') =>
      server.as(who, 'GET', `/feedback_bot/reports/get_report_options?${query}`),
    create: (who, body) => server.as(who, 'POST', segments, { body }),
    update: (who, id, body) => server.as(who, 'PATCH', `${segments}?id=${id}`, { body }),
    remove: (who, id) => server.as(who, 'DELETE', `${segments}?id=${id}`),
    overview,
    figures: async (who, filters) => (await overview(who, { filters: JSON.stringify(filters) })).body,
    count: (who, filters) => server.as(who, 'POST', '/feedback_bot/reports/segment_count', { body: { filters } }),
    forget: async () => {
      await server.rows(sql`delete from saved_filter`);
      await server.rows(sql`delete from disclosure`);
    },
  };
}
