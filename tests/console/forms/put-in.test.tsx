import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LoadedForm } from '../../../src/console/forms/LoadedForm.tsx';
import { show } from './harness.tsx';

it('what is put in comes beside what is typed, once, and leaves the keyboard where it is', async () => {
  let arrives = (_: Record<string, unknown>): void => undefined;
  function Page() {
    const [put, setPut] = useState<Record<string, unknown>>();
    arrives = setPut;
    return <LoadedForm id="lab/unlock" put={put} onSubmit={() => undefined} />;
  }
  await show(<Page />);
  const user = userEvent.setup();
  const password = (await screen.findByLabelText(/^Password/, undefined, { timeout: 30_000 })) as HTMLInputElement;
  const door = screen.getByLabelText('Door') as HTMLInputElement;
  await user.type(password, 'gue');
  act(() => arrives({ door: 'east' }));
  await user.keyboard('ss');
  await waitFor(() => expect(door.value).toBe('east'));
  expect([password.value, document.activeElement]).toEqual(['guess', password]);
  await user.type(door, ' gate');
  await user.tab();
  expect(door.value).toBe('east gate');
  act(() => arrives({ door: 'west' }));
  await waitFor(() => expect(door.value).toBe('west'));
  expect(password.value).toBe('guess');
});
