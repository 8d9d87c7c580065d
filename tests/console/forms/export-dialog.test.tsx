import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { registry } from '../../../src/generated/components.ts';
import { expectAccessible, type Server, show } from './harness.tsx';

const titles = ['Day one', 'First month', 'First year'];
const ids = titles.map((_, index) => `a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f0${index}`);
const download = 'e3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f09';

const listing: Server = ({ path, body }) => {
  if (path !== '/feedback_bot/stage/list') return undefined;
  const search = String(body?.raw_search_string ?? '').toLowerCase();
  const data = titles.flatMap((title, index) =>
    title.toLowerCase().includes(search) ? [{ stage_details: { id: ids[index], title } }] : [],
  );
  return { body: { data, total_count: data.length } };
};

const ready = { body: { status: 200, report_url: '/files/report?signature=x', download } };
const pending = (done: number) => ({ status: 202, body: { status: 202, state: 'running', done, total: 3, download } });

async function open(server: Server) {
  const close = vi.fn();
  const shown = await show(
    <Snackbars>
      <ScreenView id="touchpoints/export" params={{}} close={close} />
    </Snackbars>,
    { server, registry },
  );
  await screen.findByRole('dialog', { name: 'Export Touchpoint' });
  return { ...shown, close, user: userEvent.setup() };
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const button = () => screen.getByRole('button', { name: /Download Report|Downloading/ });
const exportBody = (requests: { path: string; body?: unknown }[]) =>
  requests.find(({ path }) => path.endsWith('/download'))?.body;

const clicked: string[] = [];
beforeEach(() => {
  clicked.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => vi.restoreAllMocks());

describe('export dialog', () => {
  it('says in a dialog of its own that rights are missing', async () => {
    await open(({ path }) =>
      path === '/feedback_bot/stage/list'
        ? { status: 403, body: { status: 403, code: 'Refused', message: 'No.' } }
        : undefined,
    );
    const told = await screen.findByRole('alertdialog', { name: 'Insufficient Permissions' });
    expect(told.textContent).toContain('You may not have the appropriate permissions to access this tab.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('loads up to 1000 touchpoints and offers nothing until one is chosen', async () => {
    const { requests, user } = await open(listing);
    await box('Day one');
    expect(requests[0]?.body).toEqual({ page_limit: 1000, page_offset: 1, fields: ['id', 'title'] });
    expect(button()).toHaveProperty('disabled', true);
    await user.click(await box('First month'));
    expect(button()).toHaveProperty('disabled', false);
    expect(((await box('Select all')) as HTMLInputElement).indeterminate).toBe(true);
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('downloads what was chosen through a link, tells and closes', async () => {
    const { requests, user, close } = await open((request) => listing(request) ?? ready);
    await user.click(await box('First month'));
    await user.click(await box('Day one'));
    await user.click(button());
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(exportBody(requests)).toEqual({ stages: [ids[1], ids[0]] });
    expect(clicked).toEqual(['/files/report?signature=x']);
    expect(await screen.findByText('Report downloaded successfully')).toBeTruthy();
  });

  it('selects all that the search finds', async () => {
    const { requests, user } = await open((request) => listing(request) ?? ready);
    await box('Day one');
    await user.type(screen.getByRole('searchbox', { name: 'Search touchpoints' }), 'first');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Day one' })).toBeNull());
    await user.click(await box('Select all'));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(clicked.length).toBe(1));
    expect(exportBody(requests)).toEqual({ all: true, raw_search_string: 'first' });
  });

  it('says Downloading... with progress while the report is built', async () => {
    let asked = 0;
    const server: Server = (request) => {
      const listed = listing(request);
      if (listed) return listed;
      asked += 1;
      return asked < 3 ? pending(asked) : ready;
    };
    const { requests, user } = await open(server);
    await user.click(await box('Select all'));
    await user.click(button());
    expect(await screen.findByText('2 of 3 touchpoints')).toBeTruthy();
    expect(button().textContent).toBe('Downloading...');
    expect(button()).toHaveProperty('disabled', true);
    expect(screen.getByRole('progressbar', { name: 'Downloading...' }).getAttribute('aria-valuenow')).toBe('67');
    await waitFor(() => expect(clicked.length).toBe(1));
    expect(requests.filter(({ path }) => path.endsWith(`/questions_report/${download}`)).length).toBe(2);
  });

  it.each([
    [500, { code: 'Internal', message: '' }, 'Unable to download touchpoint, Please try again later!'],
    [
      409,
      { code: 'ReportFailed', message: 'Unable to download touchpoint, Please try again later!' },
      'Unable to download touchpoint, Please try again later!',
    ],
    [429, { code: 'TooMany', message: 'Ten an hour.' }, 'Ten an hour.'],
  ])('tells why it failed and stays as it was: %i', async (status, body, sentence) => {
    const { user, close } = await open((request) => listing(request) ?? { status, body });
    await user.click(await box('First month'));
    await user.click(button());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(button()).toHaveProperty('disabled', false));
    expect(await box('First month')).toHaveProperty('checked', true);
  });

  it.each([
    ['nothing there', '', 'No Critical Touchpoints created'],
    ['no hits', 'zzz', 'No touchpoints found'],
  ])('%s', async (_, search, sentence) => {
    const { user } = await open(() => ({ body: { data: [], total_count: 0 } }));
    if (search) await user.type(screen.getByRole('searchbox'), search);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(button()).toHaveProperty('disabled', true);
  });

  it('offers to ask again when the touchpoints cannot be fetched', async () => {
    let fails = true;
    const { user } = await open((request) => (fails ? { status: 500, body: {} } : listing(request)));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await box('Day one')).toBeTruthy();
  });
});
