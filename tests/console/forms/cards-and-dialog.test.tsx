import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { admin, expectAccessible, type Server, show } from './harness.tsx';

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const record = {
  id,
  version: 7,
  name: 'Bottle',
  note: 'n',
  state: 'fresh',
  fragile: true,
  taken: '2026-03-09',
  tags: ['red'],
};

const server: Server = ({ method }) => (method === 'GET' ? { body: record, etag: '"7"' } : { body: { status: 200 } });

async function open(element: React.ReactNode, answer: Server = server) {
  const shown = await show(<Snackbars>{element}</Snackbars>, { server: answer });
  return { ...shown, user: userEvent.setup() };
}

describe('cards', () => {
  // The form suspends; inside the synchronous act of a click it would never be drawn again.
  const edit = async (user: ReturnType<typeof userEvent.setup>) => {
    const button = await screen.findByRole('button', { name: 'Edit' });
    await act(async () => user.click(button));
  };
  const card = () => open(<ScreenView id="lab/card" params={{ id }} />);

  it('are read as terms and descriptions; what a gate or a plan keeps back is not there', async () => {
    const { container } = await card();
    await screen.findByRole('heading', { level: 1, name: 'Bottle' });
    await screen.findByText('09-03-2026');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(['Main', 'Fixed']);
    const terms = [...container.querySelectorAll('dt')].map((dt) => [
      dt.textContent,
      dt.nextElementSibling?.textContent,
    ]);
    expect(terms).toEqual([
      ['Name', 'Bottle'],
      ['State', 'Fresh'],
      ['Fragile', 'Yes'],
      ['Tags', 'red'],
      ['Taken on', '09-03-2026'],
    ]);
    await expectAccessible(container);
  });

  it('are edited in place, and only what changed is sent', async () => {
    const { user, requests, container } = await card();
    await edit(user);
    const name = await screen.findByRole('textbox', { name: /Name/ });
    expect(screen.getByText('09-03-2026')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Note/ })).toBeNull();
    await expectAccessible(container);
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: 'Save sample' }));
    expect(await screen.findByText('Sample saved.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toEqual({ name: 'Bottle!' });
    expect(sent?.headers['if-match']).toBe('"7"');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  });

  it('forget what was typed when it is cancelled', async () => {
    const { user, requests } = await card();
    await edit(user);
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Forget it' }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(screen.queryByText('Bottle!')).toBeNull();
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('show the signed-in person where the address names nobody', async () => {
    const { requests } = await open(<ScreenView id="people/user/profile" params={{}} />, () => ({
      body: { id: admin.id, display_name: 'Ada Admin', email: 'ada@acme.example', joining_date: '2020-02-01' },
    }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Ada Admin' })).toBeTruthy();
    expect(requests[0]?.path).toBe(`/feedback_bot/users/details/${admin.id}`);
    expect(screen.getByText('01-02-2020')).toBeTruthy();
  });
});

describe('a form in a dialog', () => {
  async function dialog(answer?: Server) {
    const close = vi.fn();
    const shown = await open(<ScreenView id="lab/edit" params={{}} record={record} close={close} />, answer);
    const name = await screen.findByRole('textbox', { name: /Name/ });
    return { ...shown, close, name };
  }

  it('is named, saves what changed, and closes with the answer', async () => {
    const { user, close, name, requests } = await dialog();
    await expectAccessible(screen.getByRole('dialog', { name: 'Change sample' }));
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: 'Save sample' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ status: 200 }));
    expect(requests.map(({ method, body }) => [method, body])).toEqual([['PATCH', { name: 'Bottle!' }]]);
  });

  it('stays when the server refuses', async () => {
    const { user, close, name } = await dialog(() => ({ status: 500, body: {} }));
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: 'Save sample' }));
    expect(await screen.findByText('The sample could not be saved.')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
    expect(name).toHaveProperty('value', 'Bottle!');
  });

  it('asks before a change is lost to Escape', async () => {
    const { user, close, name } = await dialog();
    await user.type(name, '!');
    await user.tab();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith());
  });

  it('makes something new also when it is opened on a record that its call is not about', async () => {
    const { user, requests } = await open(
      <ScreenView id="account/password/change" params={{}} record={record} close={() => undefined} />,
    );
    await user.type(await screen.findByLabelText(/Old password/, { selector: 'input' }), 'Welcome-2026!');
    await user.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'Another-2026!');
    await user.type(screen.getByLabelText(/Confirm the new/, { selector: 'input' }), 'Another-2026!');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect([requests[0]?.method, requests[0]?.path]).toEqual(['POST', '/feedback_bot/password/change']);
  });

  it('makes the call of its form where it names none', async () => {
    const close = vi.fn();
    const { user, requests } = await open(<ScreenView id="lab/brief-edit" params={{}} record={record} close={close} />);
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Save sample' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ status: 200 }));
    expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', `/lab/sample/${id}`, { name: 'Bottle!' }],
    ]);
  });

  it('checks what it sends beside the fields together with them', async () => {
    const { user, requests } = await open(
      <ScreenView id="lab/send" params={{}} record={record} close={() => undefined} />,
    );
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Jar');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const note = await screen.findByRole('textbox', { name: /Note/ });
    await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('true'));
    expect(requests).toEqual([]);
    await user.type(note, 'chipped');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect([requests[0]?.method, requests[0]?.path, requests[0]?.body]).toEqual([
      'POST',
      '/api/lab/sample',
      { name: 'Jar', note: 'chipped', state: 'spoilt' },
    ]);
  });

  it('closes at once when nothing changed', async () => {
    const { user, close } = await dialog();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Forget it' }));
    expect(close).toHaveBeenCalledWith();
  });
});
