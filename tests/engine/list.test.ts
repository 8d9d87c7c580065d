import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { everything, fillLibrary, libraryApp } from './library/library.ts';

let library: TestApp;
let keeper: Caller;
beforeAll(async () => {
  library = await libraryApp();
  await fillLibrary(library);
  keeper = await library.as(library.actor({ permissions: everything }));
});
afterAll(() => library.close());

it('answers a page', async () => {
  const answer = await keeper.call('lending/book.list', { body: {} });
  if (answer.status !== 200) console.log(JSON.stringify(answer.body), JSON.stringify(library.failures));
  console.log(JSON.stringify(answer.body));
  expect(answer.status).toBe(200);
});
