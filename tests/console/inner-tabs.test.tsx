import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListScreen, TabsScreen } from '../../src/shared/documents/screen.ts';
import { showConsole, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';

/** Tabs within a tab: which heading they make needless. */

const books = toyArtifacts.screens['lending/books'] as ListScreen;
const desk = toyArtifacts.screens['shell/desk'] as TabsScreen;

const shelves: TabsScreen = {
  id: 'lending/shelves',
  kind: 'tabs',
  title: 'Shelves',
  query: 'list',
  default: 'all',
  tabs: [
    { value: 'all', label: 'Books', screen: 'lending/books' },
    { value: 'lent', label: 'Lent', screen: 'lending/books' },
  ],
};

const artifacts = {
  ...toyArtifacts,
  screens: {
    ...toyArtifacts.screens,
    'shell/desk': { ...desk, tabs: [{ value: 'shelves', label: 'Shelves', screen: shelves.id }, ...desk.tabs] },
    [shelves.id]: shelves,
    'lending/books': { ...books, detail: { key: 'book', screen: 'lending/one' } },
    'lending/one': { id: 'lending/one', kind: 'page', title: 'One book', panels: [{ text: 'lending/none' }] },
  },
} as typeof toyArtifacts;

it.each([
  ['what the tab says already is not drawn again', '', 'Books', true],
  ['another heading is drawn', '&list=lent', 'Books', false],
  ['that of a record in the place of its list is drawn', '&list=all&book=7', 'One book', false],
])('%s', async (_what, more, name, isSaid) => {
  showConsole({ at: `/desk?tab=shelves${more}`, source: toySource(artifacts) });
  const heading = await screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });
  expect(heading.closest('header')?.hasAttribute('data-said')).toBe(isSaid);
});
