import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { expectAccessible, type Server, show } from './harness.tsx';

/** Panels and dialogs of what a call answers: a table, chosen values, filters, a page in a dialog, what a form only knows. */

const answer = {
  rows: [
    { state: 'fresh', count: 1200 },
    { state: 'spoilt', count: null },
  ],
  uses: [{ use: 'show' }, { use: 'gone' }],
  filters: { kind__in: ['fresh', 'spoilt'], colour: 'red, light%2C blue' },
};

async function open(id: string, body: unknown = answer, record?: Record<string, unknown>) {
  const server: Server = ({ path }) => {
    if (path === '/lab/shown') return { body };
    if (path === '/lab/renew') return { body: { codes: [], used: [] } };
    return path === '/lab/note' ? { body: { status: 200 } } : undefined;
  };
  const close = vi.fn();
  const shown = await show(<ScreenView id={id} params={{}} record={record} close={close} />, { server });
  return { ...shown, close, user: userEvent.setup() };
}

const termsOf = (element: HTMLElement) =>
  [...element.querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent]);

describe('a table', () => {
  it('has words for options, a sentence where there is nothing, and the control of its rows', async () => {
    const { user, requests } = await open('lab/shown');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['State', 'Count', 'Do'],
      ['Fresh', '1,200', '–'],
      ['Spoilt', 'fewer than 3', 'Renew'],
    ]);
    await act(async () => user.click(screen.getByRole('button', { name: /Renew.*Spoilt/ })));
    await waitFor(() => expect(requests.some(({ path }) => path === '/lab/renew')).toBe(true));
  });
});

describe('chosen values', () => {
  it('stand in words, under the headings that have any', async () => {
    await open('lab/shown');
    const heading = await screen.findByRole('heading', { name: 'Looked at' });
    expect(heading.nextElementSibling?.textContent).toBe('A show');
    expect(screen.queryByRole('heading', { name: 'Used up' })).toBeNull();
  });

  it('of which there are none say so', async () => {
    await open('lab/shown', { ...answer, uses: [] });
    expect(await screen.findByText('Type 3.')).toBeTruthy();
  });
});

describe('filters', () => {
  it('stand under the titles of their properties, also where the call names them otherwise, in the words of their lists', async () => {
    const { container } = await open('lab/shown');
    await screen.findByRole('table');
    expect(termsOf(container)).toEqual([
      ['State', 'Fresh, Spoilt'],
      ['Colour', 'Red, light, blue'],
    ]);
  });

  it('fold what is more than can be read at once', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `s${index}`);
    const { container } = await open('lab/shown', { ...answer, filters: { kind__in: many } });
    await screen.findByRole('table');
    expect(container.querySelector('dd')?.textContent).toBe(many.slice(0, 10).join(', '));
    const folded = container.querySelector('details');
    expect(folded?.querySelector('summary')?.textContent).toBe('View all');
    expect(folded?.querySelector('dd')?.textContent).toBe('s10, s11');
  });

  it('that are none are said so', async () => {
    await open('lab/shown', { ...answer, filters: {} });
    expect(await screen.findByText('Nothing found.')).toBeTruthy();
  });
});

describe('a page in a dialog', () => {
  it('is named by the dialog, and closes', async () => {
    const { user, close } = await open('lab/shown-apart');
    const dialog = await screen.findByRole('dialog', { name: 'Known apart' });
    await within(dialog).findByRole('table');
    await expectAccessible(dialog);
    await act(async () => user.click(within(dialog).getByRole('button', { name: 'Cancel' })));
    await waitFor(() => expect(close).toHaveBeenCalled());
  });
});

describe('what a form knows', () => {
  const send = async (record: Record<string, unknown>) => {
    const shown = await open('lab/known', answer, record);
    await shown.user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Jar');
    const note = screen.queryByRole('textbox', { name: /Note/ });
    if (note) await shown.user.type(note, 'Green');
    await act(async () => shown.user.click(screen.getByRole('button', { name: 'Send' })));
    await waitFor(() => expect(shown.close).toHaveBeenCalled());
    return shown.requests.find(({ path }) => path === '/lab/note')?.body;
  };

  it('counts for its rules, and is not sent', async () => {
    expect(await send({ state: 'spoilt' })).toEqual({ name: 'Jar', note: 'Green' });
  });

  it('hides what does not go with it', async () => {
    expect(await send({ state: 'fresh' })).toEqual({ name: 'Jar' });
  });
});
