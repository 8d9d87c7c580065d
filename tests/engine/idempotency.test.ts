import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { effectsOf } from './library/effects.ts';
import { everything, fillLibrary, libraryApp } from './library/library.ts';

let library: TestApp | undefined;
let app: TestApp;
let keeper: Caller;
beforeEach(async () => {
  library ??= await libraryApp();
  app = library;
  await fillLibrary(app);
  keeper = await app.as(app.actor({ permissions: everything }));
});
afterAll(async () => {
  expect(library?.failures).toEqual([]);
  await library?.close();
});

const add = (who: Caller, key: string, body: object = { title: 'Gold', genre: 'novel' }) =>
  who.call('lending/book.create', { body, headers: { 'idempotency-key': key } });

describe('an Idempotency-Key', () => {
  it('makes the second answer the first, and does nothing again', async () => {
    const first = await add(keeper, 'one');
    const { answer, effects } = await effectsOf(app, () => add(keeper, 'one'));
    expect([first.status, answer.status]).toEqual([201, 201]);
    expect(answer.body).toEqual(first.body);
    expect(effects).toEqual({});
  });

  it('belongs to one request', async () => {
    await add(keeper, 'two');
    const other = await add(keeper, 'two', { title: 'Silver', genre: 'novel' });
    expect(other).toMatchObject({ status: 422, body: { code: 'KeyReused' } });
  });

  it('belongs to one person', async () => {
    await add(keeper, 'three');
    const colleague = await app.as(app.actor({ permissions: everything }));
    const { effects } = await effectsOf(app, () => add(colleague, 'three'));
    expect(effects.book?.added).toHaveLength(1);
  });

  it('is free again after a refusal', async () => {
    expect((await add(keeper, 'four', { title: 'Gold', genre: 'novel', isbn: 'A-1' })).status).toBe(400);
    expect((await add(keeper, 'four', { title: 'Gold', genre: 'novel', isbn: 'A-9' })).status).toBe(201);
  });

  it('lives for a day', async () => {
    const { body } = await add(keeper, 'five');
    await app.store.exec(`update idempotency set created_at = created_at - interval '25 hours' where key = 'five'`);
    const again = await add(keeper, 'five');
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(body.id);
  });

  it('of two at once lets one work', async () => {
    const { answer, effects } = await effectsOf(app, () => Promise.all([1, 2, 3, 4, 5].map(() => add(keeper, 'six'))));
    expect(answer.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(answer.every(({ status, body }) => status === 201 || (status === 409 && body.code === 'Running'))).toBe(
      true,
    );
    expect(effects.book?.added).toHaveLength(1);
    expect(effects.audit_line?.added).toHaveLength(1);
  });

  it('has to be one', async () => {
    expect((await add(keeper, 'with blanks in it')).status).toBe(400);
    expect((await add(keeper, 'x'.repeat(201))).status).toBe(400);
  });

  it('means nothing where the document does not say so', async () => {
    const update = (title: string) =>
      keeper.call('lending/book.update', {
        params: { id: '22222222-0000-4000-8000-000000000001' },
        body: { title },
        headers: { 'idempotency-key': 'seven' },
      });
    expect([(await update('A')).body.title, (await update('B')).body.title]).toEqual(['A', 'B']);
  });
});
