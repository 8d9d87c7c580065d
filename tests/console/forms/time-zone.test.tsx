import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import TimeZoneWidget from '../../../src/console/widgets/TimeZoneWidget.tsx';

it.each(['calcutta', 'kolkata', 'india standard'])(
  'a zone is found by %s, and kept by its name of today',
  async (typed) => {
    const onChange = vi.fn();
    const props = { id: 'zone', label: 'Time zone', value: 'Nowhere/Unknown', options: {}, onChange, onBlur: vi.fn() };
    render(<TimeZoneWidget {...(props as unknown as Parameters<typeof TimeZoneWidget>[0])} />);
    const user = userEvent.setup();
    await user.clear(screen.getByRole('combobox', { name: 'Time zone' }));
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), typed);
    await user.click(screen.getByRole('option', { name: 'Asia/Kolkata' }));
    expect(onChange).toHaveBeenCalledWith('Asia/Kolkata');
  },
);
