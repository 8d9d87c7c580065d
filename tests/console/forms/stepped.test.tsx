import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { type Server, show } from './harness.tsx';

// The first form waits for its modules, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });

/** A record that is changed in two forms, one after the other, and saved from either. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const keeper = 'b3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f02';
const ada = { user_id: 'c3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f03', display_name: 'Ada King' };
const record = {
  id,
  version: 7,
  name: 'Bottle',
  code: keeper,
  code__name: 'Grace Hopper',
  note: 'Handle with care',
  contact: 'a@b.example',
  fragile: true,
  amount: 3,
  state: 'fresh',
};

async function open(update: ReturnType<Server> = { body: { status: 200 } }) {
  const server: Server = ({ method, path }) => {
    if (path.includes('/users/admins')) return { body: { data: [ada] } };
    return method === 'GET' ? { body: record, etag: '"7"' } : update;
  };
  const { requests } = await show(<ScreenView id="lab/stepped" record={{ id }} params={{}} close={() => undefined} />, {
    server,
  });
  await field('Name');
  const sent = () => requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { sent };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => userEvent.click(button));
};
const fill = async (name: string, value: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  if (value) await userEvent.type(input, value);
};

it('saves what was typed in a step that was left by going back', async () => {
  const { sent } = await open();
  await press('Next');
  await fill('Contact', 'c@d.example');
  await press('Back');
  await press('Save');
  await waitFor(() => expect(sent()).toEqual([{ contact: 'c@d.example' }]));
});

it('shows the step that is not right before anything is saved', async () => {
  const { sent } = await open();
  await press('Next');
  await fill('Contact', 'nobody');
  await press('Back');
  await fill('Name', 'Jar');
  await press('Save');
  expect(await field('Contact')).toHaveProperty('ariaInvalid', 'true');
  expect(sent()).toEqual([]);
  await fill('Contact', 'c@d.example');
  await press('Save');
  await waitFor(() => expect(sent()).toEqual([{ name: 'Jar', contact: 'c@d.example' }]));
});

it('saves where one had wanted to go on and could not', async () => {
  const { sent } = await open();
  await fill('Name', '');
  await press('Next');
  await waitFor(async () => expect(await field('Name')).toHaveProperty('ariaInvalid', 'true'));
  await fill('Name', 'Jar');
  await press('Save');
  await waitFor(() => expect(sent()).toEqual([{ name: 'Jar' }]));
});

it('empties what was emptied, and what is hidden now', async () => {
  const { sent } = await open();
  await fill('Note', '');
  await press('Next');
  await fill('Amount', '4');
  await press('Back');
  await press('Next');
  await fill('Contact', '');
  await act(async () => userEvent.click(screen.getByRole('switch', { name: 'Fragile' })));
  await press('Save');
  await waitFor(() => expect(sent()).toEqual([{ note: null, contact: null, fragile: false, amount: null }]));
});

it('calls related records by their names, also where someone else has picked another', async () => {
  const theirs = { ...record, version: 8, code: id, code__name: 'Mary Jackson' };
  await open({ status: 412, body: { code: 'Stale', current: theirs } });
  const picker = await screen.findByRole('combobox', { name: 'Keeper' });
  expect(picker).toHaveProperty('value', 'Grace Hopper');
  await userEvent.type(picker, '{Control>}a{/Control}Ada');
  await userEvent.click(await screen.findByRole('option', { name: 'Ada King' }));
  await press('Save');
  const row = await within(await screen.findByRole('alertdialog')).findByRole('row', { name: /Keeper/ });
  expect([...row.children].map((cell) => cell.textContent)).toEqual(['Keeper', 'Ada King', 'Mary Jackson']);
});

it('compares the forms of all steps where someone else has saved in between, also of those not opened', async () => {
  const theirs = { ...record, version: 8, name: 'Flask', contact: 'd@e.example', amount: 9 };
  await open({ status: 412, body: { code: 'Stale', current: theirs } });
  await fill('Name', 'Jar');
  await press('Save');
  const dialog = await screen.findByRole('alertdialog');
  const cells = async (name: RegExp) =>
    [...(await within(dialog).findByRole('row', { name })).children].map(({ textContent }) => textContent);
  const untouched = 'Not changed by you, stays as saved';
  expect(await cells(/^Name/)).toEqual(['Name', 'Jar', 'Flask']);
  expect(await cells(/^Contact/)).toEqual(['Contact', untouched, 'd@e.example']);
  expect(await cells(/^Amount/)).toEqual(['Amount', untouched, '9']);
});

it('compares what was changed in a later step', async () => {
  const theirs = { ...record, version: 8, contact: 'd@e.example' };
  await open({ status: 412, body: { code: 'Stale', current: theirs } });
  await press('Next');
  await fill('Contact', 'c@d.example');
  await press('Save');
  const row = await within(await screen.findByRole('alertdialog')).findByRole('row', { name: /^Contact/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual(['Contact', 'c@d.example', 'd@e.example']);
});
