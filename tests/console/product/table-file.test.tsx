import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import TableFile from '../../../src/hr/console/wellbeing/TableFile.tsx';
import { show } from '../forms/harness.tsx';

it('reads the corrected file when it is chosen again', async () => {
  const change = vi.fn();
  const props = {
    id: 'table',
    name: 'table',
    label: 'Table',
    value: '',
    required: true,
    disabled: false,
    invalid: false,
  };
  await show(<TableFile {...props} onChange={change} onBlur={() => {}} schema={{}} options={{}} formData={{}} />);
  const file = new File([], 'questions.csv', { type: 'text/csv' });
  const choose = async (table: string) => {
    file.text = async () => table;
    await act(async () => userEvent.upload(screen.getByLabelText('Table'), file));
  };
  await choose('Driver,Qestion\nmental,Did you sleep?');
  await choose('Driver,Question\nmental,Did you sleep?\nmental,Did you rest?');
  expect(change).toHaveBeenLastCalledWith('Driver,Question\nmental,Did you sleep?\nmental,Did you rest?');
  expect(screen.getByRole('status').textContent).toContain('3');
});
