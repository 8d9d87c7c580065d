import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { ListScreen } from '../../src/shared/documents/screen.ts';
import { showConsole, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { ToyLibrary } from './support/toy-library.ts';

const listPath = '/lib/books/list';

it('a list is asked for again while a row is being worked on, and then left alone', async () => {
  const list = toyArtifacts.screens['lending/books'] as ListScreen;
  const refresh = { field: 'kind', while: ['bound'] };
  const screens = { ...toyArtifacts.screens, [list.id]: { ...list, refresh } } as Artifacts['screens'];
  const library = new ToyLibrary();
  const asked = () => library.to(listPath).length;
  library.instead.set(listPath, () => {
    const kind = asked() < 3 ? 'bound' : 'novel';
    const data = library.books.slice(0, 2).map((book, at) => ({ book: at === 0 ? { ...book, kind } : book }));
    return { body: { data, total_count: 2 } };
  });
  showConsole({ at: '/desk?tab=bookList', library, source: toySource({ ...toyArtifacts, screens }) });
  await screen.findByRole('link', { name: 'Book 1' });
  await waitFor(() => expect(asked()).toBe(3), { timeout: 9000 });
  await new Promise((later) => setTimeout(later, 3500));
  expect(asked()).toBe(3);
}, 30_000);
