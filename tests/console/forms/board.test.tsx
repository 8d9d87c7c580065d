import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded beforehand: the first test would wait for the plots' package.
import '../../../src/console/screens/page/PageScreen.tsx';
import '../../../src/console/screens/panels/BarPlot.tsx';
import '../../../src/console/screens/panels/FiguresPanel.tsx';
import '../../../src/console/screens/panels/LinePlot.tsx';
import '../../../src/console/screens/panels/PlotPanel.tsx';
import '../../../src/console/screens/panels/TimelinePanel.tsx';
import '../../../src/console/screens/panels/ValuesPanel.tsx';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { expectAccessible, type Server, show } from './harness.tsx';

/** A page of figures, plots and a timeline, from its document alone. */

const answer = {
  people: 1200,
  gone: 0,
  made: '2026-03-01T10:30:00+05:30',
  counts: {
    answered: 300,
    score: 3.46,
    states: [
      { state: 'fresh', count: 9, broken: 2 },
      { state: 'spoilt', count: null, broken: 1 },
    ],
    months: [
      { month: '2026-01', score: 2.5 },
      { month: '2026-02', score: null },
    ],
  },
  data: [
    { on: '2026-02-03', what: 'Begun', state: 'fresh', at: '2026-02-03T10:30:00+05:30' },
    { on: '2026-04-01', what: 'Looked at', state: 'spoilt', at: null },
  ],
  first: '2026-02-03',
  last: '2026-02-20',
  today: '2026-03-01',
};

async function open(body: unknown = answer, status = 200, params: Record<string, unknown> = {}, page = 'lab/board') {
  const server: Server = ({ path }) => (path.startsWith('/lab/board') ? { status, body } : undefined);
  const shown = await show(<ScreenView id={page} params={params} />, { server });
  return { ...shown, user: userEvent.setup() };
}

const ddsOf = (label: string) =>
  [...(screen.getByText(label, { selector: 'dt' }).parentElement?.querySelectorAll('dd') ?? [])].map(
    (one) => one.textContent,
  );

describe('figures', () => {
  it('say numbers, what to think of them, and what they are a part of', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Board' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Figures' }, { timeout: 30_000 })).toBeTruthy();
    expect(screen.getByText('Made on 01-03-2026', { exact: false })).toBeTruthy();
    // All that its hint speaks of is 0.
    expect(ddsOf('People')).toEqual(['1,200']);
    expect(ddsOf('Answered')).toEqual(['300', '25 % of all']);
    expect(ddsOf('Score').slice(0, 2)).toEqual(['3.5', 'Fine']);
  });

  it('say in place of a number why there is none', async () => {
    await open({ ...answer, gone: 4, counts: { ...answer.counts, answered: null, score: 3 } });
    await screen.findByText('Answered');
    expect(ddsOf('People')).toEqual(['1,200', '4 are gone']);
    expect(ddsOf('Answered')).toEqual(['fewer than 3']);
    expect(ddsOf('Score').slice(0, 2)).toEqual(['3.0', 'Poor']);
  });

  it('lead to what was counted', async () => {
    const { user, router } = await open();
    await act(async () => user.click(await screen.findByRole('button', { name: 'Show: Score' })));
    expect(router.state.location.pathname).toBe('/lab/1200');
  });
});

describe('a plot', () => {
  it('says the same in a sentence, in a table and in chips', async () => {
    const { container, user, router } = await open();
    const card = await screen.findByRole('region', { name: 'States' });
    expect(await within(card).findByRole('img', { name: 'States: Fresh 9, Spoilt fewer than 3' })).toBeTruthy();
    expect(within(within(card).getByRole('list', { name: 'In short' })).getAllByRole('listitem')[1]?.textContent).toBe(
      'Spoilt fewer than 3',
    );
    const rows = [...card.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['Fresh9', 'Spoiltfewer than 3']);
    await expectAccessible(container);
    await act(async () => user.click(within(card).getByRole('button', { name: 'Spoilt' })));
    expect(router.state.location.pathname).toBe('/lab/spoilt');
  });

  it('writes months as people do, and tells several numbers of an item apart', async () => {
    await open();
    expect(await screen.findByRole('img', { name: 'Over time: Jan 2026 2.5, Feb 2026 –' })).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'Broken: fresh 9 2, spoilt – 1' })).toBeTruthy();
  });

  it('of no number says so, and what does not hold is left out', async () => {
    await open({ ...answer, counts: { ...answer.counts, months: [{ month: '2026-01', score: null }] } });
    expect(
      (await within(await screen.findByRole('region', { name: 'Over time' })).findByRole('status')).textContent,
    ).toBe('fewer than 3');
  });

  it('is left out where there is nothing to tell', async () => {
    await open({ ...answer, counts: null });
    await screen.findByText('People');
    expect(screen.queryByRole('region', { name: 'States' })).toBeNull();
  });
});

describe('values', () => {
  it('stand below their labels, and what has none is not named', async () => {
    const { container } = await open({ ...answer, last: null, kind: 'fresh' }, 200, {}, 'lab/facts');
    const card = await screen.findByRole('region', { name: 'In short' });
    const list = await within(card).findAllByRole('term');
    await waitFor(() => expect(ddsOf('Begins')).toEqual(['03-02-2026']));
    expect(list.map((term) => [term.textContent, ...ddsOf(term.textContent ?? '')])).toEqual([
      ['Begins', '03-02-2026'],
      ['Gone', '0'],
      ['Kind', 'Fresh'],
    ]);
    await expectAccessible(container);
  });
});

describe('a line of words', () => {
  it('says each number by its word', async () => {
    const months = [
      { month: '2026-01', score: 1 },
      { month: '2026-02', score: null },
      { month: '2026-03', score: 3 },
    ];
    await open({ ...answer, counts: { ...answer.counts, months } }, 200, {}, 'lab/facts');
    expect(await screen.findByRole('img', { name: 'Grades: Jan 2026 Bad, Feb 2026 –, Mar 2026 Fine' })).toBeTruthy();
    const card = screen.getByRole('region', { name: 'Grades' });
    expect([...card.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      'Jan 2026Bad',
      'Feb 2026–',
      'Mar 2026Fine',
    ]);
  });
});

describe('a timeline', () => {
  it('stands by day, with the days that divide it', async () => {
    await open();
    const list = await within(await screen.findByRole('region', { name: 'Life' })).findByRole('list');
    const lines = within(list).getAllByRole('listitem');
    await waitFor(() => expect(lines[0]?.textContent).toContain('03-02-2026'));
    expect(lines.map((line) => line.querySelector('.what')?.textContent)).toEqual([
      'Begins',
      'Begun',
      'Ended',
      'Today',
      'Looked at',
    ]);
    expect(lines[3]?.getAttribute('aria-current')).toBe('date');
    expect(lines[4]?.querySelector('.state')?.textContent).toBe('Spoilt');
  });

  it('without an entry says so', async () => {
    await open({ ...answer, data: [] });
    expect(await screen.findByText('Nothing found.')).toBeTruthy();
  });
});

describe('the page', () => {
  it('keeps what does not need the answer when that fails', async () => {
    await open({ code: 'Broken', message: 'Broken' }, 500);
    expect(await screen.findByText('The sample could not be saved.')).toBeTruthy();
    expect(screen.getByText('At least 3.')).toBeTruthy();
    expect(screen.queryByText('People')).toBeNull();
  });

  it('sends what its document says', async () => {
    const { requests } = await open(answer, 200, { of: 'jars', people: 3 });
    await screen.findByText('People');
    expect(requests.map(({ path }) => path)).toContain('/lab/board?of=jars');
  });
});
