import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { registry } from '../../../src/generated/components.ts';
import { admin, type Server, show } from '../forms/harness.tsx';

/** The product's own screens of part 3, over answers that are planted. */

type Answer = NonNullable<ReturnType<Server>>;
type Asked = Parameters<Server>[0];

export const id = (nth: number) => `a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f0${nth}`;
const at = '2026-03-01T10:30:00+05:30';

export const bounce = {
  id: id(1),
  version: 1,
  email_id: 'ann@acme.example',
  user: id(7),
  user__name: 'Ann Lee',
  user_details: { user_id: id(7), email: 'ann@acme.example' },
  nobody: false,
  kind: 'hard',
  reason: '550 5.1.1 No such user',
  status: 'open',
  bounce_count: 1,
  delivery_disabled: false,
  resolution_summary: null,
  created_at: at,
};
export const download = {
  id: id(2),
  report_name: 'Reasons, Tenure, Trend',
  type: 'exit_dashboard',
  status: 'ready',
  user: id(7),
  user__name: 'Ada Admin',
  own: true,
  file_state: 'kept',
  done: 1,
  total: 1,
  created_at: at,
  report_file_url: '/files/x',
};
export const report = {
  id: id(3),
  report_name: 'Everyone',
  created_by: id(7),
  created_by__name: 'Ada Admin',
  meta_data: { Location: 'Pune', Department: 'A department with a name of forty letters', Designation: 'Lead' },
  status: 'success',
  error_message: null,
  has_file: true,
  created_at: at,
};
export const line = {
  id: 5,
  type: 'group_logs',
  activity: 'update',
  entity: 'access/group',
  actor: id(7),
  actor__name: 'Ada Admin',
  onBehalf: null,
  onBehalf__name: null,
  created_at: at,
  created_by: { display_name: 'Ada Admin', email: 'ada@acme.example' },
  client_ip: '203.0.113.7',
  old_data: { group_name: 'Engineering one' },
  new_data: { group_name: 'Engineering two' },
};
const upload = {
  id: id(4),
  created_by__name: 'Ada Admin',
  created_by: { display_name: 'Ada Admin', email: 'ada@acme.example' },
  created_at: at,
  success_count: 3,
  updated_count: 2,
  new_user_count: 1,
  error_count: 0,
  mapping_date_format: 'DD-MM-YYYY',
  state: 'done',
  own: true,
};

/** By screen: what its list call answers. */
export const lists: Record<string, { path: RegExp; full: object; none: object }> = {
  'audit/uploads': {
    path: /company\/audit\?.*fields=user_sync/,
    full: { results: [upload], count: 1 },
    none: { results: [], count: 0 },
  },
  'audit/lines': {
    path: /company\/audit\?(?!.*fields=user_sync)/,
    full: { results: [line], count: 1, next: null },
    none: { results: [], count: 0, next: null },
  },
  'audit/bounces': {
    path: /blacklist_log\/c\?(?!.*download_blacklist_logs)/,
    full: { data: [bounce], total_count: 1 },
    none: { data: [], total_count: 0 },
  },
  'audit/downloads': {
    path: /user_download_audit\?/,
    full: { results: [download], count: 1 },
    none: { results: [], count: 0 },
  },
  'genai/logs': {
    path: /audit-logs\?/,
    full: { results: [report], total_count: 1 },
    none: { results: [], total_count: 0 },
  },
};

/** `GET /path` as it begins, or a pattern → what is answered. What comes first counts. */
export type Planted = readonly (readonly [call: RegExp, answer: Answer | ((asked: Asked) => Answer)])[];

export async function open(name: string, planted: Planted = [], address = '/', flags: Record<string, boolean> = {}) {
  const server: Server = (asked) => {
    const call = `${asked.method} ${asked.path}`;
    const found = planted.find(([pattern]) => pattern.test(call));
    if (found) return typeof found[1] === 'function' ? found[1](asked) : found[1];
    const list = Object.values(lists).find(({ path }) => path.test(asked.path));
    return list && asked.method === 'GET' ? { body: list.full } : undefined;
  };
  const shown = await show(
    <Snackbars>
      <ScreenView id={name} params={{}} />
    </Snackbars>,
    { server, registry, at: address, person: { ...admin, ...flags } },
  );
  return { ...shown, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;

export const press = async (user: User, name: string | RegExp, role: 'button' | 'menuitem' | 'checkbox' = 'button') =>
  user.click(await screen.findByRole(role, { name }, { timeout: 15_000 }));

export const write = async (user: User, name: RegExp, text: string) =>
  user.type(await screen.findByRole('textbox', { name }, { timeout: 15_000 }), text);

/** In the dialog: a browser gives it the focus when the focused button is gone. */
export const pressEscape = async () => fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });

/** Asked whether to leave. */
export const stay = async (user: User) => {
  const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(asked).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

/** What is said, by whatever part of the page. */
export const sees = (text: string | RegExp) => screen.findAllByText(text, {}, { timeout: 15_000 });

/** A screen, what is planted, what someone does, and what they read. */
export interface Reading {
  how: string;
  planted?: Planted;
  does?(user: User): Promise<unknown>;
  reads: readonly (string | RegExp)[];
}

export function readings(name: string, all: readonly Reading[]): void {
  it.each(all)(`${name}: $how: $reads`, async ({ planted, does, reads }) => {
    const { user } = await open(name, planted);
    await does?.(user);
    for (const text of reads) expect(await sees(text)).not.toHaveLength(0);
  });
}

/** The list of a screen with one row alone. */
export function listing(name: string, row: object): Planted {
  const { path, full } = lists[name] as (typeof lists)[string];
  return [[path, { body: { ...full, ['results' in full ? 'results' : 'data']: [row] } }]];
}

export const rights = 'You may not have the appropriate permissions to access this tab.';
export const oops = 'Oops, Some error occured, Please try again later!';
export const details = 'Unable to fetch details, Please try again later!';
export const unableToDownload = 'Unable to download report, Please try again later!';

export const failed = { status: 500, body: { status: 500, code: 'Internal', message: '' } };
export const refused = { status: 403, body: { status: 403, code: 'Refused', message: 'No.' } };
export const limited = { status: 429, body: { status: 429, code: 'TooMany', message: 'Ten an hour.' } };
export const done = { body: { status: 200 } };

export const job = 'e3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f09';
export const begun = { status: 202, body: { status: 200, job_id: job, socket: `/ws/jobs/${job}`, total: 3 } };
const counts = { job_id: job, done: 1, total: 3, success: 1, failure: 0, finished: false, failures_url: null };
export const running = (type: string) => ({ body: { ...counts, type, state: 'running' } });
export const ended = (type: string) => ({
  body: { ...counts, type, state: 'done', done: 3, success: 2, failure: 1, finished: true, failures_url: '/x' },
});

class Unseen {
  observe() {}
  disconnect() {}
}

/** What a page of jsdom lacks, for the tests of a file: more is asked for by the button, and no file is gone to. */
export function stubBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Unseen);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
