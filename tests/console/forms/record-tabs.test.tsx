import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { expectAccessible, type Server, show } from './harness.tsx';

/** A record with tabs below it: what its head says, and which cards are there when. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const bottle = { id, version: 7, name: 'Bottle', note: 'n', state: 'fresh', taken: '2026-03-09', tags: [] };

async function open(screenId: string, record: Record<string, unknown> = bottle) {
  const server: Server = ({ method }) => (method === 'GET' ? { body: record, etag: '"7"' } : { body: { status: 200 } });
  const shown = await show(
    <Snackbars>
      <ScreenView id={screenId} params={{ id }} />
    </Snackbars>,
    { server },
  );
  await screen.findByRole('button', { name: 'Edit' }, { timeout: 30_000 });
  return { ...shown, user: userEvent.setup() };
}

const cards = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => title === 'Main' || title === 'Ways');

it('says in its head what a value is the value of', async () => {
  const { container } = await open('lab/tabbed', { ...bottle, weight: 3 });
  expect(await screen.findByText('State: Fresh')).toBeTruthy();
  expect(screen.getByText('Weight: 3')).toBeTruthy();
  await expectAccessible(container);
});

it.each([
  ['there is none', { ...bottle, weight: null }],
  ['it says nothing without another one', { ...bottle, weight: 3, note: null }],
])('says nothing of a value where %s', async (_, record) => {
  await open('lab/tabbed', record);
  await screen.findByText('State: Fresh');
  expect(screen.queryByText(/^Weight/)).toBeNull();
});

it('has a card that is there while it is edited, and no longer', async () => {
  const { user } = await open('lab/tabbed');
  expect(cards()).toEqual(['Main']);
  const button = screen.getByRole('button', { name: 'Edit' });
  await act(async () => user.click(button));
  await screen.findByRole('textbox', { name: /Name/ });
  expect(cards()).toEqual(['Main', 'Ways']);
  await user.click(screen.getByRole('button', { name: 'Forget it' }));
  await screen.findByRole('button', { name: 'Edit' });
  expect(cards()).toEqual(['Main']);
});

it('has that card at any time where there are no tabs around', async () => {
  await open('lab/tabbed-card');
  expect(cards()).toEqual(['Main', 'Ways']);
});
