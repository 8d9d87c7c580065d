import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../../../src/console/screens/list/ListScreen.tsx';
import '../../../src/console/screens/page/Arrivals.tsx';
import '../../../src/console/screens/page/PageScreen.tsx';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import '../../../src/console/screens/tabs/TabsScreen.tsx';
import { TabKeysContext } from '../../../src/console/screens/tabs/tab-keys-context.ts';
import { expectAccessible, type Server, show } from './harness.tsx';

/** A page that is chosen for, that has a list among its panels, and that takes what an address brings. */

const desk = { id: 'd-1', wanted: ['fresh', 'dried'] };
const answer = { people: 3, places: [{ value: 'Cellar' }, { value: '2026-Q1' }] };

async function open(at = '/', { status = 200, body = answer as object } = {}) {
  const server: Server = ({ path }) => {
    if (path.startsWith('/lab/jars')) return { body: { data: [{ id: '1', name: 'Honey' }], total: 4 } };
    return path.startsWith('/lab/board') ? { status, body } : undefined;
  };
  const shown = await show(<ScreenView id="lab/desk" params={desk} />, { server, at });
  return { ...shown, user: userEvent.setup() };
}

const offeredBy = (box: HTMLElement) => within(box).getAllByRole('option');
const chosenIn = async (name: string) => {
  const box = (await screen.findByRole('combobox', { name })) as HTMLSelectElement;
  return box.selectedOptions[0]?.textContent;
};

describe('choices', () => {
  it('are those of an option list, or of the answer, whose values may be what they are called', async () => {
    const { container, router, user } = await open();
    const place = await screen.findByRole('combobox', { name: 'Place' });
    await waitFor(() => expect(offeredBy(place).map((one) => one.textContent)).toEqual(['Any', 'Cellar', 'Q1 2026']));
    const state = screen.getByRole('combobox', { name: 'State' });
    expect(offeredBy(state).map((one) => one.textContent)).toEqual(['All', 'Fresh', 'Spoilt', 'Dried']);
    await act(async () => user.selectOptions(state, 'spoilt'));
    await act(async () => user.selectOptions(place, 'Cellar'));
    expect(router.state.location.search).toBe('?state=spoilt&place=Cellar');
    await act(async () => user.selectOptions(state, 'All'));
    expect(router.state.location.search).toBe('?place=Cellar');
    await expectAccessible(container);
  });

  it.each([
    ['a word that nobody is offered, as it is', '?place=Attic', 'Place', 'Attic'],
    ['a value of a list of names, by another word', '?state=lost', 'State', 'Other'],
  ])('say %s', async (_, search, name, said) => {
    await open(`/${search}`);
    await screen.findByText('Honey');
    expect(await chosenIn(name)).toBe(said);
  });

  it('can be chosen again when the answer has failed', async () => {
    await open('/?state=spoilt', { status: 500, body: { code: 'Broken', message: 'Broken' } });
    expect(await screen.findByText('The sample could not be saved.')).toBeTruthy();
    expect(await chosenIn('State')).toBe('Spoilt');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a list among panels', () => {
  it('is sent what its panel says, has no heading of its own, and keeps its page in the address', async () => {
    const { requests, router, user, container } = await open();
    const card = await screen.findByRole('region', { name: 'Samples' });
    expect(await within(card).findByText('Honey')).toBeTruthy();
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Desk', 'What is shown', 'Samples']);
    const asked = requests.find(({ path }) => path.startsWith('/lab/jars'))?.path;
    expect(new URLSearchParams(asked?.split('?')[1]).getAll('kind__in')).toEqual(['fresh', 'dried']);
    await expectAccessible(container);
    await act(async () => user.click(within(card).getByRole('button', { name: /next page/i })));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('is left out where the page says so', async () => {
    const { requests } = await open('/', { body: { ...answer, people: 0 } });
    await screen.findByRole('combobox', { name: 'Place' });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('what an address brings', () => {
  it.each([
    ['leads on, with what is there', '?from=shop&key=a%26b&other=1', '/lab/shop/d-1', '?key=a%26b'],
    ['by any of its parameters', '?from=mail&left=yes', '/lab/mail/d-1', '?left=yes'],
    ['stays where its values are others', '?from=street&key=a', '/', '?from=street&key=a'],
    ['stays without any of its parameters', '?from=shop', '/', '?from=shop'],
  ])('%s', async (_, search, path, rest) => {
    const { router } = await open(`/${search}`);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toBe(rest);
  });

  it('opens a dialog once, and goes from the address with it', async () => {
    const { router, user } = await open('/?sample=s-9&state=spoilt');
    const dialog = await screen.findByRole('dialog', { name: 'Codes' });
    expect(await within(dialog).findByDisplayValue('s-9')).toBeTruthy();
    expect(router.state.location.search).toBe('?state=spoilt');
    await act(async () => user.keyboard('{Escape}'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => router.navigate('/?sample=s-10'));
    expect(await within(await screen.findByRole('dialog')).findByDisplayValue('s-10')).toBeTruthy();
  });
});

describe('tabs within tabs', () => {
  it.each([
    [['house', 'floor'], '?house=1&floor=2&room=facts'],
    [['house'], '?house=1&room=facts'],
  ])('keep what of the address is said by those around: %j', async (around, to) => {
    await show(
      <TabKeysContext value={around}>
        <ScreenView id="lab/rooms" params={desk} record={{ id: 'd-1' }} />
      </TabKeysContext>,
      { server: () => ({ body: { ...answer, data: [], total: 0 } }), at: '/?house=1&floor=2&state=spoilt&page=2' },
    );
    expect((await screen.findByRole('link', { name: 'Facts' })).getAttribute('href')).toBe(`/${to}`);
    expect(screen.getByRole('link', { name: 'Desk' }).getAttribute('aria-current')).toBe('page');
  });
});
