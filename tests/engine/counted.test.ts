import { count, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { CallContext, Counting } from '../../src/server/context.ts';
import { globex } from '../support/app.ts';
import { bookId, everything } from './library/library.ts';
import { openTasks, rename, tableFor } from './library/tasks.ts';

/** Counting queries of product code: exact at every moment, and asked of the database only after a change. */

const tasks = openTasks();
const book = tableFor('lending/book');
let asked = 0;

/** Tells how often the database was asked. */
function heard<Row>(query: Counting<Row>): Counting<Row> {
  return {
    toSQL: () => query.toSQL(),
    // biome-ignore lint/suspicious/noThenProperty: it stands for a query, which is awaited
    then: (...how) => {
      asked += 1;
      return query.then(...how);
    },
  };
}

async function counted(call: 'lending/peek' | 'lending/task', title: string, who = tasks.keeper) {
  asked = 0;
  const work = async (context: CallContext) => {
    if (call === 'lending/task') await rename(context, title);
    const query = context.db.select({ n: count() }).from(book);
    return context.records.counted(heard(query.where(eq(book.title as never, title))));
  };
  const { answer } = await tasks.doing(work, {}, call, who);
  return [answer.body.n, asked];
}
const peek = (title: string, who = tasks.keeper) => counted('lending/peek', title, who);
const change = (title: string) =>
  tasks.keeper.call('lending/book.update', { params: { id: bookId(1) }, body: { title } });

it('are remembered until a table they name is changed', async () => {
  expect(await peek('Algebra')).toEqual([1, 1]);
  expect(await peek('Algebra')).toEqual([1, 0]);
  expect((await change('Analysis')).status).toBe(200);
  expect([await peek('Algebra'), await peek('Analysis')]).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(await peek('Algebra')).toEqual([0, 0]);
});

it('are each company’s own', async () => {
  const other = await tasks.app.as(tasks.app.actor({ company: globex, permissions: everything }));
  expect([await peek('Algebra'), await peek('Algebra', other)]).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

it('count what their own call has written, each time', async () => {
  expect(await peek('X')).toEqual([0, 1]);
  for (const title of ['X', 'X']) expect(await counted('lending/task', title)).toEqual([1, 1]);
});

it('that name no table of an entity are asked each time', async () => {
  for (const title of ['Algebra', 'Algebra']) {
    asked = 0;
    const work = ({ db, records }: CallContext) =>
      records.counted(heard(db.select({ n: count() }).from(sql`(select ${title}) as one`)));
    expect([(await tasks.doing(work, {}, 'lending/peek')).answer.body, asked]).toEqual([{ n: 1 }, 1]);
  }
});
