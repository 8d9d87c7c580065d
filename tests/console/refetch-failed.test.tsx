import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScreenView } from '../../src/console/screens/ScreenView.tsx';
import { registry } from '../../src/generated/components.ts';
import { admin, show } from './forms/harness.tsx';

/** The network goes and comes back while the server cannot be reached yet: what someone works on stays. */

const user = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const person = { ...admin, ...{ user_profile: { default_mail_client: 'internal' } } };
const ann = {
  id: user,
  display_name: 'Ann Lee',
  email: 'ann@acme.example',
  user_timezone: 'Asia/Kolkata',
  invite: null,
};
const meeting = {
  id: 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f02',
  title: 'About the move',
  organiser: admin.id,
  organiser_name: 'Ada Admin',
  provider: 'internal',
  event_time: '2026-03-01T10:30:00+05:30',
  expiry_time: '2026-03-01T11:00:00+05:30',
  state: 'planned',
  cancelled_because: null,
  status_before: null,
};

/** `read`: the call whose answer is gone at the second time. */
async function open(element: React.ReactNode, read: RegExp, body: object) {
  let fails = false;
  const asked: boolean[] = [];
  const server = ({ path }: { path: string }) => {
    if (!read.test(path)) return { status: 404, body: {} };
    asked.push(fails);
    return fails ? { status: 502, body: {} } : { body };
  };
  await show(element, { server, registry, person });
  return async () => {
    fails = true;
    await act(async () => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(asked).toContain(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
}

it('an invitation that is being written', async () => {
  const element = <ScreenView id="people/meeting/schedule" params={{ user }} close={() => undefined} />;
  const comeBack = await open(element, /details/, ann);
  const summary = await screen.findByRole<HTMLInputElement>('textbox', { name: /Summary/ }, { timeout: 20_000 });
  await userEvent.clear(summary);
  await userEvent.type(summary, 'Typed');
  await comeBack();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Summary/ }).value).toBe('Typed');
});

it('the panels of a page', async () => {
  const comeBack = await open(<ScreenView id="people/meeting/meetings" params={{ id: user }} />, /meetings/, {
    data: [meeting],
    total_count: 1,
  });
  await screen.findByText('About the move', {}, { timeout: 20_000 });
  await comeBack();
  expect(screen.getByText('About the move')).toBeTruthy();
});
