import { describe, expect, it } from 'vitest';
import { bookId } from './library/library.ts';
import { book, openLibrary } from './library/scenario.ts';

/** A value of a list that says "retired": true is shown and found where it is stored, and nowhere else written. */

const { app, play } = openLibrary();
const refused = { errors: { genre: ['This is not offered any more.'] } };
const hold = () => app().store.exec(`update book set genre = 'sermon' where id = '${bookId(1)}'`);

describe('a retired value', () => {
  it('is refused for a new record', () =>
    play({
      call: 'lending/book.create',
      input: { body: { title: 'New', genre: 'sermon' } },
      status: 400,
      body: refused,
    }));

  it('is refused for a record that holds another one', () =>
    play({
      call: 'lending/book.update',
      input: { ...book(1), body: { genre: 'sermon' } },
      status: 400,
      body: refused,
    }));

  it('stays where it is stored, while others change', async () => {
    await hold();
    const { title, genre } = { title: 'Old sermons', genre: 'sermon' };
    const caller = await app().as(app().actor({ permissions: ['browse', 'keep', 'withdraw', 'prices'] }));
    const answer = await caller.call('lending/book.update', { ...book(1), body: { title, genre } });
    expect([answer.status, answer.body.title]).toEqual([200, title]);
  });

  it('is shown, and found by a filter', async () => {
    await hold();
    const caller = await app().as(app().actor({ permissions: ['browse', 'keep', 'withdraw', 'prices'] }));
    const { status, body } = await caller.call('lending/book.list', { body: { genre__in: ['sermon'] } });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('"genre":"sermon"');
    expect(JSON.stringify(body)).not.toContain('"genre":"novel"');
  });
});
