import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SubmitButton } from '../../../src/console/screens/form/SubmitButton.tsx';
import { show } from './harness.tsx';

function LateForm({ submitted }: { submitted: () => void }) {
  const [there, setThere] = useState(false);
  return (
    <>
      {there && (
        <form
          id="late"
          onSubmit={(event) => {
            event.preventDefault();
            submitted();
          }}
        />
      )}
      <SubmitButton label="Save" busy={false} form="late" />
      <button type="button" onClick={() => setThere(true)}>
        Load
      </button>
    </>
  );
}

it('a click that comes before the form counts once the form is there, and once', async () => {
  const submitted = vi.fn();
  await show(<LateForm submitted={submitted} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(submitted).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Load' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).toHaveBeenCalledTimes(2);
});
