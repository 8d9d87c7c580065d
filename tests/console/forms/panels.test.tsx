import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { expectAccessible, type Server, show } from './harness.tsx';

/** Dialogs that are documents: what they read and show, ask, search, send, and show once. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const other = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f02';
const record = { id, name: 'Bottle' };
const loan = { data: { late: true, days: 4, others: [{ id: other, name: 'Jar' }] } };
const refused = { status: 400, body: { code: 'Lent', message: 'Lent', who: 'Ann' } };

const server: Server = ({ path, body }) => {
  if (path.startsWith('/lab/loan')) return { body: loan };
  if (path.startsWith('/lab/find')) return { body: { data: [{ id: other, name: 'Jar', note: 'blue' }], total: 1 } };
  if (path.startsWith('/lab/renew')) return { body: { codes: ['c', 'd'], used: [] } };
  if (!path.startsWith('/lab/lend')) return undefined;
  return body?.again ? { body: { key: 'k-1' } } : refused;
};

async function open(screenId: string, params: Record<string, unknown> = {}, answer: Server = server) {
  const close = vi.fn();
  const element = <ScreenView id={screenId} params={params} record={record} close={close} />;
  const shown = await show(<Snackbars>{element}</Snackbars>, { server: answer });
  const user = userEvent.setup();
  const press = (name: string) => act(async () => user.click(await screen.findByRole('button', { name })));
  return { ...shown, close, user, press };
}

async function chooseJar(user: ReturnType<typeof userEvent.setup>) {
  const box = await screen.findByRole('combobox', { name: /Lend to/ });
  await user.type(box, 'Ja');
  expect(await screen.findByText('Type 3.')).toBeTruthy();
  await user.type(box, 'r');
  await user.click(await screen.findByRole('option', { name: /blue · Jar/ }));
}

describe('a dialog of panels and a form', () => {
  it('shows what its call answers, where that is so', async () => {
    await open('lab/lend');
    expect(await screen.findByText('Bottle is 4 days late.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Lend Bottle' })).toBeTruthy();
    expect(screen.getByText('Bottle is lent.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe(`/late/${id}`);
    expect(screen.getByRole('link', { name: 'Jar' }).getAttribute('href')).toBe(`/lab/${other}`);
  });

  it('leaves out what does not hold', async () => {
    await open('lab/lend', {}, ({ path }) =>
      path.startsWith('/lab/loan') ? { body: { data: { late: false, others: [] } } } : undefined,
    );
    await screen.findByText('Bottle is lent.');
    await screen.findByRole('combobox', { name: /Lend to/ });
    expect(screen.queryByRole('alert', { name: /late/ })).toBeNull();
    expect(screen.queryByText('As well as:')).toBeNull();
  });

  it('begins with what it says, and takes several of a list by boxes', async () => {
    const { user, press } = await open('lab/lend');
    const [first, second] = (await screen.findAllByRole('checkbox')) as HTMLInputElement[];
    expect([first?.checked, second?.checked]).toEqual([true, false]);
    await expectAccessible(screen.getByRole('dialog'));
    await user.click(first as HTMLInputElement);
    // Read-only where the record is changed, but this call takes it.
    expect(first?.checked).toBe(false);
    await press('Lend it');
    await waitFor(() => expect(first?.getAttribute('aria-describedby')).toBeTruthy());
  });

  it('searches, asks the question of an error, sends again, and shows the secret once', async () => {
    const { user, press, requests, close } = await open('lab/lend');
    await chooseJar(user);
    expect(await screen.findByText('Jar is told.')).toBeTruthy();
    await press('Lend it');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Ann has it already.');
    await press('Again');
    const secret = (await screen.findByLabelText('Key')) as HTMLInputElement;
    expect(secret.value).toBe('k-1');
    const sent = requests.filter(({ path }) => path.startsWith('/lab/lend'));
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [`/lab/lend/${id}`, { to: other, for: ['show'] }],
      [`/lab/lend/${id}`, { to: other, for: ['show'], again: true }],
    ]);
    // Closed by mistake: asked first.
    await act(async () => user.keyboard('{Escape}'));
    await screen.findByText('It is gone then.');
    await press('Back');
    expect(close).not.toHaveBeenCalled();
    await press('I have it');
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(screen.queryByText('It is gone then.')).toBeNull();
  });

  it('stays as it was, and says nothing, when the question is answered with no', async () => {
    const { user, press, requests, close } = await open('lab/lend');
    await chooseJar(user);
    await press('Lend it');
    await screen.findByRole('alertdialog');
    await press('No');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests.filter(({ path }) => path.startsWith('/lab/lend'))).toHaveLength(1);
    expect(screen.queryByText('The sample could not be saved.')).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a dialog of panels alone', () => {
  it('strikes out used codes, copies the others, and shows new ones', async () => {
    const { user, press } = await open('lab/codes', { codes: ['a', 'b'], used: ['a'] });
    expect((await screen.findByText('a')).tagName).toBe('S');
    await press('Copy');
    expect(await navigator.clipboard.readText()).toBe('b');
    expect(screen.queryByRole('button', { name: 'Sealed' })).toBeNull();
    await press('New ones');
    await press('Again');
    expect(await screen.findByText('c')).toBeTruthy();
    expect(screen.queryByText('b')).toBeNull();
    await user.keyboard('{Escape}');
  });
});
