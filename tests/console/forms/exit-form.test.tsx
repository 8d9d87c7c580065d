import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LoadedForm } from '../../../src/console/forms/LoadedForm.tsx';
import { expectAccessible, show } from './harness.tsx';

const question = (number: number) => within(screen.getByRole('group', { name: `Question ${number}` }));

it('items that the document locks cannot be changed, moved or taken away; others stay behind them', async () => {
  const onSubmit = vi.fn();
  const { container } = await show(<LoadedForm id="exit/survey" onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Add custom question' });
  const isOff = (element: HTMLElement) => (element as HTMLInputElement).disabled;
  await user.click(question(1).getByRole('button', { name: /^Question 1/ }));
  expect(isOff(question(1).getByRole('textbox', { name: /Question/ }))).toBe(true);
  question(1).getByText('Cannot be changed');
  expect(screen.queryByRole('button', { name: /More actions: Question 5/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add custom question' }));
  expect(isOff(question(6).getByRole('textbox', { name: /Question/ }))).toBe(false);
  await user.click(question(6).getByRole('button', { name: /More actions/ }));
  const up = await screen.findByRole('menuitem', { name: /up/ });
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(container);
});
