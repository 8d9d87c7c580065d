import { afterAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { bookId, everything, fillLibrary, libraryApp, loanId, memberId } from './library/library.ts';
import { everyone, openLibrary } from './library/scenario.ts';

const { app, play } = openLibrary();
const ada = { id: memberId(1), permissions: ['browse', 'contact'], flags: { at_desk: true } };
const changed = (id: string) => expect.arrayContaining([expect.objectContaining({ id })]);

describe('a list by its document', () => {
  it('has the fields of related records, other names, and what one may do with each row', () =>
    play({
      who: ada,
      call: 'lending/loan.mine',
      status: 200,
      body: {
        total: 1,
        data: [
          { due: '2026-02-01', loan: loanId(1), title: 'Algebra', mail: 'ada@library.example', actions: ['return'] },
        ],
      },
    }));
  it('answers what is asked for, and the id under no other name than its own', async () => {
    const caller = await app().as(app().actor(ada));
    const { body } = await caller.call('lending/loan.mine', { query: { fields: 'title,actions' } });
    expect(body.data).toEqual([{ title: 'Algebra', actions: ['return'] }]);
  });
  it('tells nothing of a related record that the caller may not read', async () => {
    const caller = await app().as(app().actor({ ...ada, permissions: ['browse'] }));
    const { body } = await caller.call('lending/loan.mine', {});
    expect(body.data[0]).not.toHaveProperty('mail');
  });
  it('leaves out those with other values, and of other people', () =>
    play({ who: { ...ada, id: memberId(3) }, call: 'lending/loan.mine', status: 200, body: { total: 0, data: [] } }));
});

describe('a count', () => {
  it('counts what the filters leave', () =>
    play({ call: 'lending/loan.count', input: { query: { book: bookId(2) } }, status: 200, body: { count: 1 } }));
  it('counts everything without any', () => play({ call: 'lending/loan.count', status: 200, body: { count: 3 } }));
  it('counts within the scope', () =>
    play({
      who: { ...everyone, scope: { property: 'branch', in: ['south'] } },
      call: 'lending/loan.count',
      status: 200,
      body: { count: 1 },
    }));
});

describe('a change with values of its document', () => {
  it('writes them, and says what has happened', () =>
    play({
      call: 'lending/loan.return',
      input: { params: { id: loanId(1) } },
      status: 200,
      body: { status: 200, id: loanId(1), message: 'The book is back.' },
      effects: { loan: { changed: changed(loanId(1)) as never }, audit_line: { added: expect.any(Array) as never } },
    }));
  it('is refused where the record holds another value', () =>
    play({
      call: 'lending/loan.return',
      input: { params: { id: loanId(3) } },
      status: 409,
      body: { code: 'ReturnedBefore', message: 'It is back already.' },
    }));
  it('takes no body', async () => {
    const caller = await app().as(app().actor(everyone));
    const { status } = await caller.call('lending/loan.return', {
      params: { id: loanId(1) },
      body: { due: '2030-01-01' },
    });
    expect(status).toBe(400);
  });
});

describe('a limit of rows', () => {
  it('holds for many at once, and for each person alone', async () => {
    const caller = await app().as(app().actor(ada));
    const borrow = (number: number) =>
      caller.call('lending/loan.borrow', { body: { book: bookId(number), due: '2026-05-01' } });
    const answers = await Promise.all([1, 2, 4, 6].map(borrow));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'TooMany',
      message: 'Nobody has more than 2 books at a time.',
    });
    const other = await app().as(app().actor({ ...ada, id: memberId(4) }));
    const { status } = await other.call('lending/loan.borrow', { body: { book: bookId(1), due: '2026-05-01' } });
    expect(status).toBe(201);
  });
});

it('reads oneself without being told who that is', () =>
  play({ who: ada, call: 'lending/member.me', status: 200, body: { id: memberId(1), name: 'Ada' } }));

describe('hooks of rows', () => {
  let library: TestApp | undefined;
  afterAll(() => library?.close());

  it('keep records from everyone who may not know of them, in lists, counts, changes and REST', async () => {
    library = await libraryApp({
      hooks: { 'lending/loan': { rows: ({ actor }) => (actor.flags.at_desk ? {} : { id: [loanId(2)] }) } },
    });
    await fillLibrary(library);
    const caller = await library.as(library.actor({ permissions: everything }));
    const list = await caller.call('lending/loan.list', { body: {} });
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual([loanId(2)]);
    expect((await caller.call('lending/loan.count', {})).body.count).toBe(1);
    expect((await caller.call('lending/loan.return', { params: { id: loanId(1) } })).status).toBe(404);
    expect((await caller.request('GET', `/api/lending/loan/${loanId(1)}`)).status).toBe(404);
    expect((await caller.request('GET', `/api/lending/loan/${loanId(2)}`)).status).toBe(200);
    expect((await caller.call('lending/loan.return', { params: { id: loanId(2) } })).status).toBe(200);
  });
});
