import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allData, department, type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';

let server: SegmentServer;
beforeAll(async () => {
  server = await segmentServer(60);
});
afterAll(() => server.close());

describe('the default segment', () => {
  it('gives way to All data where it filters by a field that has gone, and is told where it is chosen', async () => {
    const sales = { title: 'Sales', filters: { [department]: 'Sales' }, type: 'dashboard' };
    const { id } = (await server.create(superAdmin, sales)).body.data;
    await server.update(superAdmin, id, { ...sales, filter_id: id, is_default: true });
    await server.rows(sql`update saved_filter set filters = '{"user__profile__shoeSize__in":["44"]}' where id = ${id}`);
    const { status, body } = await server.overview(superAdmin);
    expect([status, body.segment, body.filters]).toEqual([200, { id: allData, title: 'All data' }, {}]);
    const chosen = await server.overview(superAdmin, { segment: id });
    expect([chosen.status, chosen.body.message]).toEqual([400, 'You cannot filter by user__profile__shoeSize__in.']);
  });
});
