import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import ImportEmployees from '../../../src/hr/console/people/ImportEmployees.tsx';
import { show } from '../forms/harness.tsx';

const upload = {
  id: 'u1',
  state: 'uploaded',
  headings: ['First name', 'Email', 'Shoe size', '', 'Dept.', ''],
  preview: [['Ann', 'ann@acme.example', '42', 'kept', 'Sales', '']],
  mapping: { first_name: 0, email: 1 },
  mapping_date_format: null,
  missing: 'leave',
};

it('tells which columns of a file are not imported, until a field takes them', async () => {
  await show(<ImportEmployees params={{}} />, {
    at: '/employees/import?upload=u1',
    server: ({ path }) => (path.includes('/users/import/u1') ? { body: upload } : undefined),
  });
  // One without a heading counts where something stands in it.
  expect(await screen.findByText('Not imported: Shoe size, Column 4, Dept.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Further fields' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Dept.');
  expect(screen.getByText('Not imported: Shoe size, Column 4')).toBeTruthy();
});
