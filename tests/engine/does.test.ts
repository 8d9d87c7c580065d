import { afterAll, describe, expect, it } from 'vitest';
import type { Product } from '../../src/server/context.ts';
import { acme, type TestApp } from '../support/app.ts';
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

describe('records that the call names', () => {
  const ofMember = (number: number) => ({ params: { memberId: memberId(number) } });

  it('are listed, and counted by what they hold', () =>
    play({
      call: 'lending/loan.of',
      input: ofMember(1),
      status: 200,
      body: { total: 1, open: 1, plain: 0, data: [expect.objectContaining({ id: loanId(1) })] },
    }));
  it('are counted whatever the page', async () => {
    const caller = await app().as(app().actor(everyone));
    const { body } = await caller.call('lending/loan.of', { ...ofMember(2), query: { page_offset: 7 } });
    expect(body).toMatchObject({ total: 1, open: 1, plain: 1, data: [] });
  });
});

describe('a change of all records', () => {
  it('is one of those with the values alone, and told of each', async () => {
    const caller = await app().as(app().actor(ada));
    const { status, body } = await caller.call('lending/loan.return-all', {});
    expect([status, body]).toEqual([200, { status: 200 }]);
    const closed = await app().rows('select id from loan where closed order by id');
    expect(closed.map(({ id }) => id)).toEqual([loanId(1), loanId(3)]);
    const lines = await app().rows(`select count(*)::int as lines from audit_line where record_id = '${loanId(1)}'`);
    expect(lines[0]?.lines).toBeGreaterThan(0);
    expect((await caller.call('lending/loan.return-all', {})).status).toBe(200);
  });
});

describe('a call whose turn it is', () => {
  const renew = { params: { id: loanId(1) }, body: { until: '2026-09-01' } };
  const due = async () => (await app().rows(`select due::text from loan where id = '${loanId(1)}'`))[0]?.due;

  it('writes what it was given', async () => {
    const caller = await app().as(app().actor(ada));
    // Whole records have been read before: the answer that holds none of it is another.
    expect((await caller.call('lending/loan.list', { body: {} })).status).toBe(200);
    expect((await caller.call('lending/loan.renew', renew)).body).toEqual({ status: 200 });
    expect(await due()).toBe('2026-09-01');
  });
  it('counts others beside the record, and says when to try again', async () => {
    await app().rows('update loan set closed = true where not closed');
    await app().rows(`update loan set closed = false where id = '${loanId(1)}'`);
    const caller = await app().as(app().actor(ada));
    const { status, headers } = await caller.call('lending/loan.renew', renew);
    expect([status, headers['retry-after']]).toEqual([409, '60']);
  });

  describe('and whose caller', () => {
    let library: TestApp | undefined;
    afterAll(() => library?.close());

    it('may not any more by then, changes nothing', async () => {
      const clerk = { ...ada, company: acme, type: 'Admin', scope: null, timeZone: 'UTC', displayName: 'Ada' };
      let asked = 0;
      const access: Product['access'] = {
        people: 'lending/member',
        tables: [],
        // Admitted, and no more when its turn comes.
        loadActor: async () => ({ ...clerk, flags: { at_desk: asked++ === 0 } }),
      };
      library = await libraryApp({ access });
      await fillLibrary(library);
      const caller = await library.as({ company: acme, userId: ada.id });
      const { status, body } = await caller.call('lending/loan.renew', renew);
      expect([status, body.code]).toEqual([403, 'DeskLeft']);
    });
  });
});

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
