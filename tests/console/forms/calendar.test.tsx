import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DateField } from '../../../src/console/widgets/DateField.tsx';
import { expectAccessible, show } from './harness.tsx';

/** A day is typed in the person's own order, or picked by mouse and keyboard. */

function Field() {
  const [day, setDay] = useState('2026-03-10');
  return (
    <>
      <DateField label="Last day" value={day} change={setDay} min="2026-03-05" max="2026-03-25" />
      <output>{day}</output>
    </>
  );
}

const held = () => screen.getByRole('status').textContent;

it('is what is typed, once it is a day', async () => {
  await show(<Field />);
  const user = userEvent.setup();
  const box = screen.getByRole('textbox', { name: 'Last day' }) as HTMLInputElement;
  expect(box.value).toBe('10-03-2026');
  await user.clear(box);
  await waitFor(() => expect(held()).toBe(''));
  await user.type(box, '12-3-');
  expect([box.value, held()]).toEqual(['12-3-', '']);
  await user.type(box, '2026');
  await waitFor(() => expect(held()).toBe('2026-03-12'));
});

it('is picked from a calendar that opens at it and offers no day outside', async () => {
  await show(<Field />);
  const user = userEvent.setup();
  const opener = await screen.findByRole('button', { name: /Last day/ });
  await user.click(opener);
  const calendar = within(await screen.findByRole('dialog', { name: /Last day/ }));
  expect(calendar.getByRole('gridcell', { name: '10' }).getAttribute('aria-selected')).toBe('true');
  expect((calendar.getByRole('gridcell', { name: '4' }) as HTMLButtonElement).disabled).toBe(true);
  expect((calendar.getByRole('gridcell', { name: '26' }) as HTMLButtonElement).disabled).toBe(true);
  await expectAccessible(document.body);
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await waitFor(() => expect(held()).toBe('2026-03-18'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((screen.getByRole('textbox', { name: 'Last day' }) as HTMLInputElement).value).toBe('18-03-2026');
});
