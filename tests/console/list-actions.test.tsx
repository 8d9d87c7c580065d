import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ListScreen } from '../../src/shared/documents/screen.ts';
import { expectAccessible } from './support/accessible.ts';
import { showConsole, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { refusal, ToyLibrary, visitor } from './support/toy-library.ts';

const at = '/desk?tab=bookList';
const titles = () => screen.getAllByRole('link', { name: /^Book \d+$/ }).map((link) => link.textContent);
const shown = (title: string) => screen.findByRole('link', { name: title });

async function remove(title: string) {
  await userEvent.click(screen.getByRole('button', { name: `More actions: ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  return screen.findByRole('alertdialog', { name: 'Are you sure?' });
}

describe('an action that calls', () => {
  it('asks first, and does nothing when it is cancelled', async () => {
    const { library } = showConsole({ at });
    await shown('Book 2');
    const dialog = await remove('Book 2');
    expect(within(dialog).getByText('The book Book 2 goes.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Keep');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep' }));
    expect(library.to('/lib/books/b2')).toEqual([]);
  });

  it('sends what the document says with the version, tells, and is taken back by Undo', async () => {
    const { library } = showConsole({ at });
    await shown('Book 2');
    await userEvent.click(within(await remove('Book 2')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Book removed!')).toBeTruthy();
    const [sent] = library.to('/lib/books/b2');
    expect([sent?.method, sent?.body, sent?.headers.get('if-match')]).toEqual(['PATCH', { status: 'gone' }, '"3"']);
    await waitFor(() => expect(titles()).not.toContain('Book 2'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shown('Book 2');
    expect(library.to('/lib/books/b2')[1]?.body).toEqual({ status: 'lent' });
  });

  it.each([
    [500, 'Internal', 'hidden', 'Unable to remove the book.'],
    [429, 'TooMany', 'Wait a minute.', 'Wait a minute.'],
    [412, 'Stale', 'Changed meanwhile.', 'Unable to remove the book.'],
  ])('tells a failure with %i in words that stay', async (status, code, text, expected) => {
    const library = new ToyLibrary();
    showConsole({ at, library });
    await shown('Book 2');
    library.instead.set('/lib/books/b2', () => refusal(status, code, text));
    await userEvent.click(within(await remove('Book 2')).getByRole('button', { name: 'Remove' }));
    const alert = (await screen.findByText(expected)).closest('[role="alert"]') as HTMLElement;
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(expected)).toBeNull();
  });

  it.each([
    ['when', { when: { status: 'lent' } }],
    ['unless', { unless: { status: 'in' } }],
  ])('is offered only for rows that it is for: %s', async (_, condition) => {
    const books = toyArtifacts.screens['lending/books'] as ListScreen;
    const row = [...(books.row ?? []).slice(0, -1), { label: 'Call back', calls: 'lending/book.lend', ...condition }];
    const screens = { ...toyArtifacts.screens, [books.id]: { ...books, row } };
    showConsole({ at, source: toySource({ ...toyArtifacts, screens }) });
    await shown('Book 1');
    await userEvent.click(screen.getByRole('button', { name: 'More actions: Book 1' }));
    await screen.findByRole('menuitem', { name: 'Remove' });
    expect(screen.queryByRole('menuitem', { name: 'Call back' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'More actions: Book 2' }));
    expect(await screen.findByRole('menuitem', { name: 'Call back' })).toBeTruthy();
  });

  it('makes one call while one is under way, and another after it', async () => {
    const library = new ToyLibrary();
    let answer = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const fetch = library.fetch;
    Object.assign(library, {
      fetch: (async (input, init) => {
        const answered = await fetch(input, init);
        if (String(input).includes('/lib/lend')) await slow;
        return answered;
      }) satisfies typeof globalThis.fetch,
    });
    const books = toyArtifacts.screens['lending/books'] as ListScreen;
    const actions = [{ label: 'Lend everything', calls: 'lending/book.lend', success: 'lending/removed' }];
    const screens = { ...toyArtifacts.screens, [books.id]: { ...books, actions } };
    showConsole({ at, library, source: toySource({ ...toyArtifacts, screens }) });
    await shown('Book 1');
    const lend = screen.getByRole('button', { name: 'Lend everything' });
    await userEvent.click(lend);
    await userEvent.click(lend);
    expect(library.to('/lib/lend')).toHaveLength(1);
    answer();
    await waitFor(() => expect(library.to('/lib/books/list').length).toBeGreaterThan(1));
    await userEvent.click(lend);
    await waitFor(() => expect(library.to('/lib/lend')).toHaveLength(2));
  });

  it('takes the selection, over pages, and clears it', async () => {
    const { library, container } = showConsole({ at });
    await shown('Book 1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Book 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await shown('Book 6');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(screen.getByText('6 selected')).toBeTruthy();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Lend all' }));
    await waitFor(() => expect(library.to('/lib/lend')[0]?.body.ids).toEqual(['b2', 'b6', 'b7', 'b8', 'b9', 'b10']));
    await waitFor(() => expect(screen.queryByText('6 selected')).toBeNull());
  });
});

describe('an action for each of the selected rows', () => {
  async function removeAll(library: ToyLibrary) {
    const console = showConsole({ at, library });
    await shown('Book 2');
    for (const title of ['Book 2', 'Book 3'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select: ${title}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await shown('Book 6');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Book 7' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Remove them?' });
    expect(within(asked).getByText('3 books go.')).toBeTruthy();
    await userEvent.click(within(asked).getByRole('button', { name: 'Remove' }));
    return console;
  }
  const statuses = ({ books }: ToyLibrary) => [1, 2, 6].map((at) => books[at]?.status);

  it('is made once for each, over pages, and taken back for all', async () => {
    const library = new ToyLibrary();
    await removeAll(library);
    expect(await screen.findByText('Books removed: 3')).toBeTruthy();
    expect(statuses(library)).toEqual(['gone', 'gone', 'gone']);
    expect(screen.queryByText('3 selected')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statuses(library)).toEqual(['lent', 'in', 'in']));
  });

  it('tells how many were done, and of the others why not; they stay selected, the done ones can be taken back', async () => {
    const library = new ToyLibrary();
    library.instead.set('/lib/books/b3', () => refusal(400, 'Lent', 'It is lent.'));
    await removeAll(library);
    const told = await screen.findByRole('alertdialog', { name: '2 of 3 done' });
    expect(
      within(told)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Book 3: It is lent.']);
    await expectAccessible(told);
    await userEvent.click(within(told).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statuses(library)).toEqual(['lent', 'in', 'in']));
  });

  it('stops where the next one would fare no better', async () => {
    const library = new ToyLibrary();
    library.instead.set('/lib/books/b3', () => refusal(429, 'TooMany', 'Slower.'));
    await removeAll(library);
    const told = await screen.findByRole('alertdialog', { name: '1 of 3 done' });
    expect(
      within(told)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Book 3: Slower.', 'Book 7: Slower.']);
    expect(library.to('/lib/books/b7')).toEqual([]);
  });

  it('is for nobody who may do none of them', async () => {
    const library = new ToyLibrary();
    library.user = visitor;
    showConsole({ at, library });
    await shown('Book 2');
    expect(screen.queryByRole('checkbox', { name: 'Select: Book 2' })).toBeNull();
  });
});

describe('an action that goes', () => {
  it('fills its route and keeps the way back', async () => {
    const { address } = showConsole({ at: `${at}&page=2` });
    await shown('Book 6');
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Book 7' }));
    expect(await screen.findByText('Book page b7 from 2')).toBeTruthy();
    expect(address()).toBe('/books/b7?page=2');
  });
});

describe('CSV', () => {
  it('holds all that is filtered, in words, without formulas', async () => {
    const library = new ToyLibrary();
    Object.assign(library.books[1] ?? {}, { title: '=1+1', author: 'A "B", C' });
    let saved: Blob | undefined;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved = blob;
          return 'blob:x';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    showConsole({ at, library });
    await shown('Book 1');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toBeDefined());
    const bytes = new Uint8Array((await saved?.arrayBuffer()) ?? []);
    // The mark by which spreadsheets know UTF-8.
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toBe('"No.","Title","Status","Author","Due","Shelf"');
    expect(lines).toHaveLength(14);
    expect(lines[2]).toBe(`"2","'=1+1","Lent","A ""B"", C","12-31-2026","A/1"`);
    expect(library.to('/lib/books/list').at(-1)?.body).toEqual({ page_limit: 50, page_offset: 1 });
  });

  it('holds what is searched for also where the page is drawn late', async () => {
    const { library } = showConsole({ at });
    await shown('Book 1');
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'Book 7');
    library.seen = [];
    // Nothing is drawn between what the left box has sent and the click: so it is on a slow machine.
    act(() => {
      box.blur();
      screen.getByRole('button', { name: 'Download CSV' }).click();
    });
    const all = () => library.to('/lib/books/list').filter(({ body }) => body?.page_limit === 50);
    await waitFor(() => expect(all()).not.toEqual([]));
    expect(all().map(({ body }) => body)).toEqual([{ page_limit: 50, page_offset: 1, raw_search_string: 'Book 7' }]);
  });

  it('is made once while it is on its way', async () => {
    const library = new ToyLibrary();
    showConsole({ at, library });
    await shown('Book 1');
    library.instead.set('/lib/books/list', () => 'never');
    library.seen = [];
    await userEvent.dblClick(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(library.to('/lib/books/list')).not.toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(library.to('/lib/books/list')).toHaveLength(1);
  });
});

describe('controls that a person may not use', () => {
  it('stay and say why to the keyboard, or vanish, or are not built', async () => {
    const library = new ToyLibrary();
    library.user = visitor;
    const { container, address } = showConsole({ at, library });
    await shown('Book 1');
    const add = screen.getByRole('button', { name: 'Add book' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(add);
    expect(address()).toBe(at);
    expect(screen.getByRole('tooltip').textContent).toBe('Only librarians change books.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    const reason = document.getElementById(add.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Only librarians change books.');
    expect(screen.queryByRole('button', { name: 'Audit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
    const move = screen.getByRole('button', { name: 'Move: Book 1' });
    move.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(library.to('/lib/books/order')).toEqual([]);
    await expectAccessible(container);
  });

  it('in a menu say why below, and do nothing', async () => {
    const library = new ToyLibrary();
    library.user = visitor;
    showConsole({ at, library });
    await shown('Book 1');
    await userEvent.click(screen.getByRole('button', { name: 'More actions: Book 1' }));
    const item = await screen.findByRole('menuitem', { name: 'Remove' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Only librarians change books.',
    );
    await userEvent.click(item);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
