import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  details,
  failed,
  limited,
  lists,
  oops,
  open,
  type Planted,
  press,
  refused,
  rights,
  sees,
  stubBrowser,
} from './planted.tsx';

/** The lists of part 3 without anything, failing, refused, asked for too often, at their end and past it. */

stubBrowser();

const past = {
  status: 404,
  body: { status: 404, code: 'InvalidPage', message: 'Invalid page.', detail: 'Invalid page.' },
};
const list = (name: string) => lists[name] as (typeof lists)[string];
const answering = (name: string, answer: Planted[0][1]): Planted => [[list(name).path, answer]];

describe.each([
  ['audit/uploads', 'No employee upload log found', oops],
  ['audit/lines', 'No user activity log found', oops],
  ['audit/bounces', 'No blacklist email found', oops],
  ['audit/downloads', "Uh-oh! You don't have downloads yet!", oops],
  ['genai/logs', 'No data available', details],
])('%s', (name, none, unable) => {
  it('without any', async () => {
    await open(name, answering(name, { body: list(name).none }));
    expect(await sees(none)).toHaveLength(1);
  });
  it('that fails', async () => {
    await open(name, answering(name, failed));
    expect(await sees(unable)).not.toHaveLength(0);
  });
  it('that is refused', async () => {
    await open(name, answering(name, refused));
    const dialog = await screen.findByRole('alertdialog', { name: 'Insufficient Permissions' }, { timeout: 15_000 });
    expect(within(dialog).getByText(rights)).toBeTruthy();
  });
  it('that was asked for too often', async () => {
    await open(name, answering(name, limited));
    expect(await sees('Ten an hour.')).not.toHaveLength(0);
  });
});

describe('a list that goes on', () => {
  const row = { type: 'user', activity: 'update', created_at: '2026-03-01T10:30:00+05:30' };
  const results = Array.from({ length: 20 }, (_, nth) => ({ ...row, id: nth + 1 }));
  const more = (then: Planted[0][1]): Planted => [
    [/cursor=two|page_offset=2/, then],
    [list('audit/lines').path, { body: { results, count: 40, next: 'two' } }],
  ];

  it('ends with Invalid page., of which nothing is said', async () => {
    const { user } = await open('audit/lines', more(past));
    await press(user, 'Load more');
    expect(await sees('No more data :)')).toHaveLength(1);
    expect([screen.queryByText('Invalid page.'), screen.queryByText(oops)]).toEqual([null, null]);
  });

  it('goes on, for the keyboard, at the first line that has come, and where none has at its end', async () => {
    const later = results.map((one) => ({ ...one, id: one.id + 20, actor: null, actor__name: null }));
    const { user } = await open('audit/lines', [
      [/cursor=three/, { body: { results: [], count: 40, next: null } }],
      ...more({ body: { results: later, count: 40, next: 'three' } }),
    ]);
    await press(user, 'Load more');
    await waitFor(() => expect(document.activeElement?.closest('tr')?.dataset.id).toBe('21'), { timeout: 15_000 });
    await press(user, 'Load more');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No more data :)'), { timeout: 15_000 });
  });

  it('says nothing of its end where it is less than a page', async () => {
    await open('audit/downloads');
    await sees('Reasons +2 More');
    // Its code is on the way for a moment.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.queryByText('No more data :)')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says that no more came, and tries again', async () => {
    let fails = true;
    const end = { body: { results: [], count: 20, next: null } };
    const { user } = await open(
      'audit/lines',
      more(() => (fails ? failed : end)),
    );
    await press(user, 'Load more');
    expect(await sees('Opps, something went wrong :(')).toHaveLength(1);
    fails = false;
    await press(user, 'Retry');
    expect(await sees('No more data :)')).toHaveLength(1);
  });
});

describe('a list that goes on', () => {
  it.each(['audit/lines', 'audit/uploads', 'audit/downloads'])(
    '%s begins at its start, whatever page the address names',
    async (name) => {
      const { full } = list(name);
      await open(
        name,
        answering(name, ({ path }) => (/page_offset=1(&|$)/.test(path) ? { body: full } : past)),
        '/?page=9',
      );
      expect(await screen.findByRole('table')).toBeTruthy();
      expect([screen.queryByText('Invalid page.'), screen.queryByText(oops)]).toEqual([null, null]);
    },
  );
});

describe('a list with pages', () => {
  it('goes to the last, past its end', async () => {
    const { full } = list('audit/bounces');
    const { router } = await open(
      'audit/bounces',
      answering('audit/bounces', ({ path }) => (/page_offset=1(&|$)/.test(path) ? { body: full } : past)),
      '/?page=9',
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect([screen.queryByText('Invalid page.'), screen.queryByText(oops)]).toEqual([null, null]);
  });
});

describe('a list that is narrowed to nothing', () => {
  it.each([
    ['audit/uploads', 'f.created=7d', 'No results :('],
    ['audit/lines', 'f.created=7d', 'No results :('],
    ['audit/bounces', 'f.created=2026-01-01..2026-01-31', 'No blacklist email found'],
    ['audit/downloads', 'f.created=1', 'No download of this kind in this period'],
  ])('%s by %s', async (name, address, said) => {
    await open(name, answering(name, { body: list(name).none }), `/?${address}`);
    expect(await sees(said)).toHaveLength(1);
  });
});

it('the ID of a record is asked for once its kind is chosen, and goes with it', async () => {
  const { user } = await open('audit/lines', [[/audit\/filters/, { body: { data: { actor: [] } } }]]);
  await press(user, 'Filters');
  const kind = await screen.findByRole('radio', { name: 'Employee' }, { timeout: 15_000 });
  const kinds = within(screen.getByRole('group', { name: 'Kind of record' }));
  const record = () => screen.queryByRole('textbox', { name: 'ID of the record' });
  expect(record()).toBeNull();
  await user.click(kind);
  expect(record()).toBeTruthy();
  await user.click(kinds.getByRole('radio', { name: 'Touchpoint' }));
  expect(kinds.getAllByRole('radio', { checked: true })).toHaveLength(1);
  expect(record()).toBeTruthy();
  await user.click(kinds.getByRole('radio', { name: 'All' }));
  expect(record()).toBeNull();
});
