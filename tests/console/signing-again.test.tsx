import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type ComponentProps, useSigningAgain } from '../../src/console/slots.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { RoutesScreen } from '../../src/shared/documents/screen.ts';
import { showConsole, toyRegistry, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { librarian, refusal, ToyLibrary } from './support/toy-library.ts';

/** A session that ends while someone is at work: they sign in over it, and what waited for them goes on. */

function Again({ close }: ComponentProps) {
  const { person, half, taken, startOver, leave } = useSigningAgain();
  if (!person) queueMicrotask(() => close?.(true));
  return (
    <>
      <p>{half ? `half ${half.id}` : `nobody instead of ${person?.id}`}</p>
      <button type="button" onClick={() => void taken()}>
        Signed in
      </button>
      <button type="button" onClick={() => void startOver()}>
        Start over
      </button>
      <button type="button" onClick={leave}>
        Someone else
      </button>
      <button type="button" onClick={() => close?.()}>
        Not now
      </button>
    </>
  );
}

function Notepad() {
  const [text, setText] = useState('');
  return <input aria-label="Notepad" value={text} onChange={(event) => setText(event.target.value)} />;
}

const routes = toyArtifacts.screens['shell/navigation'] as RoutesScreen;
const registry = {
  ...toyRegistry,
  components: {
    again: async () => ({ default: Again }),
    'book-page': async () => ({ default: Notepad }),
  },
};
const artifacts: Artifacts = {
  ...toyArtifacts,
  screens: {
    ...toyArtifacts.screens,
    'account/again': { id: 'account/again', kind: 'dialog', title: 'Please sign in again', component: 'again' },
    'shell/navigation': { ...routes, signIn: 'account/again' },
  },
};

/** A notepad with something on it, and a session that has just ended. */
async function ended(library = new ToyLibrary()) {
  library.user = librarian;
  const shown = showConsole({ at: '/books/b1', library, source: toySource(artifacts), registry });
  await userEvent.type(await within(shown.container).findByRole('textbox', { name: 'Notepad' }), 'half done');
  library.user = null;
  const serve = () => (library.user ? { body: { lent: library.user.id } } : refusal(401, 'SignedOut', 'x'));
  library.instead.set('/lib/lend', serve);
  const { transport } = shown.running.environment;
  const headers = { 'idempotency-key': 'k1' };
  const lend = () =>
    transport({ method: 'POST', url: '/lib/lend', body: {}, headers }).then(
      ({ body }) => (body as { lent: string }).lent,
      (error: Error) => error.name,
    );
  return { ...shown, library, lend };
}
const dialog = () => screen.findByRole('dialog', { name: 'Please sign in again' }, { timeout: 20_000 });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const notepad = () => (screen.getByLabelText('Notepad') as HTMLInputElement).value;

describe('a session that ends while someone is at work', () => {
  it('is taken up in a dialog; every call that waited is made once more with its own key', async () => {
    const { library, lend, address } = await ended();
    const all = Promise.all([lend(), lend()]);
    await dialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    library.user = librarian;
    await press('Signed in');
    expect(await all).toEqual(['u1', 'u1']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notepad()).toBe('half done');
    expect(address()).toBe('/books/b1');
    expect(library.to('/lib/lend').map(({ headers }) => headers.get('idempotency-key'))).toEqual(Array(4).fill('k1'));
  });

  it('is told of once, and the page stays, when the dialog is put off', async () => {
    const { lend, address, running } = await ended();
    const waiting = lend();
    await dialog();
    await press('Not now');
    expect(await waiting).toBe('SignedOutError');
    expect(notepad()).toBe('half done');
    expect(address()).toBe('/books/b1');
    // The page reads again what it shows: that does not bring it back at once.
    const { transport } = running.environment;
    await expect(transport({ method: 'POST', url: '/lib/lend', reads: true })).rejects.toThrow();
    expect(screen.queryByRole('dialog')).toBeNull();
    void lend();
    await dialog();
  });

  it('goes on after a second step, the page staying in between', async () => {
    const { library, lend } = await ended();
    const waiting = lend();
    await dialog();
    library.user = { ...librarian, level: 'half' };
    await press('Signed in');
    expect(await screen.findByText('half u1')).toBeTruthy();
    expect(notepad()).toBe('half done');
    library.user = librarian;
    await press('Signed in');
    expect(await waiting).toBe('u1');
    expect(notepad()).toBe('half done');
  });

  it('begins anew in every tab once the second step is left in one', async () => {
    const library = new ToyLibrary();
    for (const { lend } of [await ended(library), await ended(library)]) void lend();
    const inBoth = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    const pressInOne = (name: string) => userEvent.click(screen.getAllByText(name)[0] as HTMLElement);
    await inBoth('nobody instead of u1');
    library.user = { ...librarian, level: 'half' };
    await pressInOne('Signed in');
    await inBoth('half u1');
    await pressInOne('Start over');
    await inBoth('nobody instead of u1');
    expect(screen.getAllByLabelText('Notepad').map((pad) => (pad as HTMLInputElement).value)).toEqual(
      Array(2).fill('half done'),
    );
  });

  it('goes on when the same person has signed in in another window', async () => {
    const { library, lend, running } = await ended();
    const waiting = lend();
    await dialog();
    library.user = librarian;
    await act(async () => void (await running.environment.signing.refresh()));
    expect(await waiting).toBe('u1');
  });

  it('is not continued by someone else: they begin anew, with a word', async () => {
    const { library, lend, address, router } = await ended();
    const waiting = lend();
    await dialog();
    library.user = { ...librarian, id: 'u2', display_name: 'Someone Else' };
    await press('Signed in');
    expect(await waiting).toBe('SignedOutError');
    expect(await screen.findByText(/^Someone else has signed in here/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByLabelText('Notepad')).toBeNull());
    expect(library.to('/lib/lend')).toHaveLength(1);
    await act(() => router.navigate('/books/b1'));
    await screen.findByLabelText('Notepad');
    expect(notepad()).toBe('');
    expect(address()).toBe('/books/b1');
  });

  it('is left for the sign-in page', async () => {
    const { lend, address } = await ended();
    const waiting = lend();
    await dialog();
    await press('Someone else');
    expect(await waiting).toBe('SignedOutError');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
    expect(address()).toBe(`/login?back=${encodeURIComponent('/books/b1')}`);
  });

  it('while the page only asks by itself is not told', async () => {
    const { running } = await ended();
    const { transport } = running.environment;
    await expect(transport({ method: 'GET', url: '/lib/lend', background: true })).rejects.toThrow();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('and another question after it are both answered before the call is made', async () => {
    const { library, lend } = await ended();
    const waiting = lend();
    await dialog();
    library.user = librarian;
    library.instead.set('/lib/lend', () => refusal(401, 'StepUpNeeded', 'x'));
    await press('Signed in');
    expect(await waiting).toBe('NotConfirmedError');
  });
});
