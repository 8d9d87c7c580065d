import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { showConsole } from './support/show-console.tsx';
import { refusal, ToyLibrary } from './support/toy-library.ts';

const at = '/desk?tab=bookList';
const listPath = '/lib/books/list';

describe('a list that is', () => {
  it('full: draws each column as its schema and document say', async () => {
    const { container, library } = showConsole({ at });
    const row = (await screen.findByRole('link', { name: 'Book 2' })).closest('tr') as HTMLElement;
    await within(row).findByText('12-31-2026');
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(2, 8)).toEqual(['2', 'Book 2', 'Lent', 'Ann Lee', '12-31-2026', 'A-1']);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Order',
      '',
      'No.',
      'Title',
      'Status',
      'Author',
      'Due',
      'Shelf',
      'Actions',
    ]);
    expect(screen.getByText('Gabriel G…')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Books']);
    expect(document.title).toBe('Books · Lending desk');
    expect(library.to(listPath)).toHaveLength(1);
    expect(library.to(listPath)[0]?.body).toEqual({ page_limit: 5, page_offset: 1 });
    expect(library.to(listPath)[0]?.headers.get('x-requested-with')).toBe('rapport');
    await expectAccessible(container);
  });

  it('of a very long text: cuts it where its column says so', async () => {
    const library = new ToyLibrary();
    const [book] = library.books;
    if (book) book.author = 'Gabriel '.repeat(50);
    showConsole({ at, library });
    expect(await screen.findByText('Gabriel G…')).toBeTruthy();
    expect(document.querySelectorAll('td details')).toHaveLength(0);
  });

  it('long: says how many there are as people write numbers', async () => {
    const library = new ToyLibrary();
    const [book] = library.books;
    library.books = Array.from({ length: 12_345 }, (_, at) => ({
      ...(book as (typeof library.books)[0]),
      id: `b${at}`,
    }));
    showConsole({ at, library });
    expect(await screen.findByText('1–5 of 12,345')).toBeTruthy();
    expect(screen.getByText('of 2,469')).toBeTruthy();
  });

  it('awaited: shows as many bars as rows will come', async () => {
    const library = new ToyLibrary();
    library.instead.set(listPath, () => 'never');
    showConsole({ at, library });
    const table = await screen.findByRole('table');
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(within(table).getAllByRole('row')).toHaveLength(6);
  });

  it('empty: says so, without toolbar and pages', async () => {
    const library = new ToyLibrary();
    library.books = [];
    const { container } = showConsole({ at, library });
    expect(await screen.findByText('No books yet')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    await expectAccessible(container);
  });

  it('without hits: says so, and keeps the search', async () => {
    showConsole({ at: `${at}&search=zebra` });
    expect(await screen.findByText('No books found')).toBeTruthy();
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('zebra');
  });

  it('failing: shows what the call declares, and Retry asks again', async () => {
    const library = new ToyLibrary();
    library.instead.set(listPath, () => refusal(500, 'Internal', 'hidden'));
    showConsole({ at, library });
    expect(await screen.findByText('Unable to list books.')).toBeTruthy();
    library.instead.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Book 1')).toBeTruthy();
  });

  it('asked wrongly (400): says what it may be, and offers no Retry', async () => {
    const library = new ToyLibrary();
    library.instead.set(listPath, () => refusal(400, 'Invalid', 'Is not written as expected.'));
    showConsole({ at, library });
    expect(await screen.findByText('There is no such thing here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('limited (429): shows the sentence of the server, in a snackbar too', async () => {
    const library = new ToyLibrary();
    library.instead.set(listPath, () => refusal(429, 'TooMany', 'Wait a minute.'));
    showConsole({ at, library });
    expect((await screen.findAllByText('Wait a minute.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.querySelector('[data-type="error"]')?.textContent).toContain('Wait a minute.'));
  });

  it('forbidden: says so in a dialog, and behind it in the place of the list', async () => {
    const library = new ToyLibrary();
    library.instead.set(listPath, () => refusal(403, 'Refused', 'no'));
    showConsole({ at, library });
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('You may not see the books.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getAllByText('You may not see the books.').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    // The rights that the console knew are old: it has asked again.
    expect(library.to('/auth/session').length).toBeGreaterThanOrEqual(1);
  });

  it('out of reach: says so with a banner, and comes back', async () => {
    const library = new ToyLibrary();
    library.instead.set(listPath, () => 'unreachable');
    showConsole({ at, library });
    await waitFor(() => expect(screen.getAllByText('You are offline.')).toHaveLength(2));
    library.instead.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Book 1')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull());
  });

  it('of an entity without calls: reads simple REST', async () => {
    const { library } = showConsole({ at: '/desk' });
    expect(await screen.findByText('Mia')).toBeTruthy();
    expect(library.to('/api/lending/member')[0]?.query.get('range')).toBe('[0,4]');
  });

  it('of an entity without calls and searched: asks simple REST for q', async () => {
    const { library } = showConsole({ at: '/desk?search=mia' });
    await waitFor(() => expect(library.to('/api/lending/member')[0]?.query.get('filter')).toBe('{"q":"mia"}'));
  });
});
