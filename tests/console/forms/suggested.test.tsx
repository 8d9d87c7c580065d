import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LoadedForm } from '../../../src/console/forms/LoadedForm.tsx';
import { type Server, show } from './harness.tsx';

const people = [
  { id: 'p1', display_name: 'Ada Lovelace', email: 'ada@acme.example' },
  { id: 'p2', display_name: 'Ada Yonath', email: 'yonath@acme.example' },
];

/** Searches as the server does, in names and addresses; of departments it knows one. */
const server: Server = ({ path, body }) => {
  const search = String(
    (body as { raw_search_string?: string } | undefined)?.raw_search_string ??
      new URL(path, 'http://acme.example').searchParams.get('raw_search_string') ??
      '',
  ).toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(search);
  if (path.includes('/users/values')) return { body: { data: ['Sales'].filter(has).map((value) => ({ value })) } };
  if (!path.includes('/users/list')) return undefined;
  const found = people.filter((one) => has(one.display_name) || has(one.email));
  return { body: { data: found, total_count: found.length } };
};

async function open() {
  const onSubmit = vi.fn();
  await show(
    <LoadedForm id="people/user/new" onSubmit={onSubmit}>
      <button type="submit">Save</button>
    </LoadedForm>,
    { server },
  );
  const field = (name: string) => screen.findByRole('combobox', { name });
  return { field, user: userEvent.setup() };
}

it('a manager is found by name among people, and stands there by address', async () => {
  const { field, user } = await open();
  const address = await field("Manager's email");
  await user.type(address, 'ada');
  expect(await screen.findByText('yonath@acme.example')).toBeTruthy();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address).toHaveProperty('value', 'yonath@acme.example');
  const name = await field('Manager');
  await user.type(name, 'yonath');
  await screen.findByText('yonath@acme.example');
  await waitFor(() => expect(screen.queryByText('ada@acme.example')).toBeNull());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(name).toHaveProperty('value', 'Ada Yonath');
  expect(screen.queryByText(/^Nobody whom you see/)).toBeNull();
});

it.each([
  ["Manager's email", 'new@acme.example', 'Nobody whom you see has this address: it will be new.', 'ADA@acme.example'],
  ['Manager', 'New Name', 'Nobody whom you see has this name: it will be new.', 'ada lovelace'],
  ['Department', 'Saels', 'Not in use yet where you may look: it will be new.', 'sales'],
])('%s takes “%s”, which nobody has, and says so', async (label, unknown, sentence, known) => {
  const { field, user } = await open();
  const input = await field(label);
  await user.type(input, unknown);
  await user.tab();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(input).toHaveProperty('value', unknown);
  await user.clear(input);
  await user.type(input, known);
  await user.tab();
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});
it('what is longer than may be searched for is nobody’s, and is not asked', async () => {
  const onSubmit = vi.fn();
  const { requests } = await show(
    <LoadedForm id="people/user/new" onSubmit={onSubmit}>
      <button type="submit">Save</button>
    </LoadedForm>,
    { server },
  );
  const user = userEvent.setup();
  const input = await screen.findByRole('combobox', { name: 'Department' });
  await user.click(input);
  await user.paste('x'.repeat(120));
  await user.tab();
  expect(await screen.findByText('Not in use yet where you may look: it will be new.')).toBeTruthy();
  expect(requests.filter(({ path }) => path.includes('xxx'))).toEqual([]);
});
