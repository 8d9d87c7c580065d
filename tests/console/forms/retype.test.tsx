import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { show } from './harness.tsx';

it.each([
  ['the form', {}],
  ['its field', { errors: { password: ['The sample could not be saved.'] } }],
])('a password that is refused at %s is emptied and typed anew; the rest stays', async (_place, more) => {
  const answer = { status: 400, body: { code: 'WrongPassword', message: 'The sample could not be saved.', ...more } };
  const server = ({ path }: { path: string }) => (path === '/lab/unlock' ? answer : undefined);
  await show(
    <Snackbars>
      <ScreenView id="lab/unlock" params={{}} />
    </Snackbars>,
    { server },
  );
  const user = userEvent.setup();
  const password = (await screen.findByLabelText(/^Password/, undefined, { timeout: 30_000 })) as HTMLInputElement;
  const door = screen.getByLabelText('Door') as HTMLInputElement;
  await user.type(door, 'east');
  await user.type(password, 'guess');
  await act(async () => user.click(screen.getByRole('button', { name: 'Save' })));
  await screen.findAllByText('The sample could not be saved.');
  await waitFor(() => expect(password.value).toBe(''));
  expect(document.activeElement).toBe(password);
  expect(screen.getAllByText('The sample could not be saved.').length).toBeGreaterThan(0);
  expect(door.value).toBe('east');
});
