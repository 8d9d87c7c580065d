import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { Call } from '../../src/shared/documents/call.ts';
import { showConsole, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { ToyLibrary } from './support/toy-library.ts';

const listPath = '/lib/books/list';
const size = 5;

/** The list of books, by cursor as well: `after-5` stands for what follows the fifth. */
function byCursor() {
  const list = toyArtifacts.calls['lending/book.list'] as Call;
  const shape = { ...list.list, cursor: { parameter: 'after', next: 'next' } } as Call['list'];
  const calls = { ...toyArtifacts.calls, [list.id]: { ...list, list: shape } } as Artifacts['calls'];
  const library = new ToyLibrary();
  library.instead.set(listPath, ({ body }) => {
    const after = typeof body.after === 'string' ? Number(body.after.replace('after-', '')) : undefined;
    const from = after ?? (Number(body.page_offset) - 1) * size;
    const rows = library.books.slice(from, from + size).map((book) => ({ book }));
    const end = from + rows.length;
    return { body: { data: rows, total_count: 12, next: end < 12 ? `after-${end}` : null } };
  });
  const cursors = () => library.to(listPath).map(({ body }) => [body.page_offset, body.after]);
  return {
    ...showConsole({ at: '/desk?tab=bookList', library, source: toySource({ ...toyArtifacts, calls }) }),
    cursors,
  };
}

const shown = (title: string) => screen.findByRole('link', { name: title });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next page' }));

it('a list goes on from a page that was seen by its cursor, and its address says the page', async () => {
  const { address, cursors } = byCursor();
  await shown('Book 1');
  await next();
  await shown('Book 6');
  await next();
  await shown('Book 11');
  expect(address()).toBe('/desk?tab=bookList&page=3');
  expect(cursors()).toEqual([
    [1, undefined],
    [2, 'after-5'],
    [3, 'after-10'],
  ]);
});

it('a page after none that was seen is asked for by its number, in another order too', async () => {
  const { address, cursors, router } = byCursor();
  await shown('Book 1');
  await router.navigate('/desk?tab=bookList&page=3');
  await shown('Book 11');
  await router.navigate('/desk?tab=bookList&page=2&sort=-copies');
  await waitFor(() => expect(cursors()).toHaveLength(3));
  expect(cursors()).toEqual([
    [1, undefined],
    [3, undefined],
    [2, undefined],
  ]);
  expect(address()).toContain('page=2');
});

it('where a cursor is refused, the page is asked for by its number', async () => {
  const { cursors, library } = byCursor();
  await shown('Book 1');
  const usual = library.instead.get(listPath);
  library.instead.set(listPath, (seen) =>
    seen.body.after
      ? { status: 404, body: { code: 'InvalidPage', message: 'Invalid page.' } }
      : (usual?.(seen) ?? 'never'),
  );
  await next();
  await shown('Book 6');
  expect(cursors().slice(1)).toEqual([
    [2, 'after-5'],
    [2, undefined],
  ]);
});
