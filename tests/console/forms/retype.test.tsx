import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { show } from './harness.tsx';

it('a refused password is emptied and typed anew; the rest of the form stays', async () => {
  const answer = { status: 400, body: { code: 'WrongPassword', message: 'Wrong' } };
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
  await screen.findByText('The sample could not be saved.');
  await waitFor(() => expect(password.value).toBe(''));
  expect(document.activeElement).toBe(password);
  expect(door.value).toBe('east');
});
