import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { showConsole, toyRegistry } from './support/show-console.tsx';
import { librarian, refusal, stranger, ToyLibrary } from './support/toy-library.ts';

const as = (user: Record<string, unknown> | null) => Object.assign(new ToyLibrary(), { user });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Desk' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('tabs', () => {
  it.each([
    ['/desk', 'Members', '/desk'],
    ['/', 'Members', '/desk'],
    ['/desk?tab=BOOKLIST&page=2', 'Books', '/desk?tab=bookList&page=2'],
    ['/desk?tab=nothing&page=2', 'Members', '/desk?tab=Members'],
    ['/desk?tab=fines&page=2', 'Books', '/desk?tab=bookList'],
  ])('%s shows %s', async (at, title, address) => {
    const shown = showConsole({ at });
    await heading(title);
    await waitFor(() => expect(shown.address()).toBe(address));
  });

  it('with their flag are there', async () => {
    showConsole({ at: '/desk?tab=fines', library: as({ ...librarian, fines_active: true }) });
    await heading('Fines');
    expect(tabs()).toEqual(['Members', 'Books', 'Fines']);
  });

  it('drop the keys of the one that is left', async () => {
    const { address } = showConsole({ at: '/desk?tab=bookList&page=2&search=book' });
    await heading('Books');
    await userEvent.click(screen.getByRole('link', { name: 'Members' }));
    await heading('Members');
    expect(address()).toBe('/desk?tab=Members');
  });

  it('that are refused say why in their place', async () => {
    const { library } = showConsole({ at: '/desk?tab=bookList', library: as(stranger) });
    await heading('Books');
    expect(screen.getByText('This tab is not for you.')).toBeTruthy();
    expect(library.to('/lib/books/list')).toEqual([]);
  });

  it('that are not built are not listed, and say so when they are asked for', async () => {
    showConsole({ at: '/desk?tab=staff' });
    await heading('Staff');
    expect(tabs()).toEqual(['Members', 'Books']);
    expect(screen.getByText('Coming soon')).toBeTruthy();
  });
});

it('a page shows its heading while its code is on the way', async () => {
  const registry = { ...toyRegistry, components: { 'book-page': () => new Promise<never>(() => {}) } };
  showConsole({ at: '/books/b1', registry });
  await heading('Book');
});

describe('routes', () => {
  it('lead to sign-in and back', async () => {
    const library = as(null);
    const { address, container } = showConsole({ at: '/desk?tab=bookList&page=2', library });
    await heading('Sign in');
    expect(address()).toBe(`/login?back=${encodeURIComponent('/desk?tab=bookList&page=2')}`);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findAllByText('Fill all the fields!')).toHaveLength(2);
    library.instead.set('/auth/login', () => refusal(401, 'AuthenticationFailed', 'Authentication failed'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'lee@lib.example');
    await userEvent.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
    expect(await screen.findByText('Authentication failed')).toBeTruthy();
    library.instead.set('/auth/login', () => {
      library.user = librarian;
      return { body: { status: 200, mfa_required: false } };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await heading('Books');
    expect(address()).toBe('/desk?tab=bookList&page=2');
    expect(library.to('/auth/login').at(-1)?.body).toEqual({
      username: 'lee@lib.example',
      password: 'secret',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'never lead back to %s',
    async (back) => {
      const library = as(null);
      const { address } = showConsole({ at: `/login?back=${encodeURIComponent(back)}`, library });
      library.instead.set('/auth/login', () => {
        library.user = librarian;
        return { body: { status: 200 } };
      });
      await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'a');
      await userEvent.type(screen.getByLabelText(/^Password/), 'b{Enter}');
      await heading('Members');
      expect(address()).toBe('/desk');
    },
  );

  it('that are refused say why', async () => {
    showConsole({ at: '/books/b1', library: as(stranger) });
    expect(await screen.findByText('Only librarians change books.')).toBeTruthy();
    expect(screen.queryByText(/Book page/)).toBeNull();
  });

  it('that are unknown show the page for it', async () => {
    const { container } = showConsole({ at: '/nowhere' });
    await heading('This page does not exist');
    await expectAccessible(container);
  });
});

describe('the session', () => {
  it('that ends while working leads to sign-in and keeps the way back; what was read is forgotten', async () => {
    const { address, library, running } = showConsole({ at: '/desk?tab=bookList' });
    await screen.findByText('Book 1');
    library.instead.set('/lib/books/list', () => refusal(401, 'SignedOut', 'x'));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await heading('Sign in');
    expect(address()).toBe(`/login?back=${encodeURIComponent('/desk?tab=bookList&page=2')}`);
    expect(
      running.queries
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.data !== undefined),
    ).toEqual([]);
  });

  it('is left by the menu', async () => {
    const { library, running } = showConsole({ at: '/desk?tab=bookList' });
    await screen.findByText('Book 1');
    await userEvent.click(screen.getByRole('button', { name: 'Account of Lee Ward' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await heading('Sign in');
    expect(library.to('/auth/logout')).toHaveLength(1);
    expect(
      running.queries
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.data !== undefined),
    ).toEqual([]);
  });

  it('everywhere is ended only after a question', async () => {
    const { library } = showConsole({ at: '/desk' });
    await heading('Members');
    await userEvent.click(screen.getByRole('button', { name: 'Account of Lee Ward' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await heading('Sign in');
    expect(library.to('/auth/logout')[0]?.body).toEqual({ everywhere: true });
  });

  it('of another person, taken up in another window, shows nothing of the last one', async () => {
    const { library, running } = showConsole({ at: '/desk?tab=bookList' });
    await screen.findByText('Book 1');
    library.user = { ...stranger };
    await running.environment.signing.refresh();
    await waitFor(() => expect(screen.queryByText('Book 1')).toBeNull());
    expect(screen.getByText('This tab is not for you.')).toBeTruthy();
  });
});

it('the theme follows the menu', async () => {
  showConsole({ at: '/desk' });
  await heading('Members');
  await userEvent.click(screen.getByRole('button', { name: 'Account of Lee Ward' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement.getAttribute('data-theme')).toBe('dark'));
});

it('the skip link is the first stop and leads into the screen', async () => {
  showConsole({ at: '/desk' });
  await heading('Members');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('main');
});

it('without a server at the start, Retry asks again', async () => {
  const library = new ToyLibrary();
  library.instead.set('/auth/session', () => 'unreachable');
  showConsole({ at: '/desk', library });
  expect(await screen.findByText('You are offline.')).toBeTruthy();
  library.instead.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('Members');
});

it('someone who is signed in does not sign in again', async () => {
  const { address } = showConsole({ at: `/login?back=${encodeURIComponent('/desk?tab=bookList')}` });
  await heading('Books');
  expect(address()).toBe('/desk?tab=bookList');
});
