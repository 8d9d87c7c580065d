import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unreachable } from '../../../src/hr/console/exit/Unreachable.tsx';
import { admin, show } from '../forms/harness.tsx';

it('who cannot be reached: it is said until when an address still helps', async () => {
  const person = { ...admin, exit_active: true };
  await show(<Unreachable />, { person, server: () => ({ body: { status: 200, data: [], total_count: 0 } }) });
  expect(await screen.findByText(/within 7 days after the survey was due, it is still sent/)).toBeTruthy();
});
