import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inputOf } from '../../src/console/data/call-request.ts';
import { makeCall } from '../../src/console/data/make-call.ts';
import type { ComponentProps } from '../../src/console/slots.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { RoutesScreen } from '../../src/shared/documents/screen.ts';
import { showConsole, toyRegistry, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { librarian, refusal, ToyLibrary } from './support/toy-library.ts';

/** Who is signed in only half, who has to prove again who they are, and who has to do something first. */

const routes = toyArtifacts.screens['shell/navigation'] as RoutesScreen;
const Proof = ({ close }: ComponentProps) => (
  <>
    <button type="button" onClick={() => close?.(true)}>
      It is me
    </button>
    <button type="button" onClick={() => close?.()}>
      Never mind
    </button>
  </>
);
const Second = () => <h1>Second step</h1>;
const registry = {
  ...toyRegistry,
  components: {
    ...toyRegistry.components,
    proof: async () => ({ default: Proof }),
    second: async () => ({ default: Second }),
  },
};
const artifacts: Artifacts = {
  ...toyArtifacts,
  screens: {
    ...toyArtifacts.screens,
    'account/proof': { id: 'account/proof', kind: 'dialog', title: 'Is it you?', component: 'proof' },
    'account/second': { id: 'account/second', kind: 'page', title: 'Second step', component: 'second' },
    'shell/navigation': {
      ...routes,
      stepUp: 'account/proof',
      leads: [{ flag: 'must_register', to: '/desk?tab=bookList' }],
      menu: [
        { label: 'Library card', icon: 'key', opens: 'account/proof', when: { has_card: true } },
        { label: 'Only for others', opens: 'account/proof', when: { fines_active: true } },
      ],
      routes: [...routes.routes, { path: '/login/verify', screen: 'account/second', gate: 'shell/public', bare: true }],
    },
  },
};

const show = (at: string, library = new ToyLibrary()) =>
  showConsole({ at, library, source: toySource(artifacts), registry });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Its code is loaded with the first one. */
const dialog = () => screen.findByRole('dialog', { name: 'Is it you?' }, { timeout: 20_000 });

/** A library that wants to know again who it is before it does anything at the path, until that was proved. */
function careful(path: string) {
  const library = new ToyLibrary();
  let proved = false;
  const instead = library.instead;
  instead.set(path, (seen) => {
    if (!proved) return refusal(401, 'StepUpNeeded', 'Please sign in again.');
    instead.delete(path);
    return (library as unknown as { serve(one: typeof seen): never }).serve(seen);
  });
  const prove = () => {
    proved = true;
  };
  return { library, prove };
}

describe('a call that wants to know again who makes it', () => {
  it('waits for the dialog and is then made as it was', async () => {
    const { library, prove } = careful('/lib/books/list');
    show('/desk?tab=bookList', library);
    await dialog();
    prove();
    await userEvent.click(await screen.findByRole('button', { name: 'It is me' }));
    expect(await screen.findByText('Book 1')).toBeTruthy();
    const [first, again, ...more] = library.to('/lib/books/list');
    expect(again?.body).toEqual(first?.body);
    expect(more).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks once for many at the same time', async () => {
    const library = new ToyLibrary();
    const { running } = show('/desk', library);
    await heading('Members');
    library.instead.set('/lib/lend', () => refusal(401, 'StepUpNeeded', 'x'));
    const { transport } = running.environment;
    const lend = () => transport({ method: 'POST', url: '/lib/lend', body: {} }).catch((error: Error) => error.name);
    const all = Promise.all([lend(), lend(), lend()]);
    await dialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Never mind' }));
    expect(await all).toEqual(['NotConfirmedError', 'NotConfirmedError', 'NotConfirmedError']);
    expect(library.to('/lib/lend')).toHaveLength(3);
  });

  it('is not made when the dialog is cancelled, and an action says so', async () => {
    const library = new ToyLibrary();
    show('/desk?tab=bookList', library);
    await screen.findByText('Book 2');
    library.instead.set('/lib/lend', () => refusal(401, 'StepUpNeeded', 'x'));
    await userEvent.click(screen.getByRole('button', { name: 'More actions: Book 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Call back' }));
    await dialog();
    await userEvent.click(await screen.findByRole('button', { name: 'Never mind' }));
    const said = await screen.findByText('You have not confirmed that it is you, so nothing was done.');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(library.to('/lib/lend')).toHaveLength(1);
  });

  it('keeps its Idempotency-Key', async () => {
    const { library, prove } = careful('/lib/lend');
    const { running } = show('/desk', library);
    await heading('Members');
    const call = { ...(artifacts.calls['lending/book.lend'] as Artifacts['calls'][string]), idempotent: true as const };
    const made = makeCall(running.environment.transport, call, inputOf(call, { ids: ['b1'] }));
    await dialog();
    prove();
    await userEvent.click(await screen.findByRole('button', { name: 'It is me' }));
    await made;
    const keys = library.to('/lib/lend').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('someone half signed in', () => {
  const half = (): ToyLibrary =>
    Object.assign(new ToyLibrary(), { user: { ...librarian, level: 'half', permissions: [] } });

  it.each(['/desk?tab=bookList', '/books/b1', '/login?back=%2Fdesk%3Ftab%3DbookList'])(
    'is led from %s to the second step, and nothing else is asked of the server',
    async (at) => {
      const { address, library } = show(at, half());
      await heading('Second step');
      expect(address()).toMatch(/^\/login\/verify\?back=/);
      expect(library.seen.map(({ path }) => path)).toEqual(['/auth/session']);
    },
  );

  it('comes there by signing in, with the way back', async () => {
    const library = Object.assign(new ToyLibrary(), { user: null as Record<string, unknown> | null });
    const { address } = show('/desk?tab=bookList', library);
    await heading('Sign in');
    library.instead.set('/auth/login', () => {
      library.user = { ...librarian, level: 'half' };
      return { body: { status: 200, mfa_required: true } };
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'a');
    await userEvent.type(screen.getByLabelText(/^Password/), 'b{Enter}');
    await heading('Second step');
    expect(address()).toBe(`/login/verify?back=${encodeURIComponent('/desk?tab=bookList')}`);
  });

  it('is nobody yet for react-admin and the gates', async () => {
    const { running } = show('/login/verify', half());
    await heading('Second step');
    expect(running.environment.session.getActor()).toBeNull();
    await expect(running.authProvider.checkAuth({})).rejects.toThrow();
  });
});

describe('someone who has to do something first', () => {
  const must = (): ToyLibrary => Object.assign(new ToyLibrary(), { user: { ...librarian, must_register: true } });

  it('is led there from everywhere, and stays there with whatever else the address says', async () => {
    const { address } = show('/books/b1', must());
    await heading('Books');
    expect(address()).toBe('/desk?tab=bookList');
  });

  it('is led no more when it is done', async () => {
    const library = must();
    const { running, router, address } = show('/desk?tab=bookList&page=2', library);
    await heading('Books');
    expect(address()).toBe('/desk?tab=bookList&page=2');
    library.user = librarian;
    await act(async () => void (await running.environment.signing.refresh()));
    await act(() => router.navigate('/desk'));
    await heading('Members');
  });
});

it('what the routes declare for the menu is there for those whom it is for', async () => {
  show('/desk', Object.assign(new ToyLibrary(), { user: { ...librarian, has_card: true } }));
  await heading('Members');
  await userEvent.click(screen.getByRole('button', { name: 'Account of Lee Ward' }));
  expect(screen.queryByRole('menuitem', { name: 'Only for others' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Library card' }));
  await dialog();
  await userEvent.click(await screen.findByRole('button', { name: 'It is me' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
