import { describe, expect, it } from 'vitest';
import { effectsOf } from './library/effects.ts';
import { bookId, everything } from './library/library.ts';
import { line, openTasks, tableFor } from './library/tasks.ts';

/** Records in a handler’s hands keep all their rules. */

const tasks = openTasks();

describe('the records of a context', () => {
  it('list with scope, filters and total', async () => {
    const some = await tasks.app.as(
      tasks.app.actor({ permissions: everything, scope: { property: 'branch', in: ['north'] } }),
    );
    const { answer } = await tasks.doing(
      async (context) => {
        const { rows, total } = await context.records.list('lending/member', {
          page: 1,
          limit: 1,
          search: 'ben',
          sort: ['-name'],
        });
        context.status(202);
        return { names: rows.map((row) => row.name), total };
      },
      {},
      'lending/task',
      some,
    );
    expect(answer.body).toEqual({ names: ['Ben'], total: 1 });
  });

  it('write with defaults, states, versions, hooks and audit', async () => {
    const seen: string[] = [];
    tasks.hooks = {
      beforeWrite: async (_context, change) => {
        seen.push(`before ${change.verb} ${change.old?.title ?? '-'}`);
        change.values.author = 'Anonymous';
      },
      afterWrite: async (_context, change) => {
        seen.push(`after ${change.values.title ?? change.verb}`);
      },
    };
    const { effects } = await tasks.doing(async (context) => {
      const made = await context.records.create('lending/book', { title: 'New', genre: 'novel', collection: 'locked' });
      await context.records.update('lending/book', bookId(1), { title: 'Changed' });
      await context.records.remove('lending/book', bookId(2));
      return { n: made.version };
    });
    expect(seen).toEqual([
      'before create -',
      'after New',
      'before update Algebra',
      'after Changed',
      'before update Ballads',
      'after Ballads',
    ]);
    expect(effects.book).toEqual({
      added: [line({ title: 'New', author: 'Anonymous', collection: 'locked', status: 'ordered' })],
      changed: [
        { id: bookId(1), title: 'Changed', author: 'Anonymous', version: 2 },
        { id: bookId(2), status: 'withdrawn', author: 'Anonymous', version: 2 },
      ],
    });
    expect(effects.audit_line?.added).toHaveLength(3);
  });

  it('refuse what the actor may not do', async () => {
    const reader = await tasks.app.as(tasks.app.actor({ permissions: ['browse'] }));
    const price = await tasks.doing(
      (context) => context.records.update('lending/book', bookId(1), { price: 1 }),
      {},
      'lending/task',
      reader,
    );
    expect([price.answer.status, price.effects]).toEqual([403, {}]);
    const move = await tasks.doing(
      (context) => context.records.remove('lending/book', bookId(1)),
      {},
      'lending/task',
      reader,
    );
    expect([move.answer.status, move.effects]).toEqual([403, {}]);
  });

  it('put the scope into a query of the handler’s own', async () => {
    const some = await tasks.app.as(
      tasks.app.actor({ permissions: everything, scope: { property: 'branch', in: ['south', 'east'] } }),
    );
    const loan = tableFor('lending/loan');
    const { answer } = await tasks.doing(
      async (context) => {
        const rows = await context.db
          .select()
          .from(loan as never)
          .where(context.visible('lending/loan'));
        return { n: rows.length };
      },
      {},
      'lending/task',
      some,
    );
    expect(answer.body).toEqual({ n: 1 });
  });
});

describe('hooks', () => {
  it('refuse with an error of the call, and nothing is written', async () => {
    tasks.hooks = { beforeWrite: async (context) => context.fail('IsbnKnown', { errors: { title: [] } }) };
    const { answer, effects } = await effectsOf(tasks.app, () =>
      tasks.keeper.call('lending/book.create', { body: { title: 'X', genre: 'novel' } }),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'IsbnKnown', errors: { title: ['This ISBN is on the shelves already.'] } },
    });
    expect(effects).toEqual({});
  });

  it('cannot write what the entity does not allow', async () => {
    tasks.hooks = { beforeWrite: async (_context, change) => void Object.assign(change.values, { genre: 'crime' }) };
    const { answer, effects } = await effectsOf(tasks.app, () =>
      tasks.keeper.call('lending/book.update', { params: { id: bookId(1) }, body: { title: 'X' } }),
    );
    expect([answer.status, effects]).toEqual([400, {}]);
  });
});
