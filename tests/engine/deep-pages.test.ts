import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { random } from '../support/random.ts';
import { everything, fillLibrary, libraryApp } from './library/library.ts';

let library: TestApp;
let keeper: Caller;
beforeAll(async () => {
  library = await libraryApp();
  await fillLibrary(library);
  keeper = await library.as(library.actor({ permissions: everything }));
  await add(1, 500);
});
afterAll(async () => {
  expect(library.failures).toEqual([]);
  await library.close();
});

/** Titles repeat and authors may be missing: ties end in the id, and what is empty stands last. */
const add = (from: number, to: number) =>
  library.store.exec(
    `insert into book (company_id, id, title, author, genre, place, collection)
     select 'aaaaaaaa-0000-4000-8000-000000000001', gen_random_uuid(), 'Row ' || n % 90,
       case when n % 3 > 0 then 'Author ' || n % 40 end, 'novel', 1000 + n, 'long'
     from generate_series($1::int, $2::int) n`,
    [from, to],
  );

const orders = ['place', 'title', 'author'].flatMap((field) => [[field, 'ASC'] as const, [field, 'DESC'] as const]);

it('finds every far page where it is, from known places and without, while rows come and go', async () => {
  const { below } = random(20261121);
  let added = 500;
  let looked = 0;
  for (let round = 0; round < 12; round += 1) {
    const [field, direction] = orders[round % orders.length] ?? ['place', 'ASC'];
    const sorted = await library.rows(
      `select id from book where collection = 'long' order by ${field} ${direction} nulls last, id ${direction}`,
    );
    for (let page = 0; page < 12; page += 1) {
      const from = 100 + below(sorted.length - 100);
      const answer = await keeper.request('GET', '/api/lending/book', {
        query: {
          filter: JSON.stringify({ collection: 'long' }),
          range: `[${from},${from + 6}]`,
          sort: JSON.stringify([field, direction]),
        },
      });
      const expected = sorted.slice(from, from + 7).map(({ id }) => id);
      expect(
        answer.body.map((row: { id: string }) => row.id),
        `${field} ${direction} from ${from}`,
      ).toEqual(expected);
      looked += 1;
    }
    added += 1;
    await add(added, added);
    await library.store.exec(`delete from book where collection = 'long' and place = $1`, [1000 + below(400)]);
  }
  expect(looked).toBe(144);
});
