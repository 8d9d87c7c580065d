import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Call } from '../../src/shared/documents/call.ts';
import type { ListScreen } from '../../src/shared/documents/screen.ts';
import { showConsole, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { ToyLibrary } from './support/toy-library.ts';

const patience = { timeout: 20_000 };

const id = 'lending/books';
const call = toyArtifacts.calls['lending/book.list'] as Call;
const books = toyArtifacts.screens[id] as ListScreen;

const status = (value: string) => [{ property: 'status', is: 'equal' as const, value }];
const artifacts = {
  ...toyArtifacts,
  messages: {
    ...toyArtifacts.messages,
    'lending/lost': { id: 'lending/lost', text: '{count} lost', severity: 'info' },
  },
  calls: {
    ...toyArtifacts.calls,
    [call.id]: {
      ...call,
      views: {
        parameter: 'view',
        counted: 'counted',
        values: {
          all: { count: 'all_count', filters: [] },
          kept: { count: 'kept_count', filters: status('in') },
          lost: { count: 'lost_count', filters: status('lost') },
        },
      },
    },
  },
  screens: {
    ...toyArtifacts.screens,
    [id]: {
      ...books,
      views: {
        default: 'all',
        tabs: [
          { value: 'all', label: 'All', counts: 'kept', beside: { counts: 'lost', text: 'lending/lost' } },
          { value: 'kept', label: 'Kept', beside: { counts: 'gone', text: 'lending/lost' } },
        ],
      },
    },
  },
} as typeof toyArtifacts;

const counted = (lost: number) => {
  const library = new ToyLibrary();
  library.instead.set('/lib/books/list', () => ({
    body: { data: [], total_count: 1231 + lost, all_count: 1231 + lost, kept_count: 1231, lost_count: lost },
  }));
  return showConsole({ at: '/desk?tab=bookList', library, source: toySource(artifacts) });
};

it('a tab says how many of another view it has, and how many there are beside those', async () => {
  counted(31);
  await waitFor(
    () => expect(screen.getByRole('link', { name: /All/ }).textContent).toBe('All 1,231 31 lost'),
    patience,
  );
  expect(screen.getByRole('link', { name: /Kept/ }).textContent).toBe('Kept 1,231');
});

it('a tab says nothing beside its count where there is nothing', async () => {
  counted(0);
  await waitFor(() => expect(screen.getByRole('link', { name: /All/ }).textContent).toBe('All 1,231'), patience);
});

it('a list that is kept empty says why, in place of that there is nothing', async () => {
  const library = new ToyLibrary();
  const said = 'Fewer than 5 people: kept hidden.';
  library.instead.set('/lib/books/list', () => ({ body: { data: [], total_count: 0, withheld: said } }));
  const withheld = { ...call, list: { ...call.list, withheld: 'withheld' } } as Call;
  const source = toySource({ ...toyArtifacts, calls: { ...toyArtifacts.calls, [call.id]: withheld } });
  showConsole({ at: '/desk?tab=bookList', library, source });
  expect(await screen.findByText(said, {}, patience)).toBeTruthy();
  expect(screen.queryByText('No books yet')).toBeNull();
});

it('a click on a tab takes the search along that it leaves', async () => {
  const { address } = counted(0);
  const box = await screen.findByRole('searchbox');
  await userEvent.type(box, 'Book 7');
  // Nothing is drawn in between: so it is on a slow machine.
  act(() => {
    box.blur();
    screen.getByRole('link', { name: /^Kept/ }).click();
  });
  await waitFor(() => expect(address()).toBe('/desk?tab=bookList&search=Book+7&view=kept'));
  expect((box as HTMLInputElement).value).toBe('Book 7');
});
