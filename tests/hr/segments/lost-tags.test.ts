import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SegmentServer, segmentServer, superAdmin } from '../support/segments.ts';

/** A segment whose tag was taken from the company's list and from everyone says so. */

let server: SegmentServer;
beforeAll(async () => {
  server = await segmentServer(60);
});
afterAll(() => server.close());

const lost = async () =>
  (await server.list(superAdmin)).body.dashboard_saved_filters.map((row: { title: string; lost_tags?: string[] }) => [
    row.title,
    row.lost_tags,
  ]);

it('is said of a tag that nobody carries and the company has not, as long as that is so', async () => {
  const tags = (list: string[]) => ({ user__profile__tags: list });
  const [person] = await server.rows(sql`select id, tags from user_profile where email = ${superAdmin}`);
  const carry = (list: unknown) =>
    server.rows(sql`update user_profile set tags = ${JSON.stringify(list)}::jsonb where id = ${person?.id}`);
  for (const [title, filters] of [
    ['Offered', tags(['Core Team'])],
    ['Gone', tags(['Book club'])],
    ['One of two', tags(['Core Team', 'Book club'])],
  ] as const)
    expect((await server.create(superAdmin, { title, filters, type: 'dashboard' })).status).toBe(201);
  const expected = (gone?: string[]) => [
    ['All data', undefined],
    ['Gone', gone],
    ['Offered', undefined],
    ['One of two', gone],
  ];
  expect(await lost()).toEqual(expected(['Book club']));
  await carry(['Book club']);
  expect(await lost()).toEqual(expected());
  await carry(person?.tags);
});
