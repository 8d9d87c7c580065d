import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { type Server, show } from './harness.tsx';

// Forms and dialogs are loaded with the first of their kind.
configure({ asyncUtilTimeout: 20_000 });

/** An editor that is opened a second time, without a reload in between. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const touchpoint = {
  id,
  version: 3,
  title: 'First month',
  triggerTimeDuration: 1,
  triggerTimeUnit: 'months',
  status: 'live',
  chatFromUser: 'b3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f02',
  chatFromUser__name: 'Grace Hopper',
  position: 1,
  questions: [{ id: 'c3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f03', type: 'text', text: 'How are you?' }],
};
const group = {
  id,
  version: 3,
  group_name: 'Night shift',
  permissions: [{ codename: 'view_bot_user' }],
  segments: { department__in: ['Care'] },
};

/** Keeps what is saved. */
function keeping<T extends { version: number }>(first: T, { data = false } = {}) {
  let kept = first;
  const state = { failing: false };
  const server: Server = ({ method, path, body }) => {
    if (path.includes('/changes')) return { body: { status: 200 } };
    if (method === 'PATCH') kept = { ...kept, ...body, version: kept.version + 1 };
    else if (state.failing) return { status: 500, body: { code: 'Internal', message: '' } };
    return { body: data ? { status: 200, data: kept } : kept, etag: `"${kept.version}"` };
  };
  return { server, state };
}

const none = async () => ({ default: () => null });
const registry = {
  cells: {},
  widgets: {},
  components: {
    'touchpoints/touchpoint-runs': none,
    'access/group-changes': none,
    'access/group-members': none,
    'access/group-permissions': none,
  },
};

function Page() {
  const { pathname } = useLocation();
  const mode = pathname.split('/')[2];
  if (!mode) return <h1>Touchpoints</h1>;
  const params = { id, ...(mode === 'new' && { copy: id }) };
  return <ScreenView key={mode} id="touchpoints/lifecycle" mode={mode as 'new' | 'edit'} params={params} />;
}

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => userEvent.click(button));
};

it.each([
  ['edit', 'First month!'],
  ['new', 'First month! (copy)'],
])('begins with what has been saved: %s', async (mode, title) => {
  const { router } = await show(<Page />, { ...keeping(touchpoint), registry, at: '/lifecycle/edit' });
  await userEvent.type(await field(/Milestone/), '!');
  await press('Update');
  await screen.findByRole('heading', { name: 'Touchpoints' });
  await act(async () => router.navigate(`/lifecycle/${mode}`));
  expect(await field(/Milestone/)).toHaveProperty('value', title);
});

it('says when it cannot be read any more, also where it was read before', async () => {
  const { server, state } = keeping(touchpoint);
  const { router } = await show(<Page />, { server, registry, at: '/lifecycle/edit' });
  await field(/Milestone/);
  await act(async () => router.navigate('/settings'));
  state.failing = true;
  await act(async () => router.navigate('/lifecycle/edit'));
  await screen.findByText('Unable to fetch stage, Please try again later!');
  state.failing = false;
  await press('Retry');
  expect(await field(/Milestone/)).toHaveProperty('value', 'First month');
});

it('begins with what has been saved in a dialog of steps', async () => {
  function Opener() {
    const [open, setOpen] = useState(true);
    const record = { id, group_name: 'As the list knows it' };
    return open ? (
      <ScreenView id="access/group-edit" params={{}} record={record} close={() => setOpen(false)} />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
    );
  }
  await show(<Opener />, { ...keeping(group, { data: true }), registry });
  await userEvent.type(await field(/Group name/), ' A');
  await press('Save');
  await press('Open again');
  await waitFor(async () => expect(await field(/Group name/)).toHaveProperty('value', 'Night shift A'));
});
