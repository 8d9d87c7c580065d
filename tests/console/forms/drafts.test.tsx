import 'fake-indexeddb/auto';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { admin, expectAccessible, type Server, show } from './harness.tsx';

// The first form waits for its modules, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });

/** What is half done outlives a reload and a crash, for its owner only. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const record = { id, version: 7, name: 'Bottle', note: 'n', state: 'fresh', fragile: true, tags: ['red'], code: 'old' };
const keyOf = (letter: string) => letter.repeat(43);

interface Opened {
  person?: string;
  key?: string;
  element?: React.ReactNode;
  /** What is asked beside the record itself. */
  answers?: Server;
}

/** The page as it is after each reload: everything anew but what the device keeps. */
async function load({ person = admin.id, key = keyOf('A'), element, answers }: Opened = {}) {
  cleanup();
  const server: Server = (request) => {
    const { method, path } = request;
    if (path === '/auth/draft-key') return { body: { key } };
    const answer = answers?.(request);
    if (answer) return answer;
    return method === 'GET' ? { body: record, etag: '"7"' } : { body: { status: 200 } };
  };
  const shown = await show(
    element ?? <ScreenView id="lab/edit" record={record} params={{}} close={() => undefined} />,
    {
      server,
      person: { ...admin, id: person },
    },
  );
  return { ...shown, user: userEvent.setup() };
}

const field = async (name: string): Promise<HTMLInputElement> => screen.findByRole('textbox', { name });
const offer = () => screen.findByRole('button', { name: 'Go on with it' });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => user.click(button));
};

async function stored(): Promise<string[]> {
  const open = indexedDB.open('drafts');
  const base = await new Promise<IDBDatabase>((resolve) => {
    open.onsuccess = () => resolve(open.result);
  });
  if (!base.objectStoreNames.contains('forms')) return [];
  const all = base.transaction('forms').objectStore('forms').getAll();
  const found = await new Promise<{ data: ArrayBuffer }[]>((resolve) => {
    all.onsuccess = () => resolve(all.result);
  });
  base.close();
  return found.map(({ data }) => new TextDecoder('latin1').decode(data));
}

/** A name is typed, and nothing saved. */
async function half() {
  const { user } = await load();
  const name = await field('Name');
  await user.clear(name);
  await user.type(name, 'Carafe');
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  await waitFor(async () => expect((await stored())[0]?.length).toBeGreaterThan(100));
  // The input tells the form what was typed after a moment.
  await new Promise((resolve) => setTimeout(resolve, 600));
}

const quiet = async () => {
  await field('Name');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole('button', { name: 'Go on with it' })).toBeNull();
};

beforeEach(async () => {
  const { createStore, clear } = await import('idb-keyval');
  await clear(createStore('drafts', 'forms'));
});

describe('a form that was left unfinished', () => {
  it('is offered after a reload, and saved with the version it was begun on', async () => {
    await half();
    const { user, requests, container } = await load();
    await offer();
    expect((await field('Name')).value).toBe('Bottle');
    await expectAccessible(container.ownerDocument.body);
    await press(user, 'Go on with it');
    await waitFor(async () => expect((await field('Name')).value).toBe('Carafe'));
    expect(screen.queryByRole('button', { name: 'Go on with it' })).toBeNull();
    await press(user, 'Save sample');
    await waitFor(() => expect(requests.some(({ method }) => method !== 'GET')).toBe(true));
    const saved = requests.find(({ method }) => method !== 'GET');
    expect(saved?.body).toEqual({ name: 'Carafe' });
    expect(saved?.headers['if-match']).toBe('"7"');
    await waitFor(async () => expect(await stored()).toEqual([]));
    await load();
    await quiet();
  });

  it('is thrown away when it is not wanted', async () => {
    await half();
    const { user } = await load();
    await offer();
    await press(user, 'Discard');
    await waitFor(async () => expect(await stored()).toEqual([]));
    await load();
    await quiet();
  });

  it('is kept beside what is typed while nobody has said what becomes of it: the later one is offered first', async () => {
    await half();
    const { user } = await load();
    await offer();
    await user.type(await field('Name'), ' two');
    await waitFor(async () => expect(await stored()).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 600));
    const again = await load();
    await press(again.user, 'Go on with it');
    await waitFor(async () => expect((await field('Name')).value).toBe('Bottle two'));
    await waitFor(async () => expect(await stored()).toHaveLength(2));
    const third = await load();
    await offer();
    await press(third.user, 'Discard');
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await press(third.user, 'Go on with it');
    await waitFor(async () => expect((await field('Name')).value).toBe('Carafe'));
    // The keyboard goes on in the form.
    await waitFor(async () => expect(document.activeElement).toBe(await field('Name')));
  });

  it('stays when what was typed since is left on purpose', async () => {
    await half();
    const { user } = await load();
    await offer();
    await user.type(await field('Name'), ' two');
    await user.keyboard('{Escape}');
    const ask = await screen.findByRole('alertdialog');
    await act(async () => user.click(within(ask).getByRole('button', { name: 'Leave' })));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await load();
    await offer();
  });

  it('gives way to what was typed since once it is thrown away', async () => {
    await half();
    const { user } = await load();
    await offer();
    await user.type(await field('Name'), ' two');
    await press(user, 'Discard');
    await new Promise((resolve) => setTimeout(resolve, 900));
    const again = await load();
    await press(again.user, 'Go on with it');
    await waitFor(async () => expect((await field('Name')).value).toBe('Bottle two'));
  });

  it('asks before it takes the place of what was typed since', async () => {
    await half();
    const { user } = await load();
    await offer();
    await user.type(await field('Name'), ' two');
    const answer = async (name: string) => {
      await press(user, 'Go on with it');
      const ask = await screen.findByRole('alertdialog', { name: 'Replace what you typed?' });
      await act(async () => user.click(within(ask).getByRole('button', { name })));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await answer('Keep typing');
    expect((await field('Name')).value).toBe('Bottle two');
    await answer('Replace');
    await waitFor(async () => expect((await field('Name')).value).toBe('Carafe'));
  });

  it('is dropped by the person who leaves it on purpose', async () => {
    const { user } = await load();
    await user.type(await field('Name'), ' two');
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await user.keyboard('{Escape}');
    const ask = await screen.findByRole('alertdialog');
    await act(async () => user.click(within(ask).getByRole('button', { name: 'Leave' })));
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('is nothing to someone else on the device, and not to be read there', async () => {
    await half();
    expect((await stored()).join()).not.toMatch(/Carafe|Bottle/);
    await load({ person: '22222222-2222-4222-8222-222222222222', key: keyOf('B') });
    await quiet();
    // Also not under the owner's name with a key of one's own.
    await load({ key: keyOf('B') });
    await quiet();
    await load();
    await offer();
  });

  it('has nothing in a field that was emptied', async () => {
    const { user } = await load();
    await user.clear(await field('Note'));
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 600));
    const again = await load();
    await press(again.user, 'Go on with it');
    await waitFor(async () => expect((await field('Note')).value).toBe(''));
    await press(again.user, 'Save sample');
    await waitFor(() => expect(again.requests.some(({ method }) => method !== 'GET')).toBe(true));
    expect(again.requests.find(({ method }) => method !== 'GET')?.body).toEqual({ note: null });
  });

  it('holds no password and no code', async () => {
    const { user } = await load();
    await user.type(await screen.findByLabelText(/^Code/), 'hunter2');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await stored()).toEqual([]);
    await user.type(await field('Name'), '!');
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 600));
    const again = await load();
    await press(again.user, 'Go on with it');
    await waitFor(async () => expect((await field('Name')).value).toBe('Bottle!'));
    expect((screen.getByLabelText(/^Code/) as HTMLInputElement).value).toBe('old');
  });
});

describe('a related record that was picked', () => {
  const ada = { user_id: 'b3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f02', display_name: 'Ada King', email: 'ada@b.example' };
  const touchpoint = () =>
    load({
      element: <ScreenView id="touchpoints/lifecycle" mode="new" params={{ page: '1' }} />,
      answers: ({ path }) => (path.includes('/users/admins') ? { body: { data: [ada] } } : undefined),
    });
  const sender = () => screen.findByRole('combobox', { name: /Chat from user/ });

  it('is still called by its name, also where nobody could ask for it', async () => {
    const { user } = await touchpoint();
    await user.type(await sender(), 'Ada');
    await user.click(await screen.findByRole('option', { name: /Ada King/ }));
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 600));
    const again = await touchpoint();
    await press(again.user, 'Go on with it');
    await waitFor(async () => expect(await sender()).toHaveProperty('value', 'Ada King'));
  });
});

describe('a record that is changed in steps', () => {
  const element = <ScreenView id="lab/stepped" record={{ id }} params={{}} close={() => undefined} />;
  const whole = { ...record, code: id, code__name: 'Ada King', contact: 'a@b.example', amount: 3 };
  const steps = () =>
    load({
      element,
      answers: ({ method, path }) => {
        if (path.includes('/users/admins')) return { body: { data: [] } };
        return method === 'GET' ? { body: whole, etag: '"7"' } : undefined;
      },
    });

  it('is gone on with as it was left, in a step behind the one that is shown too', async () => {
    const { user } = await steps();
    await press(user, 'Next');
    await user.clear(await field('Contact'));
    await press(user, 'Back');
    await user.clear(await field('Note'));
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 600));
    const again = await steps();
    await press(again.user, 'Go on with it');
    await waitFor(async () => expect((await field('Note')).value).toBe(''));
    await press(again.user, 'Save');
    await waitFor(() => expect(again.requests.some(({ method }) => method !== 'GET')).toBe(true));
    expect(again.requests.find(({ method }) => method !== 'GET')?.body).toEqual({ note: null, contact: null });
  });
});

describe('a first step that was only typed', () => {
  const steps = () => load({ element: <ScreenView id="access/group-new" params={{}} close={() => undefined} /> });

  it('asks before it is lost, and is offered after a reload with the step it stood at', async () => {
    const { user } = await steps();
    await user.type(await field('Group name'), 'Night shift');
    await user.keyboard('{Escape}');
    const ask = await screen.findByRole('alertdialog');
    await act(async () => user.click(within(ask).getByRole('button', { name: 'Stay' })));
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 600));
    const again = await steps();
    await press(again.user, 'Go on with it');
    await waitFor(async () => expect((await field('Group name')).value).toBe('Night shift'));
    await again.user.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
  });
});
