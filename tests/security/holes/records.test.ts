import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../../scripts/codegen/api.ts';
import type { Gate } from '../../../src/shared/documents/gate.ts';
import { bookId, everything, fillLibrary, loanId, memberId } from '../../engine/library/library.ts';
import { acme, type TestApp, testApp } from '../../support/app.ts';
import type { Caller } from '../../support/caller.ts';
import { patience } from '../../support/patience.ts';

/** What a document may ask for, and the library's own do not: ids in a list, gates that look at the record. */

const uuid = { type: 'string', format: 'uuid', maxLength: 36, 'x-relation': 'lending/member' } as const;
const novels: Gate = {
  id: 'lending/novels',
  title: 'Novels only',
  needs: { is: { genre: 'novel' } },
  refused: 'hide',
  reason: 'shell/sign-in-first',
};

let library: TestApp;
const as = (scope: Parameters<TestApp['actor']>[0]): Promise<Caller> =>
  library.as(library.actor({ permissions: everything, flags: { at_desk: true }, ...scope }));
beforeAll(async () => {
  const { artifacts } = buildArtifacts(loadDocuments(['tests/engine/library/schemas']));
  const loan = artifacts.entities['lending/loan'];
  const [filters, reorder] = [artifacts.calls['lending/book.filters'], artifacts.calls['lending/book.reorder']];
  if (!loan || !filters || !reorder) throw new Error('the library has loans, filters and an order');
  loan.schema.properties.guarantors = { type: 'array', title: 'Guarantors', maxItems: 5, items: uuid };
  artifacts.gates[novels.id] = novels;
  filters.gate = novels.id;
  reorder.gate = novels.id;
  library = await testApp({ artifacts });
  await fillLibrary(library);
}, patience);
afterAll(async () => {
  expect(library.failures).toEqual([]);
  await library.close();
});

describe('ids in a list', () => {
  const put = (who: Caller, ...guarantors: string[]) =>
    who.request('PUT', `/api/lending/loan/${loanId(1)}`, { body: { guarantors } });

  it('name only whom the writer may see', async () => {
    const north = await as({ scope: { property: 'branch', in: ['north'] } });
    expect((await put(north, memberId(2))).status).toBe(200);
    const refused = { status: 400, body: { errors: { guarantors: [expect.any(String)] } } };
    expect(await put(north, memberId(2), memberId(3))).toMatchObject(refused);
  });

  it('name nobody of another company, even for anyone who sees everyone', async () => {
    const all = await as({ company: acme });
    expect((await put(all, memberId(3))).status).toBe(200);
    const refused = { status: 400, body: { errors: { guarantors: [expect.any(String)] } } };
    expect(await put(all, memberId(11))).toMatchObject(refused);
    expect(await put(all, '99999999-9999-4999-8999-999999999999')).toMatchObject(refused);
  });
});

describe('a gate that looks at the record', () => {
  it('decides what is counted for the filters', async () => {
    const { body } = await (await as({})).call('lending/book.filters');
    const genres = JSON.stringify(body);
    expect(genres).toContain('novel');
    expect(genres).not.toContain('"science","label":"Science","count":1');
    expect(genres).not.toMatch(/"value":"(science|poetry)"[^}]*"count":[1-9]/);
  });

  it('decides what is put in order', async () => {
    const who = await as({});
    const order = (...books: number[]) => who.call('lending/book.reorder', { body: { order: books.map(bookId) } });
    expect((await order(6, 4)).status).toBeLessThan(300);
    expect((await order(6, 1)).status).toBe(404);
  });
});
