import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showConsole } from './support/show-console.tsx';
import { refusal, ToyLibrary } from './support/toy-library.ts';

const at = '/desk?tab=bookList';
const orderPath = '/lib/books/order';
const titles = () => screen.getAllByRole('link', { name: /^Book \d+$/ }).map((link) => link.textContent);
const handle = (title: string) => screen.getByRole('button', { name: `Move: ${title}` });

it('moves a row by keyboard, keeps the focus on it, and says where it is', async () => {
  const { library } = showConsole({ at });
  await screen.findByText('Book 1');
  handle('Book 3').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(titles()).toEqual(['Book 1', 'Book 3', 'Book 2', 'Book 4', 'Book 5']);
  expect(document.activeElement).toBe(handle('Book 3'));
  expect(screen.getByText('Book 3 is now at position 2 of 12')).toBeTruthy();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() =>
    expect(library.to(orderPath).map(({ body }) => body.order)).toEqual([
      ['b1', 'b3', 'b2', 'b4', 'b5'],
      ['b3', 'b1', 'b2', 'b4', 'b5'],
    ]),
  );
  await waitFor(() => expect(titles()).toEqual(['Book 3', 'Book 1', 'Book 2', 'Book 4', 'Book 5']));
});

it('moves over the edge of the page', async () => {
  const { address, library } = showConsole({ at: `${at}&page=2` });
  await screen.findByText('Book 6');
  handle('Book 6').focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(address()).toBe(at));
  expect(library.to(orderPath)[0]?.body.order).toEqual(['b6', 'b5']);
  await waitFor(() => expect(titles()).toEqual(['Book 1', 'Book 2', 'Book 3', 'Book 4', 'Book 6']));
});

it('does not move beyond the ends', async () => {
  const { library } = showConsole({ at });
  await screen.findByText('Book 1');
  handle('Book 1').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByText('It cannot be moved further in this direction.')).toBeTruthy();
  expect(library.to(orderPath)).toEqual([]);
});

it('offers the same in the row menu', async () => {
  const { library } = showConsole({ at });
  await screen.findByText('Book 1');
  await userEvent.click(screen.getByRole('button', { name: 'More actions: Book 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  await waitFor(() => expect(library.to(orderPath)[0]?.body.order).toEqual(['b2', 'b1', 'b3', 'b4', 'b5']));
});

it.each([
  [at, 'Book 1', ['Move down']],
  [at, 'Book 5', ['Move down', 'Move up']],
  [`${at}&page=3`, 'Book 12', ['Move up']],
])('offers no step beyond the ends: %s, %s', async (address, book, offered) => {
  showConsole({ at: address });
  await screen.findByText(book);
  await userEvent.click(screen.getByRole('button', { name: `More actions: ${book}` }));
  const items = await screen.findAllByRole('menuitem', { name: /^Move/ });
  expect(items.map((item) => item.textContent).sort()).toEqual(offered);
});

it('puts the row back when the order cannot be saved, and says so', async () => {
  const library = new ToyLibrary();
  library.instead.set(orderPath, () => refusal(500, 'Internal', 'x'));
  showConsole({ at, library });
  await screen.findByText('Book 1');
  handle('Book 1').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('Unable to list books.')).toBeTruthy();
  await waitFor(() => expect(titles()[0]).toBe('Book 1'));
});

it('says when the row beyond the edge cannot be read', async () => {
  const library = new ToyLibrary();
  showConsole({ at: `${at}&page=2`, library });
  await screen.findByText('Book 6');
  library.instead.set('/lib/books/list', () => refusal(503, 'Unavailable', ''));
  handle('Book 6').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(await screen.findByText('Unable to list books.')).toBeTruthy();
  expect(library.to(orderPath)).toEqual([]);
});

it('reorders what a search finds', async () => {
  const { library } = showConsole({ at: `${at}&search=book 1` });
  await screen.findByText('Book 10');
  handle('Book 12').focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(library.to(orderPath)[0]?.body.order).toEqual(['b1', 'b10', 'b12', 'b11']));
});
