import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showConsole } from './support/show-console.tsx';
import { ToyLibrary } from './support/toy-library.ts';

const at = '/desk?tab=bookList';
const listPath = '/lib/books/list';
const titles = () => screen.getAllByRole('link', { name: /^Book \d+$/ }).map((link) => link.textContent);
const shown = (title: string) => screen.findByRole('link', { name: title });
const pageInput = () => screen.getByRole('textbox', { name: /^Page/ }) as HTMLInputElement;

describe('the address of a list', () => {
  it('holds page and size, and Back leads through the pages', async () => {
    const { address, library, router } = showConsole({ at });
    await shown('Book 1');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await shown('Book 6');
    expect(address()).toBe(`${at}&page=2`);
    expect(screen.getByText('6–10 of 12')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10');
    await waitFor(() => expect(address()).toBe(`${at}&rows=10`));
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe(`${at}&page=2`));
    await shown('Book 6');
    expect(library.to(listPath).at(1)?.body).toEqual({ page_limit: 5, page_offset: 2 });
  });

  it('is read at the first drawing, with one request', async () => {
    const { library } = showConsole({ at: `${at}&page=2&rows=10&search=book&sort=-copies&f.status__in=in` });
    await waitFor(() => expect(library.to(listPath)).toHaveLength(1));
    expect(library.to(listPath)[0]?.body).toEqual({
      page_limit: 10,
      page_offset: 2,
      raw_search_string: 'book',
      ordering: '-copies',
      status__in: ['in'],
    });
  });

  it.each([
    ['Filters', 'dialog'],
    ['Columns', 'menu'],
    ['More actions: Book 6', 'menu'],
  ])('closes what %s has opened by Back, to the page of the list before', async (button, role) => {
    const { address, router } = showConsole({ at });
    await shown('Book 1');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await shown('Book 6');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole(role);
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    expect(address()).toBe(at);
  });

  it('holds the search after a quiet time, and begins at the first page', async () => {
    const { address } = showConsole({ at: `${at}&page=2` });
    await shown('Book 6');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search books' }), 'book 1');
    await waitFor(() => expect(address()).toBe(`${at}&search=book+1`));
    await waitFor(() => expect(titles()).toEqual(['Book 1', 'Book 10', 'Book 11', 'Book 12']));
    expect(await screen.findByText('4 found')).toBeTruthy();
  });

  it('holds the order where the call sorts, and rows cannot be moved then', async () => {
    const { address } = showConsole({ at: `${at}&columns=copies` });
    await shown('Book 1');
    const header = screen.getByRole('columnheader', { name: 'Copies' });
    await userEvent.click(within(header).getByRole('button'));
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(address()).toContain('sort=-copies'));
    await waitFor(() => expect(titles()[0]).toBe('Book 12'));
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(screen.queryByRole('button', { name: /^Move:/ })).toBeNull();
  });

  it('holds the chosen columns', async () => {
    const { address } = showConsole({ at });
    await shown('Book 1');
    expect(screen.queryByRole('columnheader', { name: 'Copies' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox'));
    expect(address()).toBe(`${at}&columns=copies`);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('columnheader', { name: 'Copies' })).toBeTruthy();
  });

  it('holds the filters, which the button counts', async () => {
    const { address, library } = showConsole({ at: `${at}&page=2` });
    await shown('Book 6');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Lent' }));
    await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Gabo (1)' }));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(address()).toBe(`${at}&f.status__in=lent&f.author__in=g`));
    await waitFor(() =>
      expect(library.to(listPath).at(-1)?.body).toMatchObject({
        status__in: ['lent'],
        author__in: ['g'],
        page_offset: 1,
      }),
    );
    expect(await screen.findByRole('button', { name: 'Filters, 2 chosen' })).toBeTruthy();
    expect(titles()).toEqual(['Book 2']);
  });

  it('ignores sizes and filters that the screen does not have', async () => {
    const { library } = showConsole({ at: `${at}&rows=5000&f.secret=1&page=zero` });
    await shown('Book 1');
    expect(library.to(listPath)[0]?.body).toEqual({ page_limit: 5, page_offset: 1 });
  });
});

describe('the page number', () => {
  it('takes digits only, says so, and is clamped', async () => {
    const { address } = showConsole({ at });
    await shown('Book 1');
    await userEvent.clear(pageInput());
    await userEvent.type(pageInput(), 'x');
    expect(screen.getByText('Only digits are allowed')).toBeTruthy();
    expect(pageInput().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(pageInput(), '99{Enter}');
    await waitFor(() => expect(address()).toBe(`${at}&page=3`));
    expect(pageInput().value).toBe('3');
    expect(screen.queryByText('Only digits are allowed')).toBeNull();
    await userEvent.clear(pageInput());
    await userEvent.type(pageInput(), '0{Enter}');
    expect(pageInput().value).toBe('3');
  });

  it('beyond the last page becomes the last one, which Back does not undo', async () => {
    const { address, router } = showConsole({ at: '/404' });
    await screen.findByRole('heading', { level: 1 });
    await router.navigate(`${at}&page=77`);
    await shown('Book 12');
    expect(address()).toBe(`${at}&page=3`);
    await router.navigate(-1);
    expect(address()).toBe('/404');
  });

  it('follows when the last row of the last page goes', async () => {
    const library = new ToyLibrary();
    library.books = library.books.slice(0, 6);
    const { address } = showConsole({ at: `${at}&page=2`, library });
    await shown('Book 6');
    await userEvent.click(screen.getByRole('button', { name: 'More actions: Book 6' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await shown('Book 5');
    expect(address()).toBe(at);
  });
});
