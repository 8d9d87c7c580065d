import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../../../src/console/screens/page/PageScreen.tsx';
import '../../../src/console/screens/panels/RecordsPanel.tsx';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import type { ComponentProps } from '../../../src/console/slots.ts';
import { expectAccessible, show } from './harness.tsx';

/** Records of an answer, each folded, from the page's document. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const jar = { id: 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f02', name: 'Jar' };
const Inside = ({ record }: ComponentProps) => <p>Inside of {String(record?.name)}</p>;
const registry = { cells: {}, widgets: {}, components: { 'lab/inside': async () => ({ default: Inside }) } };

async function open(data: object, status = 200, at = '/') {
  const server = () => ({ status, body: status === 200 ? { data } : { code: 'Broken', message: 'Broken' } });
  const shown = await show(<ScreenView id="lab/folded" params={{ id }} />, { server, registry, at });
  return { ...shown, user: userEvent.setup() };
}

describe('records', () => {
  it('unfold one at a time, and the address says which', async () => {
    const { container, router, user } = await open({ days: 4, others: [jar] });
    const head = await screen.findByRole('button', { name: 'Jar' });
    expect(head.getAttribute('aria-expanded')).toBe('false');
    await act(async () => user.click(head));
    expect(router.state.location.search).toBe(`?one=${jar.id}`);
    const card = screen.getByRole('region', { name: 'Jar' });
    expect(await within(card).findByText('Inside of Jar')).toBeTruthy();
    expect(card.textContent).toContain(`Number ${jar.id}`);
    await expectAccessible(container);
    await act(async () => user.click(within(card).getByRole('button', { name: 'Look' })));
    expect(router.state.location.pathname).toBe(`/look/${jar.id}`);
  });

  it('are listed further by a button, while there are more', async () => {
    const { router, user } = await open({ days: 4, others: [jar] });
    await act(async () => user.click(await screen.findByRole('button', { name: 'Show more' })));
    expect(router.state.location.search).toBe('?rows=3');
  });

  it('have no such button when all are there, and say so when there are none', async () => {
    const { unmount } = await open({ days: 1, others: [jar] });
    await screen.findByRole('button', { name: 'Jar' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    unmount();
    await open({ days: 0, others: [] });
    expect(await screen.findByText('Type 3.')).toBeTruthy();
  });

  it('are listed as far as can be when the one of the address is not among the first', async () => {
    const { router } = await open({ days: 40, others: [jar] }, 200, '/?one=older');
    await screen.findByRole('button', { name: 'Jar' });
    await waitFor(() => expect(router.state.location.search).toBe('?one=older&rows=9'));
    expect(screen.queryByText(/It is not among these/)).toBeNull();
  });

  it.each([
    ['beside others', { days: 1, others: [jar] }],
    ['where there are none', { days: 0, others: [] }],
  ])('say that the one of the address is not among them, with a link: %s', async (_, data) => {
    const { router } = await open(data, 200, '/?one=older');
    expect(await screen.findByText(/It is not among these/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Look for it' }).getAttribute('href')).toBe('/look/older');
    expect(router.state.location.search).toBe('?one=older');
  });

  it('say nothing of it while it is among them', async () => {
    await open({ days: 1, others: [jar] }, 200, `/?one=${jar.id}`);
    await screen.findByText('Inside of Jar');
    expect(screen.queryByText(/It is not among these/)).toBeNull();
  });

  it('say what the page says when they cannot be read', async () => {
    await open({}, 500);
    expect(await screen.findByText('Nothing found.')).toBeTruthy();
  });
});
