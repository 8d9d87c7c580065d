import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import type { Product } from '../../src/server/context.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { testApp } from '../support/app.ts';
import { testStore } from '../support/database.ts';

/** A server that could not do what its documents say does not start, and says why by name. */

const { artifacts } = buildArtifacts(loadDocuments(['tests/engine/library/schemas']));
let store: Awaited<ReturnType<typeof testStore>>;
beforeAll(async () => {
  store = await testStore(artifacts.entities);
});
afterAll(() => store.close());

async function start(change: (documents: Artifacts) => void, product?: Partial<Product>): Promise<string> {
  const changed = structuredClone(artifacts);
  change(changed);
  try {
    const library = await testApp({ artifacts: changed, store, product });
    await library.app.close();
    return 'started';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A call as a careless author would leave it; what is missing is cut out of it. */
// biome-ignore lint/suspicious/noExplicitAny: the point is that it is not what its type says
const call = (documents: Artifacts, id = 'lending/book.update') => documents.calls[id] as any;

describe('the start fails on a call', () => {
  it.each<[string, (documents: Artifacts) => void, string]>([
    ['without a gate', (d) => delete call(d).gate, 'lending/book.update: it has no gate'],
    [
      'with a gate that does not exist',
      (d) => (call(d).gate = 'lending/none'),
      'lending/book.update: the gate lending/none does not exist',
    ],
    ['without a rate class', (d) => delete call(d).rate, 'lending/book.update: it has no rate class'],
    [
      'with a rate class that does not exist',
      (d) => (call(d).rate = 'often'),
      'lending/book.update: the rate class often does not exist',
    ],
    [
      'that does not say what it audits',
      (d) => delete call(d).audit,
      'lending/book.update: it does not say what it audits',
    ],
    ['without answers', (d) => delete call(d).answers, 'lending/book.update: it has no answer schema'],
    [
      'without anyone who does it',
      (d) => delete call(d).does,
      'lending/book.update: it has neither a handler nor "does"',
    ],
    ['that nobody does', (d) => (call(d).does = 'juggle'), 'lending/book.update: nobody does juggle'],
    [
      'whose entity does not exist',
      (d) => (call(d).entity = 'lending/none'),
      'lending/book.update: its entity does not exist',
    ],
    [
      'whose path parameter has no schema',
      (d) => delete call(d).params,
      "lending/book.update: the path's {id} has no input schema",
    ],
    [
      'whose error says nothing',
      (d) => (call(d).errors = { Odd: { status: 400, message: 'lending/none' } }),
      'lending/book.update: its error Odd says the message lending/none, which does not exist',
    ],
    [
      'that knows nobody but asks who it is',
      (d) => (call(d).level = 'none'),
      'lending/book.update: with the level "none" nobody is known, so its gate has to be a public one',
    ],
    [
      'that takes a token behind a gate that asks for none',
      (d) => (call(d).level = 'token'),
      'lending/book.update: the level "token" and a gate that asks for a token belong together',
    ],
    [
      'that takes a session behind a gate that asks for a token',
      (d) => Object.assign(d.gates['lending/keep'] ?? {}, { needs: { token: 'books:write' } }),
      'lending/book.update: the level "token" and a gate that asks for a token belong together',
    ],
    [
      'whose order has no list',
      (d) => (call(d, 'lending/book.reorder').body.properties = {}),
      'lending/book.reorder: the body of a reordering has exactly one list',
    ],
    [
      'whose address another call has',
      (d) => (call(d).method = 'DELETE'),
      'DELETE /library/book/{} is already served by',
    ],
    [
      'with an alias of another call',
      (d) => (call(d, 'lending/book.browse').aliases = ['/library/filters/']),
      'GET /library/filters is already served by lending/book.browse',
    ],
    [
      'with another name for the same parameter',
      (d) => (call(d, 'lending/book.filters').path = '/library/book/{name}'),
      "the path's {name} has no input schema",
    ],
  ])('%s', async (_, change, sentence) => {
    expect(await start(change)).toContain(sentence);
  });
});

describe('the start fails', () => {
  it('when a page begins like the API', async () => {
    const sentence = await start((d) => {
      const routes = d.screens['lending/routes'];
      if (routes?.kind === 'routes') routes.routes.push({ path: '/library/map', screen: 'lending/books' });
    });
    expect(sentence).toContain('lending/routes: the route /library/map begins like calls of the API (/library)');
  });

  it('when the engine has no words for a refusal', async () => {
    expect(await start((d) => delete d.messages['shell/engine.conflict'])).toContain(
      'message shell/engine.conflict is missing',
    );
  });

  it('and names everything at once', async () => {
    const sentence = await start((d) => {
      delete call(d).gate;
      delete call(d, 'lending/book.read').rate;
    });
    expect(sentence).toContain('lending/book.update: it has no gate');
    expect(sentence).toContain('lending/book.read: it has no rate class');
  });
});
