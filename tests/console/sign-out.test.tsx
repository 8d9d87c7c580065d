import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useOverlays } from '../../src/console/actions/action-context.ts';
import { useLeaveGuard } from '../../src/console/shell/use-leave-guard.ts';
import StepUp from '../../src/hr/console/account/step-up/StepUp.tsx';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { showConsole, toyRegistry, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { ToyLibrary } from './support/toy-library.ts';

/** Signing out loses what is half done in every tab: each is asked about, and nothing is left before it is done. */

const left = vi.fn();

function Draft() {
  const [text, setText] = useState('');
  const { open } = useOverlays();
  useLeaveGuard(text !== '', { left });
  return (
    <>
      <input aria-label="Draft" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void open('lending/proof')}>
        Save
      </button>
    </>
  );
}

const artifacts: Artifacts = {
  ...toyArtifacts,
  screens: {
    ...toyArtifacts.screens,
    'lending/proof': { id: 'lending/proof', kind: 'dialog', title: 'Is it you?', component: 'proof' },
  },
};
const components = { 'book-page': async () => ({ default: Draft }), proof: async () => ({ default: StepUp }) };

/** A tab of one browser, and what can be done in it. */
async function tab(library: ToyLibrary) {
  const shown = showConsole({
    at: '/books/b1',
    registry: { ...toyRegistry, components },
    source: toySource(artifacts),
    library,
  });
  const inside = within(shown.container);
  const draft = async () => await inside.findByLabelText<HTMLInputElement>('Draft');
  await draft();
  return {
    ...shown,
    draft,
    write: async () => userEvent.type(await draft(), 'changed'),
    save: () => userEvent.click(inside.getByRole('button', { name: 'Save' })),
    signOut: async (name = 'Sign out') => {
      await userEvent.click(inside.getByRole('button', { name: 'Account of Lee Ward' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    },
    isSignedOut: () => inside.findByRole('heading', { name: 'Sign in' }),
  };
}

const answer = async (title: string, name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await userEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

describe('signing out', () => {
  it.each(['Sign out', 'Sign out everywhere'])(
    '%s: asks about what is half done in another tab, and stays',
    async (name) => {
      const library = new ToyLibrary();
      const [here, other] = [await tab(library), await tab(library)];
      await other.write();
      await here.signOut(name);
      await answer('Sign out without saving?', 'Stay');
      expect([library.to('/auth/logout'), (await other.draft()).value]).toEqual([[], 'changed']);
    },
  );

  it('asks about it, and ends both', async () => {
    const library = new ToyLibrary();
    const [here, other] = [await tab(library), await tab(library)];
    await other.write();
    await here.signOut();
    await answer('Sign out without saving?', 'Sign out');
    await here.isSignedOut();
    await other.isSignedOut();
  });

  it('asks nothing while nothing is half done', async () => {
    const library = new ToyLibrary();
    const [here, other] = [await tab(library), await tab(library)];
    await here.signOut();
    await here.isSignedOut();
    await other.isSignedOut();
    expect(library.to('/auth/session')).toHaveLength(2);
  });

  it.each([
    ['the server is not reached', 'Sign out', () => undefined],
    ['the second question is answered with no', 'Sign out everywhere', () => answer('Sign out everywhere?', 'Cancel')],
  ])('leaves nothing when %s', async (_, name, then) => {
    left.mockClear();
    const library = new ToyLibrary();
    library.instead.set('/auth/logout', () => 'unreachable');
    const here = await tab(library);
    await here.write();
    await here.signOut(name);
    await answer('Leave?', 'Leave');
    await then();
    if (name === 'Sign out') await waitFor(() => expect(library.to('/auth/logout')).toHaveLength(1));
    await act(async () => undefined);
    expect([left.mock.calls, (await here.draft()).value]).toEqual([[], 'changed']);
  });

  it('in place of a proof asks about the page below', async () => {
    const library = new ToyLibrary();
    const here = await tab(library);
    await here.write();
    await here.save();
    const out = async () => userEvent.click(await screen.findByRole('button', { name: /sign-out$/ }));
    await out();
    await answer('Leave?', 'Stay');
    expect([library.to('/auth/logout'), (await here.draft()).value]).toEqual([[], 'changed']);
    await out();
    await answer('Leave?', 'Leave');
    await here.isSignedOut();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
