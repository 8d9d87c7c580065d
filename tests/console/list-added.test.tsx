import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ListScreen } from '../../src/shared/documents/screen.ts';
import { showConsole, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { ToyLibrary } from './support/toy-library.ts';

const books = toyArtifacts.screens['lending/books'] as ListScreen;
const actions = [{ label: 'Buy one', calls: 'lending/book.lend' }];
const screens = { ...toyArtifacts.screens, [books.id]: { ...books, actions } };
const marked = () => [...document.querySelectorAll('tr[data-marked] .main')].map((cell) => cell.textContent);
const elsewhere = () => screen.queryByText(/not on this page of the list/);

/** Presses the action, which changes the books so. */
async function buy(change: (library: ToyLibrary) => void): Promise<ToyLibrary> {
  const library = new ToyLibrary();
  library.instead.set('/lib/lend', () => {
    change(library);
    return { body: { status: 200 } };
  });
  showConsole({ at: '/desk?tab=bookList', library, source: toySource({ ...toyArtifacts, screens }) });
  await screen.findByRole('link', { name: 'Book 1' });
  const before = library.to('/lib/books/list').length;
  await userEvent.click(screen.getByRole('button', { name: 'Buy one' }));
  await waitFor(() => expect(library.to('/lib/books/list').length).toBeGreaterThan(before));
  return library;
}

const fresh = (library: ToyLibrary) =>
  ({ ...library.books[2], id: 'new', title: 'Book 0' }) as (typeof library.books)[0];

describe('after an action of a list', () => {
  it('what it has added is marked', async () => {
    await buy((library) => library.books.unshift(fresh(library)));
    await waitFor(() => expect(marked()).toEqual(['Book 0']));
    expect(elsewhere()).toBeNull();
  });

  it('what it has added on another page is told', async () => {
    await buy((library) => library.books.push(fresh(library)));
    await waitFor(() => expect(elsewhere()).toBeTruthy());
    expect(marked()).toEqual([]);
  });

  it('a row that comes up in the place of one that has gone is not new', async () => {
    await buy((library) => library.books.shift());
    await screen.findByRole('link', { name: 'Book 6' });
    expect([marked(), elsewhere()]).toEqual([[], null]);
  });
});

describe('after a form that leads back to the list', () => {
  const comeBack = (made: unknown, of = books.resource) =>
    showConsole({ at: { pathname: '/desk', search: '?tab=bookList', state: { made, of } } });

  it('what it has made is marked', async () => {
    comeBack(new ToyLibrary().books[1]?.id);
    await screen.findByRole('link', { name: 'Book 2' });
    expect([marked(), elsewhere()]).toEqual([['Book 2'], null]);
  });

  it('what it has made on another page is told', async () => {
    comeBack('of another page');
    await waitFor(() => expect(elsewhere()).toBeTruthy());
    expect(elsewhere()?.textContent).toBe('What was added is not on this page of the list.');
    expect(marked()).toEqual([]);
  });

  it('a list of something else says nothing of it', async () => {
    comeBack('a member', 'lending/member');
    await screen.findByRole('link', { name: 'Book 1' });
    expect([marked(), elsewhere()]).toEqual([[], null]);
  });

  it('is told of where one has come back to alone, and marked on its own page', async () => {
    comeBack(new ToyLibrary().books[6]?.id);
    await waitFor(() => expect(elsewhere()).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(marked()).toEqual(['Book 7']));
    expect(elsewhere()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Book 11' });
    expect([marked(), elsewhere()]).toEqual([[], null]);
  });
});
