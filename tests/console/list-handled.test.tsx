import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Column, ListScreen } from '../../src/shared/documents/screen.ts';
import { showConsole, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { refusal, ToyLibrary } from './support/toy-library.ts';

const titles = () => screen.getAllByRole('link', { name: /^Book \d+$/ }).map((link) => link.textContent);
const shown = (title: string) => screen.findByRole('link', { name: title });

async function open(source = toySource()) {
  const console = showConsole({ at: '/desk?tab=bookList', source });
  await shown('Book 2');
  return console;
}

const select = (title: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select: ${title}` }));

async function remove(title: string) {
  await userEvent.click(screen.getByRole('button', { name: `More actions: ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Remove' }));
}

const removed = (title: string) => waitFor(() => expect(titles()).not.toContain(title));

describe('a row that an action of its own takes out of the list', () => {
  it('is not selected any more, while others are', async () => {
    const { library } = await open();
    await select('Book 2');
    await select('Book 3');
    await remove('Book 2');
    await removed('Book 2');
    expect(await screen.findByText('1 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Lend all' }));
    await waitFor(() => expect(library.to('/lib/lend')[0]?.body.ids).toEqual(['b3']));
  });

  it('stays selected when it stays, and on another page', async () => {
    const { library } = await open();
    await select('Book 3');
    library.instead.set('/lib/books/b3', () => refusal(400, 'Lent', 'It is lent.'));
    await remove('Book 3');
    await screen.findByText('Unable to remove the book.');
    expect(screen.getByText('1 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await shown('Book 6');
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  it('ends no selection of everything', async () => {
    const books = toyArtifacts.screens['lending/books'] as ListScreen;
    const screens = { ...toyArtifacts.screens, [books.id]: { ...books, selectAll: 'lending/all' } };
    const messages = {
      ...toyArtifacts.messages,
      'lending/all': { id: 'lending/all', text: '{count}/{total}', severity: 'info' as const },
    };
    await open(toySource({ ...toyArtifacts, screens, messages }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '0/12' }));
    await remove('Book 2');
    await removed('Book 2');
    expect(await screen.findByRole('checkbox', { name: '11/11', checked: true })).toBeTruthy();
  });
});

describe('the controls of a row are named by what it is about', () => {
  const columnsOf = (first: Column) => {
    const books = toyArtifacts.screens['lending/books'] as ListScreen;
    const columns = [first, ...books.columns.slice(1)];
    return toySource({ ...toyArtifacts, screens: { ...toyArtifacts.screens, [books.id]: { ...books, columns } } });
  };

  it('where it begins with a time, also one that the server keeps', async () => {
    const source = columnsOf({ field: 'createdAt', label: 'Bought on', cell: 'date-time' });
    const library = new ToyLibrary();
    for (const book of library.books) Object.assign(book, { createdAt: '2026-11-30T13:07:57.259+05:30' });
    showConsole({ at: '/desk?tab=bookList', source, library });
    await screen.findByText('Book 2');
    expect(screen.getByRole('button', { name: 'Edit: Book 2' })).toBeTruthy();
  });

  it('by each that the document names, where several rows begin alike', async () => {
    const books = toyArtifacts.screens['lending/books'] as ListScreen;
    const named = { ...books, names: ['author', 'title', 'gone', 'lent_at'] };
    const library = new ToyLibrary();
    for (const book of library.books)
      Object.assign(book, { author: 'Ann Lee', gone: null, lent_at: '2026-03-01T05:04:03Z' });
    const source = toySource({ ...toyArtifacts, screens: { ...toyArtifacts.screens, [books.id]: named } });
    showConsole({ at: '/desk?tab=bookList', source, library });
    await screen.findByText('Book 2');
    expect(screen.getByRole('button', { name: /^Edit: Ann Lee, Book 2, 1 Mar 2026, \d\d:\d\d:03$/ })).toBeTruthy();
  });

  it('where it begins with a cell that is made of several values', async () => {
    showConsole({
      at: '/desk?tab=bookList',
      source: columnsOf({ label: 'Place', cell: 'shelf', reads: ['room', 'shelf'] }),
    });
    await screen.findByText('Book 2');
    expect(screen.getByRole('button', { name: 'Edit: Book 2' })).toBeTruthy();
  });
});
