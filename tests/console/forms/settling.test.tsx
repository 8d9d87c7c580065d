import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { expectAccessible, type Server, show } from './harness.tsx';

/** Cards that ask about a value, say what was saved, keep what two people changed, and tell who changed them last. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const record = { id, version: 7, name: 'Bottle', state: 'fresh', fragile: true, tags: ['red'] };
const history = {
  name: { at: '2026-01-02T10:00:00Z', by: 'Ada' },
  state: { at: '2026-01-04T10:00:00Z', by: 'Grace' },
  fragile: { at: '2026-01-03T10:00:00Z', by: null },
};
const server: Server = ({ method }) =>
  method === 'GET' ? { body: { ...record, history }, etag: '"7"' } : { body: { status: 200 } };

async function cards(answer: Server = server) {
  const shown = await show(
    <Snackbars>
      <ScreenView id="lab/settled" params={{ id }} />
    </Snackbars>,
    { server: answer },
  );
  await screen.findByRole('heading', { name: 'What it is' });
  return { ...shown, user: userEvent.setup() };
}

/** In edit mode; the form suspends, and a click of its own would never draw it again. */
async function editing(answer?: Server) {
  const shown = await cards(answer);
  const button = await screen.findByRole('button', { name: 'Edit' });
  await act(async () => shown.user.click(button));
  const fragile = await screen.findByLabelText<HTMLInputElement>('Fragile');
  return { ...shown, fragile };
}

const sent = (requests: { method: string; body?: unknown }[]) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const asked = () => screen.findByRole('alertdialog', { name: 'Really sturdy?' });
const answer = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await asked()).getByRole('button', { name }));
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save sample' }));

describe('a value that is asked about', () => {
  it('goes back when it is not confirmed, and what was entered beside it stays', async () => {
    const { user, fragile, requests } = await editing();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), '!');
    await user.click(fragile);
    await expectAccessible(await asked());
    await answer(user, 'Handle with care');
    await waitFor(() => expect(fragile.checked).toBe(true));
    await save(user);
    expect(await screen.findByText('Sample saved.')).toBeTruthy();
    expect(sent(requests)).toEqual([{ name: 'Bottle!' }]);
  });

  it('stays when it is confirmed; the other way nobody is asked', async () => {
    const { user, fragile } = await editing();
    await user.click(fragile);
    await answer(user, 'Throw it');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(fragile.checked).toBe(false);
    await user.click(fragile);
    expect(fragile.checked).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('what is said after saving', () => {
  it('is about the fields, where nothing else was changed', async () => {
    const { user, fragile, requests } = await editing();
    await user.click(fragile);
    await answer(user, 'Throw it');
    await save(user);
    expect(await screen.findByText('Now everyone knows how to hold it.')).toBeTruthy();
    expect(sent(requests)).toEqual([{ fragile: false }]);
  });

  it('is the usual, where more was changed', async () => {
    const { user, fragile } = await editing();
    await user.click(fragile);
    await answer(user, 'Throw it');
    await user.type(screen.getByRole('textbox', { name: /Name/ }), '!');
    await save(user);
    expect(await screen.findByText('Sample saved.')).toBeTruthy();
  });
});

describe('changes of two people', () => {
  const stale =
    (current: object): Server =>
    (request) => {
      if (request.method === 'GET') return server(request);
      const late = request.headers['if-match'] === '"7"';
      return late
        ? { status: 412, body: { code: 'Stale', current: { ...record, ...current, version: 8 } } }
        : server(request);
    };

  it('to different fields are both kept, without a question', async () => {
    const { user, requests } = await editing(stale({ state: 'used' }));
    await user.type(screen.getByRole('textbox', { name: /Name/ }), '!');
    await save(user);
    expect(await screen.findByText('Sample saved.')).toBeTruthy();
    const patches = requests.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ headers, body }) => [headers['if-match'], body])).toEqual([
      ['"7"', { name: 'Bottle!' }],
      ['"8"', { name: 'Bottle!' }],
    ]);
  });

  it('to the same field are asked about', async () => {
    const { user, requests } = await editing(stale({ name: 'Flask' }));
    await user.type(screen.getByRole('textbox', { name: /Name/ }), '!');
    await save(user);
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(sent(requests)).toHaveLength(1);
  });
});

describe('who changed a card last', () => {
  it('is the latest of its fields; a card that nobody changed says nothing', async () => {
    await cards();
    const line = async (title: string) =>
      (await screen.findByRole('region', { name: title })).querySelector('p:last-child')?.textContent;
    await waitFor(async () => expect(await line('What it is')).toMatch(/^Last changed by Grace, .*04-01-2026/));
    expect(await line('How it is handled')).toMatch(/^Last changed .*03-01-2026/);
    const words = await screen.findByRole('region', { name: 'Words' });
    expect(words.textContent).not.toMatch(/[Cc]hanged/);
    expect(screen.queryByText('Not changed since it was set up.')).toBeNull();
  });

  it('is said once of all cards while nothing was changed', async () => {
    await cards(({ method }) => (method === 'GET' ? { body: { ...record, history: {} }, etag: '"7"' } : { body: {} }));
    expect(await screen.findAllByText('Not changed since it was set up.')).toHaveLength(1);
  });

  it('is not said of a record that does not tell', async () => {
    await cards(({ method }) => (method === 'GET' ? { body: record, etag: '"7"' } : { body: {} }));
    expect(screen.queryByText(/Last changed|Not changed/)).toBeNull();
  });
});
