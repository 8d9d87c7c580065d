import { describe, expect, it } from 'vitest';
import { bookId } from './library/library.ts';
import { book, everyone, openLibrary, type Scenario } from './library/scenario.ts';

/** A rule over two fields (poetry has at most 500 pages), whichever of them is written. */

const { app, play } = openLibrary();
const refused = { status: 400, body: { code: 'Invalid', errors: { pages: [expect.any(String)] } } };
const thickPoetry = { title: 'Odes', genre: 'poetry', pages: 600 };

describe('a rule over two fields', () => {
  const refusals: [string, Scenario][] = [
    ['refuses a new record', { call: 'lending/book.create', input: { body: thickPoetry }, ...refused }],
    [
      'refuses a change of the field at which its fault stands',
      { call: 'lending/book.update', input: { ...book(2), body: { pages: 600 } }, ...refused },
    ],
    [
      'refuses a change of the other field',
      { call: 'lending/book.update', input: { ...book(6), body: { genre: 'poetry' } }, ...refused },
    ],
  ];
  it.each(refusals)('%s', (_, scenario) => play(scenario));

  it('lets a record that is older than it be changed elsewhere, and refuses what breaks it anew', async () => {
    await app().store.exec(`update book set genre = 'poetry' where id = '${bookId(6)}'`);
    const caller = await app().as(app().actor(everyone));
    const change = (body: object) => caller.call('lending/book.update', { ...book(6), body });
    expect(await change({ title: 'Old fables' })).toMatchObject({ status: 200, body: { title: 'Old fables' } });
    expect(await change({ pages: 700 })).toMatchObject(refused);
    expect(await change({ pages: 400 })).toMatchObject({ status: 200 });
  });
});
