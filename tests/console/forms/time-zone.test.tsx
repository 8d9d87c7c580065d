import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormValues, FormValuesContext } from '../../../src/console/forms/form-values.ts';
import TimeZoneWidget from '../../../src/console/widgets/TimeZoneWidget.tsx';
import { admin, show } from './harness.tsx';

const browsers = Intl.DateTimeFormat().resolvedOptions().timeZone;

async function open(value: string, options: object = {}, form = new FormValues()) {
  const onChange = vi.fn();
  const props = { id: 'zone', label: 'Time zone', value, options, onChange, onBlur: vi.fn() };
  const widget = <TimeZoneWidget {...(props as unknown as Parameters<typeof TimeZoneWidget>[0])} />;
  await show(<FormValuesContext value={form}>{widget}</FormValuesContext>);
  const input: HTMLInputElement = screen.getByRole('combobox', { name: 'Time zone' });
  return { input, onChange };
}

it.each(['calcutta', 'kolkata', 'india standard'])(
  'a zone is found by %s, and kept by its name of today',
  async (typed) => {
    const { input, onChange } = await open('Nowhere/Unknown');
    const user = userEvent.setup();
    await user.clear(input);
    await user.type(input, typed);
    await user.click(screen.getByRole('option', { name: 'Asia/Kolkata' }));
    expect(onChange).toHaveBeenCalledWith('Asia/Kolkata');
  },
);

it.each([
  ['one’s own profile has the browser’s', admin.id, browsers],
  ['someone else’s profile has the one that is kept', '22222222-2222-4222-8222-222222222222', 'Pacific/Apia'],
])('a zone that follows the browser: %s', async (_, id, zone) => {
  const options = { auto: 'auto_timezone', gate: 'people/user/own' };
  const form = new FormValues({ id }, {}, { auto_timezone: false });
  const { input, onChange } = await open('Pacific/Apia', options, form);
  await act(async () => form.set({ auto_timezone: true }));
  expect([input.value, input.disabled]).toEqual([zone, true]);
  expect(onChange.mock.calls).toEqual(zone === browsers ? [[browsers]] : []);
});
