import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Cell } from '../../src/console/cells/Cell.tsx';
import { Tooltip } from '../../src/console/slots.ts';
import { show } from './forms/harness.tsx';

/** What is cut or only hinted at can be read whole with a pointer, with the keyboard and with a finger. */

const hint = () => screen.findByRole('tooltip');

it('is read on a tap of what is no control', async () => {
  await show(
    <Tooltip text="All of it">
      <span>A part</span>
    </Tooltip>,
  );
  fireEvent.click(screen.getByText('A part'));
  expect((await hint()).textContent).toBe('All of it');
});

it('does not stand in the way of a control, which does its own on a tap', async () => {
  await show(
    <Tooltip text="What it does">
      <button type="button">Do it</button>
    </Tooltip>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('tells all names of a list of which the first is shown', async () => {
  await show(<Cell name="first-of-list" record={{}} values={['Reasons, Tenure, Trend']} schema={undefined} />);
  const shown = screen.getByText('Reasons +2 More');
  expect(shown.tabIndex).toBe(0);
  expect(shown.getAttribute('title')).toBeNull();
  fireEvent.pointerEnter(shown, { pointerType: 'mouse' });
  await waitFor(async () => expect((await hint()).textContent).toBe('Reasons, Tenure, Trend'));
});
