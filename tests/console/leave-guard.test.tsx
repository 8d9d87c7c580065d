import MenuItem from '@mui/material/MenuItem';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useOverlays } from '../../src/console/actions/action-context.ts';
import { Menu } from '../../src/console/shell/Menu.tsx';
import { useLeaveGuard } from '../../src/console/shell/use-leave-guard.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { showConsole, toyRegistry, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { ToyLibrary } from './support/toy-library.ts';

function Draft() {
  const [text, setText] = useState('');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  useLeaveGuard(text !== '');
  return (
    <>
      <label>
        Draft
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        More
      </button>
      {anchor && (
        <Menu anchor={anchor} close={close}>
          <MenuItem>Print</MenuItem>
        </Menu>
      )}
    </>
  );
}

const registry = { ...toyRegistry, components: { 'book-page': async () => ({ default: Draft }) } };
/** A change that is asked about, and taken back when the answer is no. */
function Asked() {
  const [text, setText] = useState('');
  const { confirm } = useOverlays();
  useLeaveGuard(text !== '');
  const change = () => {
    setText('changed');
    void confirm('lending/remove-book').then((yes) => !yes && setText(''));
  };
  return (
    <button type="button" onClick={change}>
      {`Change ${text}`}
    </button>
  );
}

/** The draft as a tab and as a route. */
const artifacts: Artifacts = {
  ...toyArtifacts,
  screens: {
    ...toyArtifacts.screens,
    'lending/members': { id: 'lending/members', kind: 'page', component: 'book-page', title: 'Draft' },
  },
};

async function draft(at: string, library = new ToyLibrary()) {
  const shown = showConsole({ at, registry, source: toySource(artifacts), library });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Draft' }), 'changed');
  return shown;
}

const answer = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave?' });
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

describe('leaving a changed form', () => {
  it('by another tab asks, and stays', async () => {
    const { address } = await draft('/desk?tab=Members');
    await userEvent.click(screen.getByRole('link', { name: 'Books' }));
    await answer('Stay');
    expect(address()).toBe('/desk?tab=Members');
    expect((screen.getByRole('textbox', { name: 'Draft' }) as HTMLInputElement).value).toBe('changed');
  });

  it('by another path asks, and leaves', async () => {
    const { address } = await draft('/books/b1');
    await userEvent.click(screen.getByRole('link', { name: 'Desk' }));
    await answer('Leave');
    await waitFor(() => expect(address()).toBe('/desk'));
  });

  it('closes a menu that is open, and asks', async () => {
    const { router, address } = await draft('/books/b1');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Print' });
    await act(() => router.navigate('/desk'));
    await screen.findByRole('alertdialog', { name: 'Leave?' });
    await waitFor(() => expect(screen.queryByRole('menuitem', { hidden: true })).toBeNull());
    await answer('Stay');
    expect(address()).toBe('/books/b1');
  });

  it('by a parameter that keeps the screen does not ask', async () => {
    const { router, address } = await draft('/desk?tab=Members');
    await router.navigate('/desk?tab=Members&page=2');
    expect(address()).toBe('/desk?tab=Members&page=2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('while a question is open answers it with no, and asks once if anything is left', async () => {
    const components = { 'book-page': async () => ({ default: Asked }) };
    const { router, address } = showConsole({
      at: '/desk',
      registry: { ...registry, components },
      source: toySource(artifacts),
    });
    await screen.findByRole('link', { name: 'Books' });
    await act(() => router.navigate('/books/b1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await screen.findByRole('alertdialog');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/desk'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('by signing out asks, before the question of the menu, and stays', async () => {
    const library = new ToyLibrary();
    const { address } = await draft('/books/b1', library);
    for (const name of ['Sign out', 'Sign out everywhere']) {
      await userEvent.click(screen.getByRole('button', { name: 'Account of Lee Ward' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await answer('Stay');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect([address(), library.to('/auth/logout')]).toEqual(['/books/b1', []]);
    expect((screen.getByRole('textbox', { name: 'Draft' }) as HTMLInputElement).value).toBe('changed');
    await userEvent.click(screen.getByRole('button', { name: 'Account of Lee Ward' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await answer('Leave');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(library.to('/auth/logout')).toHaveLength(1);
  });

  it('because the session has ended does not ask', async () => {
    const { running } = await draft('/books/b1');
    running.environment.signing.ended();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('a dialog', () => {
  const withDialog: Artifacts = {
    ...artifacts,
    screens: {
      ...artifacts.screens,
      'lending/note': { id: 'lending/note', kind: 'dialog', title: 'Note', component: 'book-page' },
    },
  };
  function Opener() {
    const { open } = useOverlays();
    const [closed, setClosed] = useState(0);
    const click = () => void open('lending/note', { of: 'b1' }).then(() => setClosed((before) => before + 1));
    return (
      <button type="button" onClick={click}>
        {`Note, closed ${closed} times`}
      </button>
    );
  }
  const page = { ...registry, components: { 'book-page': async () => ({ default: Draft }) } };
  const start = async () => {
    const shown = showConsole({
      at: '/desk',
      registry: { ...page, components: { ...page.components, opener: async () => ({ default: Opener }) } },
      source: toySource({
        ...withDialog,
        screens: {
          ...withDialog.screens,
          'lending/book-page': { id: 'lending/book-page', kind: 'page', component: 'opener', title: 'Opener' },
        },
      }),
    });
    await screen.findByRole('link', { name: 'Books' });
    await act(() => shown.router.navigate('/books/b1'));
    return shown;
  };
  const opener = () => screen.findByRole('button', { name: /^Note, closed/ });
  const dialog = () => screen.findByRole('dialog', { name: 'Note' }, { timeout: 20_000 });

  it('without a change goes with the page unasked', async () => {
    const { router, address } = await start();
    await userEvent.click(await opener());
    await dialog();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/desk'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is opened once by a double click, and closing it tells once', async () => {
    await start();
    const button = await opener();
    await userEvent.dblClick(button);
    await dialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('a changed document is drawn in the open page, and what was typed stays', async () => {
  const source = toySource(artifacts);
  showConsole({ at: '/desk?tab=Members', registry, source });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Draft' }), 'typed');
  const desk = artifacts.screens['shell/desk'];
  if (desk?.kind !== 'tabs') throw new Error('no tabs');
  const tabs = desk.tabs.map((tab) => (tab.value === 'bookList' ? { ...tab, label: 'All the books' } : tab));
  source.change({ screens: { 'shell/desk': { ...desk, tabs } } });
  expect(await screen.findByRole('link', { name: 'All the books' })).toBeTruthy();
  expect((screen.getByRole('textbox', { name: 'Draft' }) as HTMLInputElement).value).toBe('typed');
});
