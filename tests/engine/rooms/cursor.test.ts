import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import type { Caller } from '../../support/caller.ts';

let app: TestApp;
let admin: Caller;
let room: string;
beforeAll(async () => {
  app = await testApp({ schemas: ['tests/engine/library/schemas', 'tests/engine/rooms/schemas'] });
  admin = await app.as(app.actor({ permissions: ['manage_rooms'] }));
  room = (await admin.request('POST', '/api/rooms/room', { body: { name: 'Banyan', seats: 12 } })).body.id;
  await add(1, 300);
});
afterAll(async () => {
  expect(app.failures).toEqual([]);
  await app.close();
});

/** Purposes repeat, so that ties end in the id. */
const add = (from: number, to: number) =>
  app.store.exec(
    `insert into booking (company_id, id, purpose, room, created_at)
     select company_id, gen_random_uuid(), 'Choir ' || n % 40, id, now() + n * interval '1 microsecond'
     from room, generate_series($1::int, $2::int) n`,
    [from, to],
  );

const page = (query: Record<string, string>) => admin.request('GET', '/rooms-desk/bookings/pages', { query });
type Row = { id: string; purpose: string };

it.each(['purpose', '-purpose', 'createdAt', '-createdAt'])(
  'goes through a list by cursor, in the order of %s',
  async (ordering) => {
    const direction = ordering.startsWith('-') ? 'desc' : 'asc';
    const column = ordering.replace('-', '').replace('createdAt', 'created_at');
    const sorted = await app.rows(`select id from booking order by ${column} ${direction}, id ${direction}`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { status, body }: { status: number; body: { data: Row[]; next: string | null } } = await page({
        ordering,
        page_limit: '37',
        ...(cursor && { cursor }),
      });
      expect(status).toBe(200);
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.next;
    }
    expect(seen).toEqual(sorted.map(({ id }) => id));
  },
);

it('has nothing twice and leaves nothing out while rows come and go', async () => {
  const before = (await app.rows('select id from booking')).map(({ id }) => String(id));
  const seen: string[] = [];
  let cursor = '';
  for (let round = 0; ; round += 1) {
    const { body } = await page({ page_limit: '50', room, ...(cursor && { cursor }) });
    seen.push(...body.data.map(({ id }: Row) => id));
    if (!body.next) break;
    cursor = body.next;
    await add(1000 + round * 10, 1005 + round * 10);
    // One that was seen: by page numbers, the next would be skipped.
    await app.store.exec('delete from booking where id = $1', [seen[0]]);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(before.filter((id) => !seen.includes(id))).toEqual([]);
});

it.each([
  ['none', 'nonsense'],
  ['of another order', Buffer.from('["createdAt,id","x","y"]').toString('base64url')],
  ['with values of another type', Buffer.from('["purpose,id","Choir","x"]').toString('base64url')],
])('refuses a cursor that is %s', async (_what, cursor) => {
  const { status, body } = await page({ cursor });
  expect([status, body.message]).toEqual([404, 'Invalid page.']);
});

it('answers no page past the end', async () => {
  const last = Buffer.from('["purpose,id","~","ffffffff-ffff-4fff-bfff-ffffffffffff"]').toString('base64url');
  expect((await page({ cursor: last })).status).toBe(404);
  expect((await page({ page_offset: '9000' })).status).toBe(404);
});
