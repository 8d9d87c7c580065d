import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import OverviewFilters from '../../../src/hr/console/segments/OverviewFilters.tsx';
import SegmentFilters from '../../../src/hr/console/segments/SegmentFilters.tsx';
import { type Server, show } from '../forms/harness.tsx';

// Dialogs are loaded with the first of their kind.
configure({ asyncUtilTimeout: 20_000 });

const joined = {
  key: 'joinDate',
  label: 'Joining Date',
  kind: 'dates',
  start: 'user__profile__joining_date_start',
  end: 'user__profile__joining_date_end',
};
const department = { key: 'user__profile__department__in', label: 'Department', kind: 'values' };
const gender = {
  key: 'user__profile__gender__in',
  label: 'Gender',
  kind: 'values',
  names: { female: 'Female', male: 'Male' },
};
const offered = { status: 200, data: [joined, department, gender], min_date: '2018-01-01', max_date: '2026-03-31' };

const server: Server = ({ path }) => {
  if (path.includes('dashboard_filters_options')) return { body: offered };
  if (path.includes('segment_count')) return { body: { status: 200, headcount: 3 } };
  if (path.includes('saved_filter')) return { body: { dashboard_saved_filters: [] } };
  return { body: { queryset_filters_options: {} } };
};
const button = (name: string) => screen.findByRole('button', { name }) as Promise<HTMLButtonElement>;
const press = async (name: string) => {
  const found = await button(name);
  await act(async () => userEvent.click(found));
};

it.each([
  ['both are missing', {}, 'Choose the dates of Joining Date.'],
  ['one is too early', { [joined.start]: '2017-01-01' }, 'Dates can be chosen from 01-01-2018 to today.'],
  [
    'they are swapped',
    { [joined.start]: '2026-02-01', [joined.end]: '2026-01-01' },
    "The end date can't be before the start date.",
  ],
])('offers to apply no days that the server refuses: %s', async (_, days, reason) => {
  const filters = { joinDate: 'custom', ...days };
  await show(<SegmentFilters params={{ filters }} close={() => {}} />, { server });
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(await screen.findByText(/^Joining Date: \S/)).toBeTruthy();
  expect((await button('Apply')).disabled).toBe(true);
  expect((await button('Save')).disabled).toBe(true);
});

it('offers to apply days that are right', async () => {
  const filters = { joinDate: 'custom', [joined.start]: '2026-02-01' };
  await show(<SegmentFilters params={{ filters }} close={() => {}} />, { server });
  expect(await screen.findByText('3 people')).toBeTruthy();
  expect((await button('Apply')).disabled).toBe(false);
});

it('gives the focus of a tag that was taken off to the next one', async () => {
  const filters = { [department.key]: ['Legal', 'Pune', 'Sales'] };
  await show(<SegmentFilters params={{ filters }} close={() => {}} />, { server });
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const takeOff = async (name: string) => {
    (await button(`Remove Department: ${name}`)).focus();
    await act(async () => userEvent.keyboard('{Enter}'));
  };
  await takeOff('Pune');
  expect(focused()).toBe('Remove Department: Sales');
  await takeOff('Sales');
  expect(focused()).toBe('Remove Department: Legal');
});

it('calls what is chosen as its list does', async () => {
  await show(<SegmentFilters params={{ filters: { [gender.key]: 'female' } }} close={() => {}} />, { server });
  expect(await screen.findByText('Gender: Female')).toBeTruthy();
  expect(await button('Remove Gender: Female')).toBeTruthy();
});

it('opens with the filters of the address where the overview cannot be read', async () => {
  const at = `/?tab=overview&filters=${encodeURIComponent('{"user__profile__department__in":"Sales,Pune%2C MH","unknown":"x"}')}`;
  const components = { 'segments/segment-filters': async () => ({ default: SegmentFilters }) };
  const options = { server, at, registry: { cells: {}, widgets: {}, components } };
  const { requests } = await show(<OverviewFilters params={{}} />, options);
  await waitFor(() => expect(requests.some(({ path }) => path.includes('dashboard_filters_options'))).toBe(true));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  await press('Filters');
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByText('Department: Sales')).toBeTruthy());
  expect(screen.getByText('Department: Pune, MH')).toBeTruthy();
  await waitFor(() => expect(requests.some(({ path }) => path.includes('segment_count'))).toBe(true));
  const asked = requests.find(({ path }) => path.includes('segment_count'))?.body;
  expect(asked).toEqual({ filters: { user__profile__department__in: ['Sales', 'Pune, MH'] } });
});

it('applies what the overview has saved as a segment', async () => {
  const components = { 'segments/segment-filters': async () => ({ default: SegmentFilters }) };
  const saving: Server = (request) => {
    const isSaved = request.method === 'POST' && request.path.includes('custom_filters_segment');
    return isSaved ? { status: 201, body: { status: 200, data: { id: 's1' } } } : server(request);
  };
  const record = { headcount: 3, filters: { [department.key]: 'Sales' }, segment: null };
  const options = { server: saving, at: '/?tab=overview', registry: { cells: {}, widgets: {}, components } };
  const { requests, router } = await show(<OverviewFilters params={{}} record={record} />, options);
  await press('Save as segment');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Segment name' }), 'Sellers');
  await press('Remove Department: Sales');
  await press('Save');
  await waitFor(() => expect(requests.some(({ path }) => path.includes('custom_filters_segment'))).toBe(true));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=overview&filters=%7B%7D'));
});

it('is saved by Enter in its name', async () => {
  const closed: unknown[] = [];
  const saved: Server = (request) =>
    request.method === 'POST' ? { body: { status: 200, data: { id: 's1' } } } : server(request);
  await show(<SegmentFilters params={{ filters: {} }} close={(value) => closed.push(value)} />, { server: saved });
  expect((await button('Save')).disabled).toBe(false);
  await act(async () => userEvent.type(screen.getByRole('textbox', { name: 'Segment name' }), 'Sales{Enter}'));
  await waitFor(() => expect(closed).toMatchObject([{ id: 's1' }]));
});
