import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
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

it('names a file that is too large, and sends nothing of it', async () => {
  const sent: string[] = [];
  const page = (
    <Snackbars>
      <ImportEmployees params={{}} />
    </Snackbars>
  );
  await show(page, {
    at: '/employees/import',
    server: ({ path, method }) => {
      if (method === 'POST') sent.push(path);
      return undefined;
    },
  });
  const file = new File(['a'], 'everyone.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'size', { value: 40_000_000 });
  await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
  expect(await screen.findByText('everyone.csv: The file is larger than 32 MB.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('lists the rows that name someone whom nobody knows', async () => {
  const problems = [{ column: 'Manager', value: 'no@acme.example', reason: 'Nobody has this address.' }];
  const counts = { success_count: 2, new_user_count: 2, updated_count: 0, unchanged_count: 0 };
  const checked = { ...counts, error_count: 0, deactivated_count: 0, unknown_count: 1, state: 'checked' };
  await show(<ImportEmployees params={{}} />, {
    at: '/employees/import?upload=u1',
    server: ({ path }) => {
      if (path.includes('/rows')) return { body: { count: 1, results: [{ row: 3, problems, changes: [] }] } };
      return path.includes('/users/import/u1') ? { body: { ...upload, ...checked } } : undefined;
    },
  });
  expect(await screen.findByRole('heading', { name: 'Addresses that nobody has' })).toBeTruthy();
  expect(screen.getByText(/^1 row names someone by an address/)).toBeTruthy();
  expect(screen.getByText('no@acme.example')).toBeTruthy();
});
